import {
  chooseText,
  type Delivered,
  type Game,
  type Header,
  header,
  isRefusal,
  type Kinds,
  type Moment,
  open,
  type Session,
  undoAgain,
} from '@vigilia/kernel';
import type { Row } from '../../src/table/fact.ts';

/** How things truly stood after a row of the log, worked out with nothing but the kernel. */
export interface Truth {
  readonly row: Row;
  readonly told: readonly Delivered[];
  /** Null before the deal. */
  readonly moment: Moment<Kinds> | null;
  readonly answers: number;
  readonly undone: number | null;
  /** The seed the game was dealt from; null before the deal. */
  readonly mixed: string | null;
}

/** By version, from 1. */
export function truthOf(game: Game, rows: readonly Row[]): Truth[] {
  const entropy = new Map<number, string>();
  let opened: { seed: string; seats: number; options: Header['options'] } | null = null;
  let session: Session<Kinds> | null = null;
  return rows.map((row) => {
    let told: readonly Delivered[] = [];
    let undone: number | null = null;
    for (const fact of row.act.facts) {
      if (fact.fact === 'opened') {
        const { seats, options } = fact.setting;
        opened = { seed: fact.seed, seats, options };
      } else if (fact.fact === 'entropy') {
        entropy.set(fact.seat, fact.entropy);
      } else if (fact.fact === 'began' && opened !== null) {
        const inOrder = [...entropy].sort(([one], [other]) => one - other).map(([, thrown]) => thrown);
        const begun = header({ game: game.id, rules: fact.rules, entropy: inOrder, ...opened });
        session = must(open(game, begun));
        told = session.delivered;
      } else if (fact.fact === 'chose' && session !== null) {
        session = must(chooseText(session, fact.seat, fact.choice));
        told = [...told, ...session.delivered];
      } else if (fact.fact === 'undid' && session !== null) {
        const others = Array.from({ length: session.header.seats }, (_, seat) => seat);
        session = must(undoAgain(session, { by: fact.seat, backTo: fact.backTo, consent: others }));
        undone = fact.backTo;
      }
    }
    const { moment = null, past = [] } = session ?? {};
    return { row, told, moment, answers: past.length, undone, mixed: moment?.state.chance.seed ?? null };
  });
}

function must<T extends object>(given: T): Exclude<T, { refused: true }> {
  if (isRefusal(given)) throw new Error(`the log does not fit: ${given.reason.key}`);
  return given as Exclude<T, { refused: true }>;
}
