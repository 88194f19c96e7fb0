import { readFileSync } from 'node:fs';
import { type Eleven, game, type View } from '@vigilia/game-011';
import { type Ask, chooseText, type Game, isRefusal, type Kinds, open, type Seat } from '@vigilia/kernel';
import { readPosition } from '../../../src/pages/learn/position.ts';

/** A game so far, as it is written down: `deal 4 <seed>`, then a line for every choice. */
export interface Written {
  readonly lines: readonly string[];
  /** Whose turn it is to answer. */
  readonly seat: Seat;
}

/** A game that is known by heart (games/011/golden), up to the first question of the kind that is looked for. */
export function golden(name: string, isIt: (view: View, ask: Ask<Eleven['choice']>) => boolean): Written {
  return questionIn(game, linesOf(name), isIt);
}

/** The lines of a game up to the first question of the kind that is looked for. */
export function questionIn<K extends Kinds>(
  game: Game<K>,
  lines: readonly string[],
  isIt: (view: K['view'], ask: Ask<K['choice']>) => boolean,
): Written {
  const { header, log } = readPosition(lines.join('\n'), game);
  let reached = open(game, header);
  for (const [answers, entry] of log.entries()) {
    if (isRefusal(reached)) throw new Error(`${lines[answers]}: ${reached.reason.key}`);
    const [ask] = reached.moment.asks;
    if (ask !== undefined && isIt(game.view(reached.moment.state, ask.seat), ask))
      return { lines: lines.slice(0, answers + 1), seat: ask.seat };
    if ('choice' in entry) reached = chooseText(reached, entry.by, entry.choice);
  }
  throw new RangeError('nothing like that is asked in this game');
}

/** Every choice of such a game. */
export function linesOf(name: string, of: '011' | 'diario' = '011'): string[] {
  const file = new URL(`../../../../games/${of}/golden/${name}.txt`, import.meta.url);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^(deal|p\d) /.test(line));
}
