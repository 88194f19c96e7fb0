import { type Eleven, hoursPlayed } from '@vigilia/game-011';
import { text } from '@vigilia/kernel';
import { barChart, labelled, rounded } from '../../ui/chart.ts';
import type { Statistics } from '../../ui/statistics.ts';

/** The number of Hours that games take. */
export function statistics(): Statistics<Eleven> {
  const distribution: Record<number, number> = {};
  let games = 0;
  let hours = 0;
  const mean = () => rounded(hours / games);
  return {
    onEvent() {},
    onEnd({ hour }) {
      const taken = hoursPlayed({ hour });
      games++;
      hours += taken;
      distribution[taken] = (distribution[taken] ?? 0) + 1;
    },
    report: () => ({ hours: { mean: mean(), distribution } }),
    lines: (translate) => [
      labelled(translate(text('simulate.hours')), translate.number(mean())),
      ...barChart(
        Object.entries(distribution).map(([hour, count]) => [
          translate(text('simulate.hour', { hour })),
          count,
        ]),
      ),
    ],
  };
}
