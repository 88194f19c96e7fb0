import { DEADLY, type Face, isFirearm, type PersonId, type Weapon } from '@vigilia/game-diario';
import { eventText } from '@vigilia/game-diario/texts';
import { text } from '@vigilia/kernel';
import type { Event } from '../../asked.ts';
import { isMissed } from '../../combat/die.tsx';
import { type Opponent, opponentId } from '../../combat/opponents.ts';
import type { Beat } from '../scene.ts';
import {
  dieThrown,
  type Fighter,
  type FightPicture,
  isFighter,
  withFighter,
  withoutDice,
} from './fight-picture.ts';
import { inLength, LENGTHS } from './pace.ts';

type FightBeat = Beat<FightPicture>;

/** The steps of a fight as its events tell them, from the picture before them. */
export function fightBeats(
  events: readonly Event[],
  from: FightPicture,
  opponents: readonly Opponent[],
): readonly FightBeat[] {
  const beats: FightBeat[] = [];
  let picture = from;
  for (const event of events) {
    const beat = stepOf(event, { picture, opponents });
    if (beat === null) continue;
    picture = beat.picture;
    beats.push(beat);
  }
  const isWhole = events.some(({ type }) => type === 'fight-round' || type === 'backstab');
  return inLength(beats, isWhole);
}

interface Given {
  /** The picture before the step. */
  readonly picture: FightPicture;
  readonly opponents: readonly Opponent[];
}

/** The event of a type, also where several types share their fields. */
type EventOf<Type> = Event extends infer Each
  ? Each extends { readonly type: infer Types }
    ? Type extends Types
      ? Each
      : never
    : never
  : never;

type Steps = {
  readonly [Type in Event['type']]?: (event: EventOf<Type>, given: Given) => FightBeat | null;
};

function stepOf(event: Event, given: Given): FightBeat | null {
  const step = STEPS[event.type] as ((event: Event, given: Given) => FightBeat | null) | undefined;
  return step?.(event, given) ?? null;
}

/** What each event of a fight shows; every other is told elsewhere. */
const STEPS: Steps = {
  fight: (event, given) => ({ ...opening(given), line: eventText(event) }),
  backstab: (event, given) => ({ ...opening(given), line: eventText(event) }),
  'fight-round': ({ round }, given) => ({
    ...opening(given),
    line: text('fight-scene.round', { round }),
    length: LENGTHS.word,
  }),
  armed: (event, { picture }) => ({
    picture: withFighter(picture, event.person, () => ({ weapon: event.weapon, cue: 'draws' })),
    line: eventText(event),
    length: LENGTHS.draws,
    sound: isFirearm(event.weapon) ? 'ratchet' : 'paper',
  }),
  'bare-handed': (event, given) => word(event, given, event.person, { weapon: null }),
  'rolled-with': ({ person, weapon, face }, given) => ourRoll(given, person, weapon, face),
  'rolled-bare-handed': ({ person, face }, given) => ourRoll(given, person, null, face),
  'enemy-rolled-with': ({ enemy, weapon, face }, given) => theirRoll(given, enemy, weapon, face),
  'enemy-rolled-bare-handed': ({ enemy, face }, given) => theirRoll(given, enemy, null, face),
  'enemy-wounded': ({ enemy, by, level }, given) => ({
    picture: withFighter(given.picture, enemy, () => ({ wounds: level, cue: 'hit' })),
    line: text('fight-scene.they-hurt', { opponent: nameOf(enemy, given), by, level, most: DEADLY }),
    length: LENGTHS.wound,
    sound: 'blow',
  }),
  'enemy-killed': ({ enemy }, given) => fall(given, enemy, 'fight-scene.they-fall'),
  'enemy-died': ({ enemy }, given) => fall(given, enemy, 'fight-scene.they-die'),
  'enemy-left': ({ enemy }, given) => change(given, enemy, { is: 'gone' }, 'fight-scene.they-leave'),
  'enemy-out-of-ammo': ({ enemy }, given) =>
    change(given, enemy, { weapon: null }, 'fight-scene.they-are-empty'),
  'enemy-disarmed': ({ enemy, weapon }, { picture, opponents }) => ({
    picture: withFighter(picture, enemy, () => ({ weapon: null })),
    line: text('fight-scene.they-lose', { opponent: nameOf(enemy, { picture, opponents }), weapon }),
    length: LENGTHS.word,
  }),
  disarmed: (event, given) => word(event, given, event.person, { weapon: null }),
  'stepped-back': (event, given) => word(event, given, event.person, { is: 'gone' }),
  // Wounds are the state that a fight brings; another comes of what follows it.
  'state-rose': ({ person, state, by, level }, { picture }) => {
    const hit = picture.ours.find((fighter) => isFighter(fighter, person));
    if (state !== 'wounds' || hit === undefined) return null;
    return {
      picture: withFighter(picture, person, () => ({ wounds: level, cue: 'hit' })),
      line: text('fight-scene.we-hurt', { person, by, level, most: hit.most }),
      length: LENGTHS.wound,
      sound: 'blow',
    };
  },
  // No death of ours has a sound.
  gone: (event, { picture }) => {
    const { person, cause } = event;
    if (cause !== 'wounds' || !picture.ours.some((fighter) => isFighter(fighter, person))) return null;
    return {
      picture: withFighter(picture, person, ({ most }) => ({ wounds: most, is: 'down', cue: 'hit' })),
      line: eventText(event),
      length: LENGTHS.fall,
    };
  },
  'fate-struck': (event, given) => word(event, given),
  'fate-missed': (event, given) => word(event, given),
  'enemies-gone': (event, given) => word(event, given),
  fled: (event, given) => word(event, given),
  'gave-way': (event, given) => word(event, given),
};

