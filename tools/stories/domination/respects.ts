import { STATES } from '../../../games/diario/src/data/states.ts';
import type { Chance } from './chances.ts';
import type { Outcome, Touched } from './outcome.ts';
import { harmsNoMore, relievesAsMuch } from './people.ts';

/** One thing by which outcomes can be told apart. */
export interface Respect {
  readonly name: string;
  readonly isAsGood: (one: Outcome, other: Outcome) => boolean;
}

const PEOPLE: readonly Respect[] = [...STATES, 'leaving' as const].flatMap((what): Respect[] => {
  const of = ({ people }: Outcome, isMeant: (touched: Touched) => boolean) =>
    people.filter((touched) => touched.what === what && isMeant(touched));
  const isHarm = ({ by }: Touched) => by > 0;
  const isRelief = ({ by }: Touched) => by < 0;
  return [
    { name: `more ${what}`, isAsGood: (one, other) => harmsNoMore(of(one, isHarm), of(other, isHarm)) },
    {
      name: `less ${what}`,
      isAsGood: (one, other) => relievesAsMuch(of(one, isRelief), of(other, isRelief)),
    },
  ];
});

/** Every respect in which any of these outcomes has something. */
export function respectsOf(chances: readonly Chance[]): Respect[] {
  const names = (of: 'gains' | 'losses') => [
    ...new Set(chances.flatMap(({ outcome }) => Object.keys(outcome[of]))),
  ];
  return [
    ...names('gains').map(
      (name): Respect => ({
        name: `gain of ${name}`,
        isAsGood: (one, other) => (one.gains[name] ?? 0) >= (other.gains[name] ?? 0),
      }),
    ),
    ...names('losses').map(
      (name): Respect => ({
        name: `loss of ${name}`,
        isAsGood: (one, other) => (one.losses[name] ?? 0) <= (other.losses[name] ?? 0),
      }),
    ),
    ...PEOPLE,
  ];
}
