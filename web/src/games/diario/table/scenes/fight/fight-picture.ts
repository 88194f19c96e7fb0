import {
  DEADLY,
  type DieColour,
  dieOf,
  type Face,
  fightersAt,
  type LocationId,
  type PersonId,
  type Weapon,
  WORST,
} from '@vigilia/game-diario';
import type { View } from '../../asked.ts';
import type { Opponent } from '../../combat/opponents.ts';

/** What a fighter does at this step. */
export type Cue = 'draws' | 'strikes' | 'hit' | null;

/** A fighter as the picture shows one. */
export interface Fighter {
  readonly who: PersonId | Opponent;
  readonly weapon: Weapon | null;
  readonly wounds: number;
  /** The wound that kills. */
  readonly most: number;
  readonly is: 'standing' | 'down' | 'gone';
  /** The die thrown last in this round. */
  readonly die: { readonly colour: DieColour; readonly face: Face } | null;
  readonly cue: Cue;
}

/** A fight as it stands at one step. */
export interface FightPicture {
  /** Null at home. */
  readonly location: LocationId | null;
  readonly ours: readonly Fighter[];
  readonly theirs: readonly Fighter[];
}

/** Whether this is that fighter. */
export function isFighter({ who }: Fighter, wanted: PersonId | number): boolean {
  return typeof who === 'string' ? who === wanted : who.number === wanted;
}

/** The fight as a view has it. Enemies of whom the log has nothing more stand under their number. */
export function pictureOf(view: View, opponents: readonly Opponent[]): FightPicture {
  const { fight, scavenging } = view;
  const theirs = (fight?.enemies ?? []).map(({ number, weapons, wounds }): Fighter => {
    const weapon = weapons[0] ?? null;
    const who = opponents.find((each) => each.number === number);
    return standing(who ?? { number, kind: 'man', arms: weapon, seed: number }, {
      weapon,
      wounds,
      most: DEADLY,
    });
  });
  const people = fight === null ? [] : fightersAt(view, fight);
  return {
    location: fight?.where === 'out' ? (scavenging?.location ?? null) : null,
    ours: people.map(({ id, weapon, levels }) =>
      standing(id, { weapon, wounds: levels.wounds, most: WORST }),
    ),
    theirs,
  };
}

function standing(who: Fighter['who'], facts: Pick<Fighter, 'weapon' | 'wounds' | 'most'>): Fighter {
  return { who, ...facts, is: 'standing', die: null, cue: null };
}

/** The picture with one fighter changed; every other comes to rest. */
export function withFighter(
  picture: FightPicture,
  wanted: PersonId | number,
  change: (fighter: Fighter) => Partial<Fighter>,
): FightPicture {
  const each = (fighter: Fighter): Fighter =>
    isFighter(fighter, wanted) ? { ...fighter, cue: null, ...change(fighter) } : { ...fighter, cue: null };
  return { ...picture, ours: picture.ours.map(each), theirs: picture.theirs.map(each) };
}

/** The picture at the beginning of a round: the dice of the one before are taken up. */
export function withoutDice(picture: FightPicture): FightPicture {
  const cleared = (fighter: Fighter): Fighter => ({ ...fighter, die: null, cue: null });
  return { ...picture, ours: picture.ours.map(cleared), theirs: picture.theirs.map(cleared) };
}

/** A die as it lies before a fighter with this weapon. */
export function dieThrown(weapon: Weapon | null, face: Face): Fighter['die'] {
  return { colour: dieOf(weapon), face };
}
