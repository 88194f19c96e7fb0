import type { Kinds } from '../engine/game.ts';
import { orThrow } from '../engine/refusal.ts';
import { type ChoiceEntry, type Entry, standingChoices } from '../record/record.ts';
import { aboutRules, type Stopped } from '../record/rules-version.ts';
import { followChoice } from '../session/replay.ts';
import { open, type Session } from '../session/session.ts';
import { type Text, text } from '../texts/text.ts';
import { type Difference, firstDifference } from './difference.ts';
import type { JsonObject } from './json-object.ts';
import { AuditLines } from './lines.ts';
import { type Sealed, sealedWith } from './sealed.ts';

/** What playing games of earlier rules again has shown (docs/audit.md). */
export interface EarlierGames {
  /** The game of the first of them. */
  readonly id: string;
  readonly began: number;
  readonly now: number;
  readonly games: number;
  /** How many of them the present rules allow throughout. */
  readonly allowed: number;
  /** How many of them also have the recorded state after every choice. */
  readonly same: number;
  /** Where the first of the others stops. */
  readonly stopped: Stopped | null;
}

/**
 * The audit lines of a game that began under earlier rules, in form 1: the choices that stand, each with the state the
 * present rules make of it. From the choice they refuse on, the state is null.
 */
export function* recordOfEarlier<K extends Kinds>({
  game,
  header,
  log,
}: Pick<Session<K>, 'game' | 'header' | 'log'>): Generator<object> {
  const lines = new AuditLines(game, header, 1);
  let session = orThrow(open(game, header));
  yield lines.begin();
  yield lines.dealt(session.moment.state);
  for (const [index, entry] of standingChoices(log).entries()) {
    const { by, choice } = entry;
    session = orThrow(followChoice(session, entry));
    const state = session.stopped === null ? game.audit.state(session.moment.state) : null;
    yield { n: index + 1, by, choice: choice.trim(), state };
  }
}

/** A game of earlier rules in a file, as far as its lines were read. */
export interface EarlierFile {
  /** Whether every state so far is the one the present rules make. */
  readonly isSame: boolean;
  /** Whether it says that its states were made by the present rules, and is held to that. */
  readonly isStrict: boolean;
  /** The choices that stand. */
  readonly choices: readonly ChoiceEntry[];
  /** Null in form 1, which has no links. */
  readonly sealed: Sealed | null;
}

/** The session after the next line of such a game; null if the line is no line of a game. */
export function followEarlierLine(
  session: Session<Kinds>,
  file: EarlierFile,
  recorded: JsonObject,
): { readonly session: Session<Kinds>; readonly file: EarlierFile } | Difference | null {
  const { by, choice, backTo, consent, state } = recorded;
  const isDeal = by === null && choice === null;
  const entry = isDeal ? null : entryIn({ by, choice, backTo, consent });
  if (entry === null && !isDeal) return null;
  const sealed = file.sealed && sealedWith(file.sealed, session.header, entry, recorded);
  if (sealed !== null && !('digest' in sealed)) return sealed;
  const next = entry === null ? { session, choices: file.choices } : stepTo(session, file.choices, entry);
  const isSame = next.session.stopped === null ? isSameState(next.session, state) : state === null;
  return {
    session: next.session,
    file: { ...file, choices: next.choices, sealed, isSame: file.isSame && isSame },
  };
}

function entryIn({ by, choice, backTo, consent }: JsonObject): Entry | null {
  if (typeof by !== 'number') return null;
  if (typeof choice === 'string') return { by, choice };
  const isUndo = Number.isInteger(backTo) && Array.isArray(consent) && consent.every(Number.isInteger);
  return isUndo ? { by, backTo: backTo as number, consent } : null;
}

/** A choice is followed; to go back, those that stand are followed again: one of them may lie before a choice that stopped. */
function stepTo(session: Session<Kinds>, choices: readonly ChoiceEntry[], entry: Entry) {
  if ('choice' in entry)
    return { session: orThrow(followChoice(session, entry)), choices: [...choices, entry] };
  const kept = choices.slice(0, entry.backTo);
  const { game, header } = session;
  const again = kept.reduce((now, each) => orThrow(followChoice(now, each)), orThrow(open(game, header)));
  return { session: again, choices: kept };
}

function isSameState({ game, moment }: Session<Kinds>, recorded: unknown): boolean {
  const computed: unknown = JSON.parse(JSON.stringify(game.audit.state(moment.state)));
  return firstDifference(recorded, computed) === null;
}

/** Adds a game to what is known of the games before it. */
export function withEarlier(
  known: EarlierGames | null,
  { header, game, stopped }: Session<Kinds>,
  isSame: boolean,
): EarlierGames {
  const isAllowed = stopped === null;
  return {
    id: known?.id ?? game.id,
    began: known?.began ?? header.rules,
    now: game.rules,
    games: (known?.games ?? 0) + 1,
    allowed: (known?.allowed ?? 0) + (isAllowed ? 1 : 0),
    same: (known?.same ?? 0) + (isAllowed && isSame ? 1 : 0),
    stopped: known?.stopped ?? stopped,
  };
}

/** The sentences that say what became of games of earlier rules. */
export function aboutEarlier({ began, now, games, allowed, same, stopped }: EarlierGames): Text[] {
  const first = text('verdict.earlier', { began, now, games, allowed, same });
  return stopped === null ? [first] : [first, ...aboutRules({ began, now, stopped })];
}
