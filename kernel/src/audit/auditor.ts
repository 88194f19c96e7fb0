import type { Game } from '../game.ts';
import { text } from '../text.ts';
import { isWrong, type Recomputed, recomputeDeal, recomputeLine, type Wrong } from './recompute.ts';
import { objectIn, type Written } from './written.ts';

/** Recomputes the games of a file as its lines come in. */
export class Auditor {
  games = 0;
  choices = 0;
  /** The game of the latest header. */
  id = '';
  private current: Recomputed | null = null;
  private readonly findGame: (id: string) => Game | undefined;

  constructor(findGame: (id: string) => Game | undefined) {
    this.findGame = findGame;
  }

  /** The `n` of the line that should come next; null where it should be a header. */
  get n(): number | null {
    return this.current?.lines ?? null;
  }

  /** What is wrong with the next line, if anything. */
  read(line: string): Wrong | null {
    const recorded = objectIn(line);
    if (recorded === null) return { reason: text('verdict.not-json') };
    if ('game' in recorded) return this.readHeader(recorded);
    if (this.current === null) return { reason: text('verdict.no-header') };
    const result = recomputeLine(this.current, recorded);
    if (isWrong(result)) return result;
    if (this.current.lines > 0) this.choices++;
    this.current = result;
    return null;
  }

  /** What is wrong with there being no further line, if anything. */
  end(): Wrong | null {
    return this.current === null ? { reason: text('verdict.empty') } : whyUnfinished(this.current);
  }

  private readHeader(recorded: Written): Wrong | null {
    const unfinished = this.current && whyUnfinished(this.current);
    if (unfinished !== null) return unfinished;
    this.games++;
    this.current = null;
    this.id = String(recorded.game);
    const result = recomputeDeal(recorded, this.findGame);
    if (isWrong(result)) return result;
    this.current = result;
    return null;
  }
}

/** A record of a game holds all of it: what was left out at its end would otherwise go unseen. */
function whyUnfinished({ game, moment, lines }: Recomputed): Wrong | null {
  const isOver = lines > 0 && game.outcome(moment.state) !== null;
  return isOver ? null : { reason: text('verdict.unfinished', { lines }) };
}
