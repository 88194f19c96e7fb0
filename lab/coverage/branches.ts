import { type Effect, effectsWithin, STORIES, type Story, type StoryId } from '@vigilia/game-diario/content';
import { conditionOf } from './condition.ts';
import { type Path, pathTo } from './paths.ts';

/** One way a story may go on, written `<story> > <option> > d10 to 4`, and what happens then. */
interface Branch {
  readonly name: string;
  readonly effects: readonly Effect[];
}

const BY_STORY: ReadonlyMap<StoryId, readonly Branch[]> = new Map(
  STORIES.map((story) => [story.id, branchesOf(story)]),
);

/** Every branch of every story. */
export const BRANCHES: readonly string[] = [...BY_STORY.values()].flat().map(({ name }) => name);

const PATH_BY_NAME = new Map(
  [...BY_STORY].flatMap(([story, branches]) =>
    branches.map(({ name, effects }) => [name, pathTo(story, effects)] as const),
  ),
);

/** Every line that a story tells, as events write it: `<story>:<line>`. */
export const LINES: readonly string[] = STORIES.flatMap(({ id, effects, options }) =>
  linesIn(id, [...effects, ...options.flatMap((option) => option.effects)]),
);

/**
 * The branches that begin with these very effects: more than one only if a story writes the same list twice, none
 * if the effects are the rest of others.
 */
export function branchesWith(story: StoryId, effects: readonly Effect[]): readonly string[] {
  const all = BY_STORY.get(story) ?? [];
  return all.filter((branch) => branch.effects === effects).map(({ name }) => name);
}

/** How a branch is reached. */
export function pathOf(branch: string): Path {
  const found = PATH_BY_NAME.get(branch);
  if (found === undefined) throw new RangeError(`no branch ${branch}`);
  return found;
}

export function branchesIn(story: StoryId): readonly string[] {
  return (BY_STORY.get(story) ?? []).map(({ name }) => name);
}

/** The branches that an option opens, itself first. */
export function branchesBehind(story: StoryId, option: string): readonly string[] {
  const first = `${story} > ${option}`;
  return branchesIn(story).filter((name) => name === first || name.startsWith(`${first} > `));
}

function branchesOf({ id, effects, options }: Story): Branch[] {
  return [
    ...within(id, effects),
    ...options.flatMap((option) => from(`${id} > ${option.id}`, option.effects)),
  ];
}

/** A branch and those inside it. */
function from(name: string, effects: readonly Effect[]): Branch[] {
  return [{ name, effects }, ...within(name, effects)];
}

function within(before: string, effects: readonly Effect[]): Branch[] {
  const branching = effects.map(waysOf).filter((ways) => ways.length > 0);
  return branching.flatMap((ways, index) => {
    const number = branching.length === 1 ? '' : `${index + 1}. `;
    return ways.flatMap(([name, then]) => from(`${before} > ${number}${name}`, then));
  });
}

function waysOf(effect: Effect): [name: string, then: readonly Effect[]][] {
  if (effect.kind === 'if') {
    const condition = conditionOf(effect.when);
    return [
      [`if ${condition}`, effect.effects],
      [`unless ${condition}`, effect.otherwise],
    ];
  }
  if (effect.kind === 'choose') return effect.options.map(({ id, effects }) => [id, effects]);
  if (effect.kind !== 'test') return [];
  const { test } = effect;
  if (test.kind === 'd10') return test.rows.map(({ upTo, effects }) => [`d10 to ${upTo}`, effects]);
  return [
    [`${test.kind} passed`, test.pass],
    [`${test.kind} failed`, test.fail],
  ];
}

function linesIn(story: StoryId, effects: readonly Effect[]): string[] {
  const told = effectsWithin(effects).flatMap((effect) => (effect.kind === 'tell' ? [effect.line] : []));
  return [...new Set(told)].map((line) => `${story}:${line}`);
}
