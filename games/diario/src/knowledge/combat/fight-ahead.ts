import type { Text } from '@vigilia/kernel';
import { ENEMY_TOKENS } from '../../data/cards/starting-decks.ts';
import type { Weapon } from '../../data/goods.ts';
import { type Enemies, LETTERS } from '../../data/language/effect.ts';
import type { View } from '../../kinds/view.ts';
import type { Enemy, Fight } from '../../state/state.ts';
import { message } from '../../texts/message.ts';
import { conscienceTexts } from './conscience.ts';
import { deathInFight, deathInFlight } from './fight-to-the-end.ts';

type Where = Fight['where'];

/** How likely a fight costs one of us, before it is known who stands there. */
export interface FightAhead {
  /** Fought to the end. */
  readonly fought: number;
  /** Fled from before the first round (FIGHT-3). */
  readonly fled: number;
}

/** Enemies that the draw of tokens may bring, and how likely. */
interface Opponents {
  readonly enemies: readonly Enemy[];
  readonly chance: number;
}

let latest: { readonly view: View; readonly odds: Map<Enemies, FightAhead> } | null = null;

/** Over all that the die and the tokens may bring (FIGHT-1). What a view was asked is remembered: a board asks for every press. */
export function fightAhead(view: View, enemies: Enemies, where: Where): FightAhead {
  if (latest?.view !== view) latest = { view, odds: new Map() };
  const known = latest.odds.get(enemies);
  if (known !== undefined) return known;
  let [fought, fled] = [0, 0];
  for (const { enemies: drawn, chance } of opponentsOf(enemies)) {
    const fight = fightWith(drawn, enemies, where);
    fought += chance * deathInFight(view, fight);
    fled += chance * deathInFlight(view, fight);
  }
  const odds = { fought, fled };
  latest.odds.set(enemies, odds);
  return odds;
}

/** What is known of a fight before it is chosen: arms, the odds of a death, and on whom a killing weighs. */
export function fightAheadTexts(view: View, enemies: Enemies, where: Where): Text[] {
  const { fought, fled } = fightAhead(view, enemies, where);
  return [
    ...armsTexts(enemies),
    message('fight-ahead.fought', { percent: percentOf(fought) }),
    message('fight-ahead.fled', { percent: percentOf(fled) }),
    ...conscienceTexts(view, { thugs: enemies.thugs, where }),
  ];
}

/** A death that is possible is never said to be 0 %. */
function percentOf(chance: number): number {
  return chance > 0 ? Math.max(1, Math.round(100 * chance)) : 0;
}

/** What the letters of the card put into their hands; which of them it is, the tokens say. */
function armsTexts({ weapons }: Enemies): Text[] {
  const inHand = LETTERS.map((letter) => weapons[letter][0]);
  const armed = [...new Set(inHand.filter((weapon): weapon is Weapon => weapon !== undefined))];
  if (armed.length === 0) return [message('fight-ahead.bare-handed')];
  const isSure = inHand.every((weapon) => weapon !== undefined);
  return [message(isSure ? 'fight-ahead.armed' : 'fight-ahead.some-armed', { weapons: armed })];
}

/** Draws that put the same weapons into their hands are one: of the 126 draws of four hardly 15 differ. */
function opponentsOf({ count, weapons }: Enemies): Opponents[] {
  const all = new Map<string, Opponents>();
  for (const [index, { upTo, enemies }] of count.entries()) {
    const draws = drawsOf(enemies);
    const chance = (upTo - (count[index - 1]?.upTo ?? 0)) / 10 / draws.length;
    for (const tokens of draws) {
      const drawn = tokens.map(({ letter, prowess }, place) => {
        return { number: place + 1, letter, prowess, wounds: 0, weapons: weapons[letter] };
      });
      const key = drawn
        .map((enemy) => `${enemy.weapons[0]}`)
        .toSorted()
        .join();
      all.set(key, { enemies: drawn, chance: chance + (all.get(key)?.chance ?? 0) });
    }
  }
  return [...all.values()];
}

type Token = (typeof ENEMY_TOKENS)[number];

/** Every way to draw this number of tokens. */
function drawsOf(count: number, tokens: readonly Token[] = ENEMY_TOKENS): Token[][] {
  if (count === 0) return [[]];
  return tokens.flatMap((token, index) =>
    drawsOf(count - 1, tokens.slice(index + 1)).map((others) => [token, ...others]),
  );
}

function fightWith(enemies: readonly Enemy[], { thugs }: Enemies, where: Where): Fight {
  const none = { byUs: 0, byThem: 0 };
  return {
    where,
    thugs,
    enemies,
    round: 0,
    dealt: none,
    kills: none,
    brought: [],
    aside: [],
    killed: 0,
    fleeing: false,
  };
}
