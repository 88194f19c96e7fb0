import type { Step } from '@vigilia/kernel';
import type { Frame } from '../table/frames.ts';
import type { Eleven } from '../table/kinds.ts';
import { abilities, ability } from './ability.ts';
import { action, spend } from './action.ts';
import { auction, bidding, openAuction, raise } from './auction.ts';
import { choose } from './choose.ts';
import { clues, placeClue } from './clues.ts';
import { effect } from './effects/happen.ts';
import { EFFECT_STEPS } from './effects/questions.ts';
import { endTurn } from './end-turn.ts';
import { event } from './event.ts';
import { gears } from './gears.ts';
import { clock, discard, endHour, hour } from './hour.ts';
import { location, placeLocation, placeOrgan } from './location.ts';
import { move } from './move.ts';
import { returnPlayedTile } from './plays.ts';
import { setUp } from './set-up.ts';
import { closeTurn, turn, turns } from './turn.ts';

/** Every step of the game, in the order in which an Hour comes to them; then the effects. */
export const steps: Readonly<Record<Frame['step'], Step<Eleven, never>>> = {
  'set-up': setUp,
  hour,
  event,
  auction,
  'open-auction': openAuction,
  bidding,
  raise,
  clues,
  'place-clue': placeClue,
  turns,
  turn,
  choose,
  abilities,
  ability,
  gears,
  move,
  action,
  spend,
  'return-tile': returnPlayedTile,
  'end-turn': endTurn,
  'close-turn': closeTurn,
  location,
  'place-location': placeLocation,
  'place-organ': placeOrgan,
  'end-hour': endHour,
  discard,
  clock,
  effect,
  ...EFFECT_STEPS,
};
