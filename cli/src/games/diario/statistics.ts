import { type Diario, STORY_IDS } from '@vigilia/game-diario';
import { type Text, text } from '@vigilia/kernel';
import { barChart, labelled, rounded } from '../../ui/chart.ts';
import type { Statistics } from '../../ui/statistics.ts';
import { cardIn } from './cards.ts';

type Counts = Record<string, number>;

/** Wins, scores, days, causes of loss, and how often every card and story was met. */
export function statistics(): Statistics<Diario> {
  let games = 0;
  let wins = 0;
  let score = 0;
  let days = 0;
  const winsByStarters: Counts = { 1: 0, 2: 0, 3: 0 };
  const daysSurvived: Counts = {};
  const causes: Counts = {};
  const firstLoss: Counts = {};
  const cards: Record<string, Counts> = {};
  const stories: Counts = Object.fromEntries(STORY_IDS.map((story) => [story, 0]));
  return {
    onEvent(event) {
      if (event.type === 'story-read') add(stories, event.story);
      for (const [deck, card] of cardIn(event)) {
        cards[deck] ??= {};
        add(cards[deck], card);
      }
    },
    onEnd({ over, people, starters, day, gone }) {
      games++;
      days += day;
      add(daysSurvived, day);
      for (const { cause } of gone) add(causes, cause);
      if (gone[0] !== undefined) add(firstLoss, gone[0].day);
      if (over === null || over.score === null) return;
      wins++;
      score += over.score;
      add(winsByStarters, people.filter(({ id }) => starters.includes(id)).length);
    },
    report,
    lines: (translate) => {
      const { winRate, meanScore, meanDays, medianFirstLoss, storiesRead } = report();
      return [
        labelled(translate(text('simulate.win-rate')), `${wins} (${translate.percent(winRate)})`),
        ...Object.entries(winsByStarters).map(([count, won]) =>
          labelled(translate(text('simulate.with-starters', { count: Number(count) })), won),
        ),
        labelled(translate(text('simulate.score')), meanScore === null ? '-' : translate.number(meanScore)),
        labelled(translate(text('simulate.days')), translate.number(meanDays)),
        ...barChart(
          Object.entries(daysSurvived).map(([day, count]) => [
            translate(text('simulate.day', { day })),
            count,
          ]),
        ),
        labelled(translate(text('simulate.first-loss')), medianFirstLoss ?? '-'),
        ...barChart(
          Object.entries(firstLoss).map(([day, count]) => [translate(text('simulate.day', { day })), count]),
        ),
        ...Object.entries(causes).map(([cause, count]) =>
          labelled(translate(text('simulate.lost-by', { cause })), count),
        ),
        ...Object.entries(cards).map(([deck, counts]) =>
          labelled(translate(text('simulate.deck', { deck })), translate(spread(counts))),
        ),
        labelled(
          translate(text('simulate.stories')),
          translate(text('simulate.stories-read', { read: storiesRead, all: STORY_IDS.length })),
        ),
      ];
    },
  };

  function report() {
    return {
      wins,
      winRate: rounded(wins / games, 3),
      winsByStarters,
      meanScore: wins === 0 ? null : rounded(score / wins),
      meanDays: rounded(days / games),
      days: daysSurvived,
      causes,
      firstLoss,
      medianFirstLoss: median(firstLoss),
      cards,
      storiesRead: Object.values(stories).filter((count) => count > 0).length,
      stories,
    };
  }
}

function add(counts: Counts, key: string | number): void {
  counts[key] = (counts[key] ?? 0) + 1;
}

function median(counts: Counts): number | null {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  let passed = 0;
  for (const [key, count] of Object.entries(counts).sort(([one], [other]) => Number(one) - Number(other))) {
    passed += count;
    if (passed * 2 >= total) return Number(key);
  }
  return null;
}

/** How many different cards of a deck were met, and how evenly. */
function spread(counts: Counts): Text {
  const all = Object.values(counts);
  return text('simulate.deck-met', { cards: all.length, least: Math.min(...all), most: Math.max(...all) });
}
