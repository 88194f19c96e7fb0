import type { Refusal } from '@vigilia/kernel';
import { POWER_EFFECTS, type Power } from '../data/cards.ts';
import type { Effect } from '../data/effect.ts';
import { type Tile, tile } from '../data/tiles.ts';
import type { Choice } from '../table/choices.ts';
import type { Frame } from '../table/frames.ts';
import type { Acting, ChoiceOf, Run } from '../table/kinds.ts';
import { currentPlayer, currentTurn } from '../table/players.ts';
import type { OpenFacts, OpenPlayer, OpenTurn, Table } from '../table/state.ts';
import { refuse } from './ask.ts';
import { canHappen, needsCharacter, ruleOf } from './effects/effect.ts';
import { arePlaysBanned } from './event.ts';
import { canPay, payTime, putUnderStack, spendClues, takeTile } from './treasury.ts';

export type PlayVerb = 'card' | 'tile';

type Event = Pick<OpenFacts, 'event'>;
type Played = Pick<OpenTurn, 'playedCard' | 'playedTile'>;

/** Whether a Power card is left to this turn: one, unless the Event forbids them all (TURN-3, EVT-A). */
export function isCardLeft(facts: Event, played: Played): boolean {
  return !played.playedCard && !arePlaysBanned(facts);
}

/** Whether an Item tile is left to this turn: one, unless the Event forbids them all (TURN-3, EVT-A). */
export function isTileLeft(facts: Event, played: Played): boolean {
  return !played.playedTile && !arePlaysBanned(facts);
}

/** How many Power cards and how many tiles are in a hand. */
interface Held {
  readonly cards: number;
  readonly tiles: number;
}

/**
 * Whether the others must reckon with a play. It follows from open facts alone, so that being asked betrays nothing
 * about the tiles in hand.
 */
export function mayPlay(facts: Event, played: Played, held: Held): boolean {
  return (held.cards > 0 && isCardLeft(facts, played)) || (held.tiles > 0 && isTileLeft(facts, played));
}

export function mayPlayNow(table: Table): boolean {
  const { powers, tiles } = currentPlayer(table);
  return mayPlay(table, currentTurn(table), { cards: powers.length, tiles: tiles.length });
}

/** The choices given, and after them the cards and tiles that can be played at this moment. */
export function withPlays(table: Table, choices: Choice[]): readonly Choice[] {
  if (arePlaysBanned(table)) return choices;
  const turn = currentTurn(table);
  const { powers, tiles } = currentPlayer(table);
  if (isCardLeft(table, turn)) {
    for (const power of powers)
      if (canHappenNow(table, POWER_EFFECTS[power])) choices.push({ verb: 'card', power });
  }
  if (isTileLeft(table, turn)) {
    for (const id of tiles) if (isPlayable(table, id)) choices.push({ verb: 'tile', tile: id });
  }
  return choices;
}

/** What a card or tile does that is played; null for any other choice. */
export function effectOfPlay(choice: Choice): Effect | null {
  if (choice.verb === 'card') return POWER_EFFECTS[choice.power];
  return choice.verb === 'tile' ? tile(choice.tile).effect : null;
}

/** Resolves a play whole, then comes back to `resume`. */
export function answerPlay(run: Run, choice: ChoiceOf<PlayVerb>, resume: Frame): void {
  run.next(resume);
  if (choice.verb === 'card') playCard(run, choice.power);
  else playTile(run, choice.tile);
}

/** It leaves the game (TURN-5). */
function playCard(run: Run, power: Power): void {
  const turn = currentTurn(run.state);
  const player = currentPlayer(run.state);
  turn.playedCard = true;
  player.powers = player.powers.filter((other) => other !== power);
  player.spent = [...player.spent, power];
  run.announce({ type: 'card-played', seat: turn.seat, power });
  run.next({ step: 'effect', effect: POWER_EFFECTS[power] });
}

function playTile(run: Run, id: string): void {
  const turn = currentTurn(run.state);
  const { effect, time, clues } = tile(id);
  if (effect === null) return;
  turn.playedTile = true;
  turn.playing = id;
  turn.marks = turn.marks.filter((shown) => shown !== id);
  takeTile(run, turn.seat, id);
  run.announce({ type: 'tile-played', seat: turn.seat, tile: id });
  payTime(run, turn.seat, time);
  spendClues(run, turn.seat, clues);
  run.next({ step: 'effect', effect }, { step: 'return-tile' });
}

/** A played tile goes under the stack once its effect is over: what it draws is never itself (TURN-5). */
export const returnPlayedTile: Acting<'return-tile'> = {
  run(run) {
    const turn = currentTurn(run.state);
    if (turn.playing === null) throw new Error('no tile is being played');
    putUnderStack(run, turn.playing);
    turn.playing = null;
  },
};

/** A play needs its cost and a target at that moment (TURN-6). */
function isPlayable(table: Table, id: string): boolean {
  const item = tile(id);
  return item.effect !== null && canAfford(currentPlayer(table), item) && canHappenNow(table, item.effect);
}

/** What acts with the chosen Character waits for the choice; anything else may be played before it (TURN-3). */
function canHappenNow(table: Table, effect: Effect): boolean {
  return !isCharacterMissing(table, effect) && canHappen(table, effect);
}

function isCharacterMissing(table: Table, effect: Effect): boolean {
  return currentTurn(table).character === null && needsCharacter(effect);
}

/** Whether the Time and the Clues are there that a tile costs (TURN-6, TIME-3). */
export function canAfford(player: Pick<OpenPlayer, 'time' | 'clues'>, { time, clues }: Tile): boolean {
  return canPay(player, time) && player.clues >= clues;
}

/** Which clause forbids playing this card or tile now, or declaring once a Character is chosen. */
export function whyNotPlay(table: Table, choice: Choice): Refusal | null {
  if (choice.verb === 'declare') return refuse('WIN-1', 'refusal.declared-too-late');
  if (choice.verb === 'card') return whyNotCard(table, choice.power);
  return choice.verb === 'tile' ? whyNotTile(table, choice.tile) : null;
}

function whyNotCard(table: Table, power: Power): Refusal {
  if (arePlaysBanned(table)) return refuse('EVT-A', 'refusal.plays-banned');
  if (currentTurn(table).playedCard) return refuse('TURN-3', 'refusal.card-played');
  if (!currentPlayer(table).powers.includes(power)) return refuse('TURN-5', 'refusal.no-such-card');
  return whyNotHappen(table, POWER_EFFECTS[power]);
}

function whyNotTile(table: Table, id: string): Refusal {
  if (arePlaysBanned(table)) return refuse('EVT-A', 'refusal.plays-banned');
  if (currentTurn(table).playedTile) return refuse('TURN-3', 'refusal.tile-played');
  if (!currentPlayer(table).tiles.includes(id)) return refuse('TILE-1', 'refusal.no-such-tile');
  const { place, effect, time, clues } = tile(id);
  if (place !== null) return refuse('TILE-1', 'refusal.not-an-item');
  if (effect === null) return refuse('TILE-13', 'refusal.cannot-be-played');
  const player = currentPlayer(table);
  if (!canPay(player, time)) return refuse('TURN-6', 'refusal.too-little-time', { time: player.time });
  if (player.clues < clues) return refuse('TURN-6', 'refusal.too-few-clues', { clues: player.clues });
  return whyNotHappen(table, effect);
}

function whyNotHappen(table: Table, effect: Effect): Refusal {
  if (isCharacterMissing(table, effect)) return refuse('TURN-3', 'refusal.needs-character');
  return ruleOf(effect).whyNot?.(table) ?? refuse('TURN-6', 'refusal.no-target');
}
