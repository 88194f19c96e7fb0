import type { Diario } from '@vigilia/game-diario';
import type { Ask } from '@vigilia/kernel';
import type { Table } from '../../../../table/table.ts';
import { type Late, late } from '../../../../ui/late.ts';
import { whenQuiet } from '../../../../ui/when-quiet.ts';
import type { MomentPart } from './moment-part.ts';

/** The board of the Day and its part of the planner. */
export const day = late(async () => {
  const { controls, moment, pointing } = await import('../boards/day/part.ts');
  return { controls, moment, pointing };
});
/** The page of a story and the board of its options. */
export const story = late(async () => {
  const { controls, moment, StoryPage } = await import('../boards/story/part.ts');
  return { controls, moment, StoryPage };
});
/** The boards of the night, the city, the council and the ending; with it come the other two. */
export const night = late(async () => {
  const [part] = await Promise.all([import('./night.ts'), day.load(), story.load()]);
  const { controls, moment, City, Council, CouncilWaiting, Ending, ObituaryPage, PlanDetails } = part;
  return { controls, moment, City, Council, CouncilWaiting, Ending, ObituaryPage, PlanDetails };
});

const DAY: readonly string[] = ['prompt.assign', 'prompt.mix', 'prompt.idea'];

/** The part that answers a question. */
export function partFor({ prompt }: Pick<Ask, 'prompt'>): Late<{ readonly moment: MomentPart }> {
  if (DAY.includes(prompt.key)) return day;
  return prompt.key === 'prompt.options' ? story : night;
}

type Moment = Pick<Table<Diario>, 'asks' | 'view'>;

/** What a table is drawn with now. Others at the table have a council, and those who are gone an obituary. */
export function partNow({ asks, view }: Moment): Late<object> {
  const [ask] = asks.value;
  const isAlone = view.value?.seats === 1 && view.value.gone.length === 0;
  return ask !== undefined && isAlone ? partFor(ask) : night;
}

/** Fetches what the table is drawn with now; the rest is fetched when the page is quiet. */
export async function prepare(table: Moment): Promise<void> {
  // A component whose part did not come asks for it again.
  whenQuiet(() => void night.load().catch(() => null));
  await partNow(table).load();
}
