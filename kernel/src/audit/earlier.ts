import type { Kinds } from '../engine/game.ts';
import { orThrow } from '../engine/refusal.ts';
import { standing } from '../record/record.ts';
import { aboutRules, type Stopped } from '../record/rules-version.ts';
import { followChoice } from '../session/replay.ts';
import { open, type Session } from '../session/session.ts';
import { type Text, text } from '../texts/text.ts';
import { firstDifference } from './difference.ts';
import type { JsonObject } from './json-object.ts';
import { AuditLines } from './lines.ts';

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
  for (const [index, entry] of standing(log).entries()) {
    const { by, choice } = entry;
    session = orThrow(followChoice(session, entry));
    const state = session.stopped === null ? game.audit.state(session.moment.state) : null;
    yield { n: index + 1, by, choice: choice.trim(), state };
  }
}

/** The next line of such a game: where it leads, and whether the recorded state is the one the present rules make. */
export function followEarlierLine(
  session: Session<Kinds>,
  { by, choice, state }: JsonObject,
): { readonly session: Session<Kinds>; readonly isSame: boolean } | null {
  if (by === null && choice === null) return { session, isSame: isSameState(session, state) };
  if (typeof by !== 'number' || typeof choice !== 'string') return null;
  if (session.stopped !== null) return { session, isSame: state === null };
  const next = orThrow(followChoice(session, { by, choice }));
  return { session: next, isSame: next.stopped === null ? isSameState(next, state) : state === null };
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
