import type { Game, Kinds } from '../engine/game.ts';
import { parse } from '../engine/notation.ts';
import { isRefusal } from '../engine/refusal.ts';
import type { Header, UndoEntry } from '../record/record.ts';
import { isEarlier } from '../record/rules-version.ts';
import { follow } from '../session/replay.ts';
import { choose, open, type Session } from '../session/session.ts';
import { type Text, text } from '../texts/text.ts';
import { type Difference, firstDifference } from './difference.ts';
import { type EarlierFile, followEarlierLine } from './earlier.ts';
import type { JsonObject } from './json-object.ts';
import { AUDIT, AuditLines, type Form } from './lines.ts';
import { headerIn } from './record.ts';
import { sealedHeader, whyNotSealed } from './sealed.ts';

/** A game of the file, recomputed as far as its lines were read. */
export interface Recomputed {
  readonly session: Session<Kinds>;
  readonly form: Form;
  /** Makes the lines as they should be. */
  readonly made: AuditLines;
  /** Lines read after the header. */
  readonly lines: number;
  /** Whether the line that ends the game was read. */
  readonly isEnded: boolean;
  /** Only in a game of earlier rules. */
  readonly earlier?: EarlierFile;
}

/** What is wrong with a line: a reason, or a value that should be another. */
export type Wrong = { readonly reason: Text } | Difference;

/** Deals the game a header describes, and compares the header with what it should say. */
export function recomputeDeal(
  recorded: JsonObject,
  findGame: (id: string) => Game | undefined,
): Recomputed | Wrong {
  const { audit } = recorded;
  if (!isForm(audit))
    return wrong('verdict.other-form', { found: JSON.stringify(audit) ?? '', known: AUDIT });
  const game = findGame(String(recorded.game));
  if (game === undefined) return wrong('verdict.unknown-game', { game: String(recorded.game) });
  const header = headerIn(recorded);
  if (!isWritten(header)) return wrong('verdict.bad-header');
  const session = open(game, header);
  if (isRefusal(session)) return { reason: session.reason };
  const made = new AuditLines(game, header, audit);
  if (isEarlier(game, header)) {
    // A file that names the present rules beside the earlier ones was computed with them, and is held to that.
    const isStrict = recorded.rules === game.rules;
    const different = isStrict ? differenceOf(recorded, made.begin()) : null;
    const sealed = isStrict || audit === 1 ? null : sealedHeader(game, header, recorded);
    const earlier: EarlierFile = { isSame: true, isStrict, choices: [], sealed };
    return (
      different ?? { session, form: sealed === null ? 1 : audit, made, lines: 0, isEnded: false, earlier }
    );
  }
  return differenceOf(recorded, made.begin()) ?? { session, form: audit, made, lines: 0, isEnded: false };
}

/** Takes the choice of the next line, or goes back as it says, and compares all that follows. */
export function recomputeLine(reached: Recomputed, recorded: JsonObject): Recomputed | Wrong {
  const { session, made, lines, form } = reached;
  if (reached.isEnded) return wrong('verdict.ended');
  if ('end' in recorded && form !== 1 && lines > 0) {
    const sealed = reached.earlier?.sealed;
    const differs = sealed ? whyNotSealed(sealed, recorded) : differenceOf(recorded, made.end());
    return differs ?? { ...reached, isEnded: true };
  }
  const { n } = recorded;
  if (n !== lines) return wrong('verdict.order', { expected: lines, found: JSON.stringify(n) ?? '' });
  if (reached.earlier !== undefined) return recomputeEarlier(reached, reached.earlier, recorded);
  const next = lines === 0 ? { session, line: made.dealt(session.moment.state) } : taken(reached, recorded);
  if (!('line' in next)) return next;
  return differenceOf(recorded, next.line) ?? { ...reached, session: next.session, lines: lines + 1 };
}

/** Takes a line of a game of earlier rules, which may have stopped: its states are only compared if they can be. */
function recomputeEarlier(reached: Recomputed, file: EarlierFile, recorded: JsonObject): Recomputed | Wrong {
  const next = followEarlierLine(reached.session, file, recorded);
  if (next === null) return wrong('verdict.bad-choice');
  if (!('file' in next)) return next;
  if (file.isStrict && !next.file.isSame)
    return wrong('verdict.other-state', { now: next.session.game.rules });
  return { ...reached, session: next.session, lines: reached.lines + 1, earlier: next.file };
}

/** What the choice of a line leads to, or going back, and the line as it should be. */
function taken(
  { session, made, form }: Recomputed,
  recorded: JsonObject,
): { readonly session: Session<Kinds>; readonly line: object } | Wrong {
  const { game } = session;
  const { by, choice } = recorded;
  if (form !== 1 && 'backTo' in recorded) {
    if (!isUndo(recorded)) return wrong('verdict.bad-undo');
    const back = follow(session, recorded);
    if (isRefusal(back)) return { reason: back.reason };
    return { session: back, line: made.back(recorded, back.moment.state) };
  }
  if (typeof by !== 'number' || typeof choice !== 'string') return wrong('verdict.bad-choice');
  const parsed = parse(game.grammar, choice, null);
  if (isRefusal(parsed)) return { reason: parsed.reason };
  const chosen = choose(session, by, parsed);
  if (isRefusal(chosen)) return { reason: chosen.reason };
  return { session: chosen, line: made.choice({ by, choice: parsed, state: chosen.moment.state }) };
}

export function isWrong(result: Recomputed | Wrong): result is Wrong {
  return !('session' in result);
}

export function wrong(key: string, vars: Text['vars'] = {}): Wrong {
  return { reason: text(key, vars) };
}

function isForm(written: unknown): written is Form {
  return written === 1 || written === 2 || written === AUDIT;
}

function isUndo(recorded: JsonObject): recorded is JsonObject & UndoEntry {
  const { by, backTo, consent } = recorded;
  const isSeats = Array.isArray(consent) && consent.every((seat) => Number.isInteger(seat));
  return Number.isInteger(by) && Number.isInteger(backTo) && isSeats;
}

/** Whether a header has what the kernel takes for granted; whether it makes sense the kernel says. */
export function isWritten({ seed, entropy, options, bots = [], undealt = [] }: Header): boolean {
  const isOptions = typeof options === 'object' && options !== null && !Array.isArray(options);
  const isEntropy = Array.isArray(entropy) && entropy.every((share) => typeof share === 'string');
  const areAbandonedDeals =
    Array.isArray(undealt) && undealt.every((each) => Array.isArray(each?.entropyHashes));
  return typeof seed === 'string' && isOptions && isEntropy && Array.isArray(bots) && areAbandonedDeals;
}

/** Compared as it would be written: what JSON leaves out is not there. */
function differenceOf(recorded: JsonObject, line: object): Difference | null {
  return firstDifference(recorded, asWritten(line));
}

function asWritten(line: object): unknown {
  return JSON.parse(JSON.stringify(line));
}
