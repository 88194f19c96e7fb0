import { CHARACTERS, type Character } from '../data/characters.ts';
import type { Whereabouts } from '../table/shown.ts';
import type { View } from '../table/view.ts';
import { type World, worlds } from './worlds.ts';

/** One square of the deduction sheet. */
export interface Mark {
  /** In how many of the possible worlds the card lies there. */
  readonly worlds: number;
  /** `ink`: the game showed it. `graphite`: it follows. `open`: it may or may not be. */
  readonly layer: 'ink' | 'graphite' | 'open';
}

/** Eight Characters by the Chosen One, the Unknown deck and every player. */
export interface Sheet {
  /** How many worlds are possible in all. */
  readonly worlds: number;
  readonly columns: readonly Whereabouts[];
  readonly rows: Readonly<Record<Character, readonly Mark[]>>;
}

export function sheet(view: View): Sheet {
  const possible = worlds(view);
  const columns: Whereabouts[] = ['chosen', 'unknown', ...view.players.keys()];
  const rows = {} as Record<Character, Mark[]>;
  for (const character of CHARACTERS) {
    rows[character] = columns.map((column) => mark(view, possible, character, column));
  }
  return { worlds: possible.length, columns, rows };
}

/** The Characters that may still be the Chosen One: the one shown, or all whose card was not shown and not named in vain. */
export function suspects({ shown, denied }: View): Character[] {
  const known = CHARACTERS.find((character) => shown[character] === 'chosen');
  if (known !== undefined) return [known];
  return CHARACTERS.filter((character) => shown[character] === undefined && !denied.includes(character));
}

function mark(view: View, possible: readonly World[], character: Character, column: Whereabouts): Mark {
  const count = possible.filter((world) => lies(world, character, column)).length;
  if (wasShown(view, character, column)) return { worlds: count, layer: 'ink' };
  const isCertain = count === 0 || count === possible.length;
  return { worlds: count, layer: isCertain ? 'graphite' : 'open' };
}

function wasShown({ shown, denied }: View, character: Character, column: Whereabouts): boolean {
  return shown[character] !== undefined || (column === 'chosen' && denied.includes(character));
}

function lies(world: World, character: Character, column: Whereabouts): boolean {
  if (column === 'chosen') return world.chosen === character;
  if (column === 'unknown') return world.unknown.includes(character);
  return world.hands[column]?.includes(character) === true;
}