/** The dice of the round before are taken up. */
function opening({ picture }: Given): FightBeat {
  return { picture: withoutDice(picture), line: null, length: LENGTHS.opening };
}

/** A step that the log has words for. */
function word(event: Event, { picture }: Given, who?: PersonId, changed: Partial<Fighter> = {}): FightBeat {
  return {
    picture: who === undefined ? picture : withFighter(picture, who, () => changed),
    line: eventText(event),
    length: LENGTHS.word,
  };
}

function ourRoll({ picture }: Given, person: PersonId, weapon: Weapon | null, face: Face): FightBeat {
  return {
    picture: withFighter(picture, person, () => ({ weapon, die: dieThrown(weapon, face), cue: 'strikes' })),
    line: text('fight-scene.we-roll', {
      person,
      how: isAgain(picture, person) ? 'again' : howOf(weapon),
      face: isMissed(face, weapon) ? 0 : face,
    }),
    length: LENGTHS.roll,
    sound: isFirearm(weapon) ? 'shot' : 'dice',
  };
}

function theirRoll(given: Given, enemy: number, weapon: Weapon | null, face: Face): FightBeat {
  return {
    picture: withFighter(given.picture, enemy, () => ({ die: dieThrown(weapon, face), cue: 'strikes' })),
    line: text('fight-scene.they-roll', {
      opponent: nameOf(enemy, given),
      how: isAgain(given.picture, enemy) ? 'again' : howOf(weapon),
      // An enemy without Ammo falls back to the next weapon; one of ours has missed (FIGHT-6).
      face: face !== 'out-of-ammo' && isMissed(face, weapon) ? 0 : face,
    }),
    length: LENGTHS.roll,
    sound: isFirearm(weapon) ? 'shot' : 'dice',
  };
}

function fall(given: Given, enemy: number, key: string): FightBeat {
  return {
    picture: withFighter(given.picture, enemy, ({ most }) => ({ wounds: most, is: 'down', cue: 'hit' })),
    line: text(key, { opponent: nameOf(enemy, given) }),
    length: LENGTHS.fall,
    sound: 'fall',
  };
}

function change(given: Given, enemy: number, changed: Partial<Fighter>, key: string): FightBeat {
  return {
    picture: withFighter(given.picture, enemy, () => changed),
    line: text(key, { opponent: nameOf(enemy, given) }),
    length: LENGTHS.word,
  };
}

/** Whether a fighter threw a die just now: another one is a second try, or a second shot. */
function isAgain({ ours, theirs }: FightPicture, who: PersonId | number): boolean {
  return [...ours, ...theirs].some((fighter) => fighter.cue === 'strikes' && isFighter(fighter, who));
}

function howOf(weapon: Weapon | null): 'shoots' | 'strikes' {
  return isFirearm(weapon) ? 'shoots' : 'strikes';
}

function nameOf(enemy: number, { picture: { theirs }, opponents }: Given): string {
  const shown = theirs.find((fighter) => isFighter(fighter, enemy))?.who;
  const who = opponents.find(({ number }) => number === enemy) ?? shown;
  return opponentId(typeof who === 'object' ? who : { kind: 'man', arms: null });
}
