import { type Condition, type Effect, STORIES, type StoryId } from '@vigilia/game-diario/content';

/** How a branch is reached once its story is read: what is decided on the way, and what has to be so. */
export interface Path {
  readonly story: StoryId;
  /** The options to take, one after the other. */
  readonly options: readonly string[];
  readonly needs: readonly Condition[];
  readonly effects: readonly Effect[];
}

/** The path to a story's first effects, to each of its options and to all that branches off there. */
const PATHS: readonly Path[] = STORIES.flatMap(({ id, when, effects, options }) => {
  const start: Path = { story: id, options: [], needs: when === undefined ? [] : [when], effects };
  return [...within(start), ...options.flatMap((option) => within(decided(start, option)))];
});

/** The path to the branch that begins with these very effects. */
export function pathTo(story: StoryId, effects: readonly Effect[]): Path | undefined {
  return PATHS.find((path) => path.story === story && path.effects === effects);
}

/** The paths at whose end an effect like this one happens. */
export function pathsWith(is: (effect: Effect) => boolean): readonly Path[] {
  return PATHS.filter(({ effects }) => effects.some(is));
}

function within(path: Path): Path[] {
  return [path, ...path.effects.flatMap((effect) => waysOf(path, effect)).flatMap(within)];
}

function waysOf(path: Path, effect: Effect): Path[] {
  if (effect.kind === 'choose') return effect.options.map((option) => decided(path, option));
  if (effect.kind === 'if') {
    const not: Condition = { kind: 'not', condition: effect.when };
    return [
      { ...path, needs: [...path.needs, effect.when], effects: effect.effects },
      { ...path, needs: [...path.needs, not], effects: effect.otherwise },
    ];
  }
  if (effect.kind !== 'test') return [];
  const { test } = effect;
  const ways = test.kind === 'd10' ? test.rows.map((row) => row.effects) : [test.pass, test.fail];
  return ways.map((effects) => ({ ...path, effects }));
}

type Option = (typeof STORIES)[number]['options'][number];

function decided(path: Path, { id, cost = {}, when, effects }: Option): Path {
  const paid: Condition = { kind: 'has', goods: cost };
  const needs = [...path.needs, paid, ...(when === undefined ? [] : [when])];
  return { ...path, options: [...path.options, id], needs, effects };
}
