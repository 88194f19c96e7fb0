import type { Condition, Effect } from '../../../games/diario/src/data/language/effect.ts';
import type { Story } from '../../../games/diario/src/data/language/story.ts';
import { branchesOf } from '../../../games/diario/src/data/language/within.ts';

/** An effect, and what is known where it happens. */
export interface Place {
  readonly effect: Effect;
  /** Whether a person has taken a test on the way: that person is the actor. */
  readonly isTested: boolean;
  /** Conditions that decided on the way, however they came out. */
  readonly decided: readonly Condition[];
}

/** Every effect of a story with its place. */
export function placesIn({ effects, options }: Pick<Story, 'effects' | 'options'>): Place[] {
  const start = { isTested: false, decided: [] };
  return [
    ...placesOf(effects, start),
    ...options.flatMap(({ effects: chosen, when }) =>
      placesOf(chosen, { ...start, decided: when === undefined ? [] : [when] }),
    ),
  ];
}

function placesOf(effects: readonly Effect[], known: Omit<Place, 'effect'>): Place[] {
  return effects.flatMap((effect) => {
    const isTest = effect.kind === 'test' && effect.test.kind !== 'd10';
    const inside = {
      isTested: known.isTested || isTest,
      decided: effect.kind === 'if' ? [...known.decided, effect.when] : known.decided,
    };
    return [{ effect, ...known }, ...branchesOf(effect).flatMap((branch) => placesOf(branch, inside))];
  });
}

/** The places at which a line is told, given as `line soft`. */
export function placesOfLine(where: string, story: Pick<Story, 'effects' | 'options'>): Place[] {
  return placesIn(story).filter(({ effect }) => effect.kind === 'tell' && where === `line ${effect.line}`);
}
