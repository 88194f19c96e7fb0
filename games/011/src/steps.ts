import type { Step } from '@vigilia/kernel';
import { effect } from './effects/happen.ts';
import { EFFECT_STEPS } from './effects/questions.ts';
import type { Frame } from './frames.ts';
import type { Eleven } from './kinds.ts';
import { abilities, ability } from './rules/ability.ts';
import { action, spend } from './rules/action.ts';
import { auction, bidding, openAuction, raise } from './rules/auction.ts';
import { choose } from './rules/choose.ts';
import { clues, placeClue } from './rules/clues.ts';
import { endTurn } from './rules/end-turn.ts';
import { event } from './rules/event.ts';
import { gears } from './rules/gears.ts';
import { clock, discard, endHour, hour } from './rules/hour.ts';
import { location, placeLocation, placeOrgan } from './rules/location.ts';
import { move } from './rules/move.ts';
import { returnPlayedTile } from './rules/plays.ts';
import { setUp } from './rules/set-up.ts';
import { closeTurn, turn, turns } from './rules/turn.ts';

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
