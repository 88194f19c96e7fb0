import { type Ask, chooseText, isRefusal, type Moment } from '@vigilia/kernel';
import { dealt } from '@vigilia/kernel/golden';
import { type Eleven, game } from '../../../src/index.ts';
import type { Choice } from '../../../src/table/choices.ts';
import type { Judged, Kind } from './good.ts';

/** A game as far as its last marked question: `? kind: good | good` before the choice that was made. */
export interface MarkedGame {
  readonly seats: number;
  readonly seed: string;
  readonly lines: readonly string[];
}

/** A marked question. */
export interface Position extends Judged {
  readonly name: string;
  readonly seed: string;
  readonly moment: Moment<Eleven>;
  readonly ask: Ask<Choice>;
}

const DEAL = /^deal (?<seats>\d) (?<seed>[0-9a-f]{64})$/;
const MARK = /^\? (?<kind>[a-z]+): (?<good>.+)$/;
const CHOICE = /^p(?<by>\d) (?<choice>.+)$/;

export function writeMark({ kind, good }: Judged): string {
  return `? ${kind}: ${good.join(' | ')}`;
}

export function writeGames(games: readonly MarkedGame[]): string {
  return games.map(({ seats, seed, lines }) => [`deal ${seats} ${seed}`, ...lines, ''].join('\n')).join('');
}

export function readGames(text: string): MarkedGame[] {
  return text
    .trimEnd()
    .split(/\n(?=deal )/)
    .map((written) => {
      const [deal = '', ...lines] = written.split('\n');
      const found = DEAL.exec(deal)?.groups;
      if (found === undefined) throw new SyntaxError(`this deals no game: ${deal}`);
      return { seats: Number(found.seats), seed: String(found.seed), lines };
    });
}

/** Plays a game again and stops at every mark. */
export function* positionsIn({ seats, seed, lines }: MarkedGame): Generator<Position> {
  let session = dealt({ game, variants: {} }, { seats, variant: null, seed });
  for (const line of lines) {
    const { moment, answers } = session;
    const mark = MARK.exec(line)?.groups;
    const played = CHOICE.exec(line)?.groups;
    if (mark !== undefined) {
      const [ask] = moment.asks as [Ask<Choice>];
      const name = `${seed.slice(0, 6)} after ${answers} answers, Hour ${moment.state.hour}`;
      const good = String(mark.good).split(' | ');
      yield { name, kind: mark.kind as Kind, good, seed, moment, ask };
    } else if (played !== undefined) {
      const next = chooseText(session, Number(played.by) - 1, String(played.choice));
      if (isRefusal(next)) throw new Error(`${line}: ${next.clause} ${next.reason.key}`);
      session = next;
    } else throw new SyntaxError(`this is neither a mark nor a choice: ${line}`);
  }
}
