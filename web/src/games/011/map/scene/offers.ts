import { type Character, type Line, PLACE_SQUARES, type Place, type Square } from '@vigilia/game-011';
import type { Noun } from '../../../../draft/game-ui.ts';
import type { Choice, Verb, View } from '../../eleven.ts';
import type { Journey } from '../../ways/journeys.ts';

/** What a square is offered for now. */
export interface Offer {
  readonly square: Square;
  readonly how: 'walk' | 'carriage' | 'ride' | 'clue' | 'organ' | 'character' | 'place';
  /** What pressing the square points at. */
  readonly noun: Noun;
  /** The answer it makes by itself, if pointing alone could mean another. */
  readonly plan: Choice | null;
  /** The Time it costs, if moving is what is asked. */
  readonly time: number | null;
  readonly line: Line | null;
}

interface Asked {
  /** The choices that are still possible after what is picked. */
  readonly choices: readonly Choice[];
  readonly picks: readonly Noun[];
  /** Every square the Character can come to, on foot, by machine or both. */
  readonly journeys: ReadonlyMap<Square, Journey>;
}

/** Every square that may be chosen now, by how and for how much Time. */
export function offersOf(view: View, { choices, picks, journeys }: Asked): ReadonlyMap<Square, Offer> {
  const offers = new Map<Square, Offer>();
  for (const [square, { by, time }] of journeys)
    offers.set(square, { ...at(square, howBy(by)), time, line: lineOf(by) });
  for (const choice of choices) {
    for (const offer of offersBy(view, choice, picks)) {
      const known = offers.get(offer.square);
      // A way for nothing may gather Clues; one that costs Time gives way to the ride.
      if (known?.time === 0) continue;
      if (!picks.includes(offer.noun)) offers.set(offer.square, offer);
    }
  }
  return offers;
}

/** The squares by which a choice can be made on the map, what is picked already left out. */
function offersBy(view: View, choice: Choice, picks: readonly Noun[]): Offer[] {
  const who = (character: Character): Offer => ({
    ...at(view.characters[character], 'character'),
    noun: `character:${character}`,
  });
  switch (choice.verb) {
    case 'clue':
    case 'organ':
      return [at(choice.square, choice.verb)];
    case 'move':
      return [at(picks.includes(`square:${choice.from}`) ? choice.to : choice.from, 'clue')];
    case 'ride':
      return [{ ...at(choice.square, 'ride'), plan: choice, time: 0, line: choice.line }];
    case 'choose':
      return [{ ...who(choice.character), plan: choice }];
    case 'copy':
    case 'block':
      return [who(choice.character)];
    case 'swap':
      // Every pair is listed both ways round: the one that begins with who was picked is meant.
      if (picks.includes(`character:${choice.character}`)) return [{ ...who(choice.other), plan: choice }];
      return picks.includes(`character:${choice.other}`) ? [] : [who(choice.character)];
    case 'send':
      return picks.includes(`character:${choice.character}`) ? [into(choice.place)] : [who(choice.character)];
    case 'place':
      return [into(choice.place)];
    // Too grave for a slip of the finger, and named by a list of its own.
    case 'declare':
    // Every walk is known with its cost already, as a journey.
    case 'walk':
    case 'bid':
    case 'pass':
    case 'carriage':
    case 'stop':
    case 'end':
    case 'skip':
    case 'turn':
    case 'spend':
    case 'investigate':
    case 'act':
    case 'card':
    case 'regain':
    case 'tile':
    case 'invoke':
    case 'discard':
      return [];
  }
}

function howBy(by: Journey['by']): Offer['how'] {
  if (by === null) return 'walk';
  return by === 'carriage' ? 'carriage' : 'ride';
}

function lineOf(by: Journey['by']): Line | null {
  return by === 'carriage' ? null : by;
}

function at(square: Square, how: Offer['how']): Offer {
  return { square, how, noun: `square:${square}`, plan: null, time: null, line: null };
}

function into(place: Place): Offer {
  return { ...at(PLACE_SQUARES[place], 'place'), noun: `place:${place}` };
}

const OF_SQUARES: ReadonlySet<Verb> = new Set(['walk', 'ride', 'clue', 'move', 'organ'] as const);

/** Whether a question is answered with a square of the map. */
export function asksForSquares(choices: readonly Choice[]): boolean {
  return choices.some(({ verb }) => OF_SQUARES.has(verb));
}
