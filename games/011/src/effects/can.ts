import { ABILITIES, CHARACTERS, type Character } from '../data/characters.ts';
import { ACTIONS, type Action } from '../data/gears.ts';
import { isAvailable } from '../rules/choose.ts';
import { currentPlayer } from '../rules/players.ts';
import { clueMoves, emptyPlaces, ridesOn, standing, stepsFrom } from '../rules/streets.ts';
import { canPay } from '../rules/treasury.ts';
import type { Table } from '../state.ts';
import { actionEffect } from './actions.ts';
import type { Effect } from './effect.ts';
import { hasSource } from './sources.ts';

/** Whether an effect can happen now, to the player whose turn it is. A gain lost to a ceiling still can (TURN-6). */
export function canHappen(table: Table, effect: Effect): boolean {
  switch (effect.kind) {
    case 'time':
    case 'music':
    case 'clue':
    case 'twice':
    case 'swap':
      return true;
    case 'draw':
      return table.stack.length > 0;
    case 'investigate':
      return hasSource(table);
    case 'walk':
      return stepsFrom(table, standing(table)).length > 0;
    case 'ride':
      return effect.lines.some((line) => ridesOn(table, line).length > 0);
    case 'copy':
      return canPay(currentPlayer(table), effect.cost) && copyable(table).length > 0;
    case 'act':
      return possibleActions(table).length > 0;
    case 'block':
      return blockable(table).length > 0;
    case 'clue-on-place':
    case 'send':
      return emptyPlaces(table).length > 0;
    case 'move-clue':
      return clueMoves(table).length > 0;
    case 'regain':
      return currentPlayer(table).spent.length > 0;
  }
}

/** Påhlsson copies any other Character, used or blocked or not, whose ability can do something (ABIL-2). */
export function copyable(table: Table): Character[] {
  return CHARACTERS.filter((other) => ABILITIES[other].kind !== 'copy' && canHappen(table, ABILITIES[other]));
}

/** Vidal does one of the gear actions that can be done (ABIL-1). */
export function possibleActions(table: Table): Action[] {
  return ACTIONS.filter((action) => canHappen(table, actionEffect(action, 0)));
}

/** Another Character that nobody used this Hour and nothing blocks yet (EVT-H). */
export function blockable(table: Table): Character[] {
  return CHARACTERS.filter((other) => isAvailable(table, other));
}
