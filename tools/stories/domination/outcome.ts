import type { Goods } from '../../../games/diario/src/data/goods.ts';
import type { Effect, Who } from '../../../games/diario/src/data/language/effect.ts';
import type { StateName } from '../../../games/diario/src/data/states.ts';

/** Something that happens to people: a state moves, or they leave. */
export interface Touched {
  readonly what: StateName | 'leaving';
  /** Above 0 is worse. */
  readonly by: number;
  readonly who: Who;
}

/** What is left when every die has been rolled and every condition looked at. */
export interface Outcome {
  /** How much there is of what is good, by what it is: `water`, `search pantry`. */
  readonly gains: Readonly<Record<string, number>>;
  /** How much there is of what is bad: goods paid and lost, Noise, time. */
  readonly losses: Readonly<Record<string, number>>;
  readonly people: readonly Touched[];
  /** What is neither good nor bad as far as can be seen from here: what leads on, and who comes. */
  readonly unknown: readonly string[];
}

export const NOTHING: Outcome = { gains: {}, losses: {}, people: [], unknown: [] };

export function paid(goods: Goods): Outcome {
  return { ...NOTHING, losses: goods };
}

/** What an effect does by itself; what lies behind a test or a condition is unknown here (chances.ts). */
export function outcomeOf(effect: Effect): Outcome {
  switch (effect.kind) {
    case 'gain':
      return { ...NOTHING, gains: effect.goods };
    case 'lose':
    case 'eliminate':
      return paid(effect.goods);
    case 'lose-any':
      return { ...NOTHING, losses: { [`goods given up, ${effect.of}`]: effect.count } };
    case 'change':
      return { ...NOTHING, people: [{ what: effect.state, by: effect.by, who: effect.who }] };
    case 'leave':
      return { ...NOTHING, people: [{ what: 'leaving', by: 1, who: effect.who }] };
    case 'cold':
    case 'noise':
      return worse({ [effect.kind]: effect.by });
    case 'tonight':
      return worse({ 'damage tonight': effect.damage, 'wounds tonight': effect.wounds });
    case 'return':
      return worse({ time: effect.cards });
    case 'fight':
      return worse({ [`fight ${JSON.stringify(effect.enemies)}`]: 1 });
    case 'search':
      return { ...NOTHING, gains: { [`search ${effect.chart}`]: 1 } };
    case 'stays':
      return { ...NOTHING, gains: { [effect.kind]: 1 } };
    case 'ideas':
      return { ...NOTHING, gains: { ideas: effect.cards } };
    case 'trade':
      return { ...NOTHING, gains: { [`trade ${JSON.stringify(effect)}`]: 1 } };
    case 'tell':
      return NOTHING;
    case 'noise-roll':
    case 'encounter':
    case 'arrival':
    case 'exchange':
    case 'read':
    case 'story':
    case 'later':
    case 'mark':
    case 'unmark':
    case 'choose':
    case 'test':
    case 'if':
      return { ...NOTHING, unknown: [JSON.stringify(effect)] };
  }
}

/** Of such a thing more is worse, and less than none is good. */
function worse(amounts: Readonly<Record<string, number>>): Outcome {
  const those = (isMeant: (amount: number) => boolean) =>
    Object.fromEntries(
      Object.entries(amounts)
        .filter(([, amount]) => isMeant(amount))
        .map(([what, amount]) => [what, Math.abs(amount)]),
    );
  return { ...NOTHING, gains: those((amount) => amount < 0), losses: those((amount) => amount > 0) };
}

/** Both, one after the other. */
export function together(one: Outcome, other: Outcome): Outcome {
  return {
    gains: sum(one.gains, other.gains),
    losses: sum(one.losses, other.losses),
    people: [...one.people, ...other.people],
    unknown: [...one.unknown, ...other.unknown].sort(),
  };
}

function sum(one: Outcome['gains'], other: Outcome['gains']): Outcome['gains'] {
  const all: Record<string, number> = { ...one };
  for (const [what, amount] of Object.entries(other)) all[what] = (all[what] ?? 0) + amount;
  return all;
}
