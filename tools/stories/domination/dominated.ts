import type { Condition, Option } from '../../../games/diario/src/data/language/effect.ts';
import type { Story, StoryId } from '../../../games/diario/src/data/language/story.ts';
import type { Book } from '../book.ts';
import { GOALS } from '../goals.ts';
import { unreadMarks } from '../marks.ts';
import { decisionsIn } from '../within.ts';
import { isOpenWherever } from './availability.ts';
import { type Chance, chancesOf } from './chances.ts';
import { betterIn } from './weigh.ts';
import { worldsFor } from './world.ts';

/** An option that another one of its story makes pointless. */
export interface Dominated {
  readonly story: StoryId;
  readonly option: string;
  readonly by: string;
  /** In which respects the other one is better. */
  readonly betterIn: readonly string[];
}

/** The report, the goals and the complaints ask for the same book, which takes half a second each time. */
const KNOWN = new WeakMap<Book['stories'], Dominated[]>();

/** Every option for which another, open wherever it is, is as good in every respect and better in one. */
export function dominatedOptions(book: Pick<Book, 'stories'>): readonly Dominated[] {
  const known = KNOWN.get(book.stories) ?? dominatedAmong(book);
  KNOWN.set(book.stories, known);
  return known;
}

function dominatedAmong(book: Pick<Book, 'stories'>): Dominated[] {
  const idle = new Set(unreadMarks(book).map((mark) => JSON.stringify({ kind: 'mark', mark })));
  return book.stories.flatMap((story) =>
    decisionsIn(story).flatMap((options) => dominatedIn({ story, options, idle })),
  );
}

/** The options of one decision, and the effects that change nothing: marks that no story looks for. */
interface Decision {
  readonly story: Story;
  readonly options: readonly Option[];
  readonly idle: ReadonlySet<string>;
}

function dominatedIn(decision: Decision): Dominated[] {
  const { story, options } = decision;
  return options.flatMap((option) => {
    for (const other of options) {
      const better = other === option ? [] : whyBetter(other, option, decision);
      if (better.length > 0) return [{ story: story.id, option: option.id, by: other.id, betterIn: better }];
    }
    return [];
  });
}

/** In which respects an option is better, if it is nowhere worse; nothing otherwise. */
function whyBetter(option: Option, other: Option, { story: { when }, idle }: Decision): string[] {
  if (!isOpenWherever(option, other)) return [];
  const given = [when, other.when].filter((condition): condition is Condition => condition !== undefined);
  const all = new Set<string>();
  for (const world of worldsFor([option, other], given) ?? []) {
    const [mine, theirs] = [option, other].map((each) => without(idle, chancesOf(each, world)));
    const better = betterIn(mine ?? [], theirs ?? []);
    if (better === null) return [];
    for (const respect of better) all.add(respect);
  }
  return [...all];
}

function without(idle: ReadonlySet<string>, chances: readonly Chance[]): Chance[] {
  return chances.map(({ outcome, share }) => {
    const unknown = outcome.unknown.filter((effect) => !idle.has(effect));
    return { outcome: { ...outcome, unknown }, share };
  });
}

export function dominationComplaints(book: Pick<Book, 'stories'>): string[] {
  const dominated = dominatedOptions(book);
  if (dominated.length <= GOALS.dominated) return [];
  return dominated.map(
    ({ story, option, by, betterIn }) => `${story}: ${by} is better than ${option} (${betterIn.join(', ')})`,
  );
}
