import type { Condition, Effect, Option, Test } from '../../data/language/effect.ts';
import { effectsWithin } from '../../data/language/within.ts';
import { contains, minus, NOTHING } from '../table/goods.ts';
import { type Aspect, aspectsOf, changedBy } from './aspects.ts';
import { type Facts, isTrue } from './condition.ts';

/** Says whether a condition holds once its turn comes; null if that is still open. */
type Judge = (condition: Condition, changed: ReadonlySet<Aspect>) => boolean | null;

/**
 * Effects as they will happen: if a condition can be judged now, the branch it leads to stands in its place. Left
 * open is what an earlier effect, a test or a fight may still change.
 */
export function settledEffects(effects: readonly Effect[], facts: Facts): readonly Effect[] {
  return settled(effects, judgeBy(facts), facts, new Set());
}

/** Options as they would happen now: the cost is paid before anything else. The same ones if none has a condition. */
export function settledOptions(options: readonly Option[], facts: Facts): readonly Option[] {
  if (!options.some(({ effects }) => hasConditions(effects))) return options;
  return options.map((option) => ({
    ...option,
    effects: settledEffects(option.effects, afterPaying(facts, option.cost ?? NOTHING)),
  }));
}

function hasConditions(effects: readonly Effect[]): boolean {
  return effectsWithin(effects).some(
    (effect) => effect.kind === 'if' || (effect.kind === 'choose' && effect.options.some(({ when }) => when)),
  );
}

/** What the conditions of effects came to, in the order in which they are met, for an event that tells it. */
export function heldIn(
  effects: readonly Effect[],
  facts: Facts,
): { readonly held?: readonly (boolean | null)[] } {
  const held: (boolean | null)[] = [];
  const judge = judgeBy(facts);
  const listening: Judge = (condition, changed) => {
    const holds = judge(condition, changed);
    held.push(holds);
    return holds;
  };
  settled(effects, listening, facts, new Set());
  return held.length === 0 ? {} : { held };
}

/** Effects as they happened, by what an event told of their conditions. */
export function settledAs(effects: readonly Effect[], held: readonly (boolean | null)[]): readonly Effect[] {
  const left = [...held];
  return settled(effects, () => left.shift() ?? null, null, new Set());
}

function judgeBy(facts: Facts): Judge {
  return (condition, changed) =>
    aspectsOf(condition).some((aspect) => changed.has(aspect)) ? null : isTrue(condition, facts);
}

function afterPaying(facts: Facts, cost: Facts['goods']): Facts {
  if (!contains(facts.goods, cost)) return facts;
  const goods = minus(facts.goods, cost);
  return { ...facts, goods, storage: facts.storage === facts.goods ? goods : facts.storage };
}

/** `changed` gains what these effects may change. `facts` is null if the judge needs none. */
function settled(
  effects: readonly Effect[],
  judge: Judge,
  facts: Facts | null,
  changed: Set<Aspect>,
): readonly Effect[] {
  return effects.flatMap((effect) => {
    const ends: ReadonlySet<Aspect>[] = [];
    const branch: Branch = (within, ...also) => {
      const end = new Set([...changed, ...also]);
      ends.push(end);
      return settled(within, judge, facts, end);
    };
    if (effect.kind === 'if') {
      const holds = judge(effect.when, changed);
      if (holds !== null) return settled(holds ? effect.effects : effect.otherwise, judge, facts, changed);
    }
    const happening = withBranches(effect, branch, (condition) => judge(condition, changed));
    for (const aspect of [...changedBy(effect, facts, changed), ...ends.flatMap((end) => [...end])])
      changed.add(aspect);
    return [happening];
  });
}

/** Settles one way in which an effect may go on; after it, all is changed that any way may change. */
type Branch = (effects: readonly Effect[], ...also: readonly Aspect[]) => readonly Effect[];

function withBranches(
  effect: Effect,
  branch: Branch,
  judged: (condition: Condition) => boolean | null,
): Effect {
  if (effect.kind === 'if')
    return { ...effect, effects: branch(effect.effects), otherwise: branch(effect.otherwise) };
  if (effect.kind === 'test') return { ...effect, test: settledTest(effect.test, branch) };
  if (effect.kind !== 'choose') return effect;
  const options = effect.options.flatMap((option): Option[] => {
    const { when, ...always } = option;
    const holds = when === undefined || judged(when);
    if (holds === false) return [];
    const effects = option.cost === undefined ? branch(option.effects) : branch(option.effects, 'goods');
    return [{ ...(holds === null ? option : always), effects }];
  });
  return { ...effect, options };
}

/** Who takes a test is the actor of what follows it. */
function settledTest(test: Test, branch: Branch): Test {
  if (test.kind === 'd10')
    return { ...test, rows: test.rows.map((row) => ({ ...row, effects: branch(row.effects) })) };
  return { ...test, pass: branch(test.pass, 'actor'), fail: branch(test.fail, 'actor') };
}
