import type { Kinds } from '../engine/game.ts';
import { parse } from '../engine/notation.ts';
import { orThrow } from '../engine/refusal.ts';
import type { Header } from '../record/record.ts';
import { isEarlier } from '../record/rules-version.ts';
import { follow } from '../session/replay.ts';
import { choose, open, type Session } from '../session/session.ts';
import { recordOfEarlier } from './earlier.ts';
import type { JsonObject } from './json-object.ts';
import { AUDIT, AuditLines } from './lines.ts';

/** The audit lines of a game that was played: every choice as it happened, and every time the table went back. */
export function* recordOf<K extends Kinds>({
  game,
  header,
  log,
}: Pick<Session<K>, 'game' | 'header' | 'log'>): Generator<object> {
  if (isEarlier(game, header)) return yield* recordOfEarlier({ game, header, log });
  const lines = new AuditLines(game, header);
  let session = orThrow(open(game, header));
  yield lines.begin();
  yield lines.dealt(session.moment.state);
  for (const entry of log) {
    if ('choice' in entry) {
      const choice: K['choice'] = orThrow(parse(game.grammar, entry.choice, null));
      session = orThrow(choose(session, entry.by, choice));
      yield lines.choice({ by: entry.by, choice, state: session.moment.state });
    } else {
      session = orThrow(follow(session, entry));
      yield lines.back(entry, session.moment.state);
    }
  }
  yield lines.end();
}

/**
 * The header of the game in an audit file. `rules` there is the version its states were computed with; `began` stands
 * beside it if the game began under an earlier one.
 */
export function headerIn(written: JsonObject): Header {
  const { audit, data: _data, began = written.rules, form: _form, ...rest } = written;
  // A game of form 3 that goes on under later rules is written in form 1, with what form 3 says of the table.
  const form = audit === AUDIT || 'undealt' in rest ? { form: AUDIT } : {};
  return { entropy: [], ...rest, ...form, rules: began } as unknown as Header;
}
