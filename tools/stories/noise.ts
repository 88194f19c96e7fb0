import { RESIDENT_IDS } from '../../games/diario/src/data/cards/residents.ts';
import type { Condition, Effect, Option } from '../../games/diario/src/data/language/effect.ts';
import type { Story } from '../../games/diario/src/data/language/story.ts';
import type { Book } from './book.ts';
import { partsOfCondition } from './conditions.ts';

/** Noise is 1 when a Resident is met (SCAV-3): until a story raises it, it cannot fall and is not worth asking for. */
export function noiseComplaints({ stories }: Pick<Book, 'stories'>): string[] {
  const residents: readonly string[] = RESIDENT_IDS;
  return stories
    .filter(({ from }) => from !== null && residents.includes(from.card))
    .flatMap((story) => complaintsIn(story).map((complaint) => `${story.id}: ${complaint}`));
}

function complaintsIn({ when, effects, options }: Story): string[] {
  const isRaised = effects.some(isRaise);
  return [...asked(when), ...walk(effects), ...(isRaised ? [] : options.flatMap(walkOption))];
}

/** What is wrong with effects up to the one that raises Noise. */
function walk(effects: readonly Effect[]): string[] {
  const raised = effects.findIndex(isRaise);
  return effects.slice(0, raised < 0 ? effects.length : raised).flatMap((effect) => {
    if (effect.kind === 'noise' && effect.by < 0)
      return ['Noise is 1 where a Resident is met and cannot fall'];
    if (effect.kind === 'if')
      return [...asked(effect.when), ...walk(effect.effects), ...walk(effect.otherwise)];
    if (effect.kind === 'choose') return effect.options.flatMap(walkOption);
    if (effect.kind !== 'test') return [];
    const { test } = effect;
    const ways = test.kind === 'd10' ? test.rows.map((row) => row.effects) : [test.pass, test.fail];
    return ways.flatMap((way) => walk(way));
  });
}

function walkOption({ when, effects }: Option): string[] {
  return [...asked(when), ...walk(effects)];
}

function isRaise(effect: Effect): boolean {
  return effect.kind === 'noise' && effect.by > 0;
}

function asked(when: Condition | undefined): string[] {
  if (when === undefined) return [];
  const isAsked = partsOfCondition(when).some(({ kind }) => kind === 'noise');
  return isAsked ? ['asks for Noise, which is 1 where a Resident is met'] : [];
}
