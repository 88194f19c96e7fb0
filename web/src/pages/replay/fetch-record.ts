import {
  isRefusal,
  type Kinds,
  type Refusal,
  type Remembered,
  recordOf,
  refuse,
  type Session,
} from '@vigilia/kernel';
import type { Card } from '@vigilia/server/protocol';
import { loadGameUi } from '../../games/registry.ts';
import { t } from '../../i18n/translate.ts';
import { looksOf } from '../../seats/looks.ts';
import { readNote } from '../../storage/notes.ts';
import { readOpened } from '../../storage/opened-records.ts';
import { settings } from '../../storage/settings.ts';
import { readTable } from '../../storage/tables.ts';
import { sessionOf } from '../../table/local/play.ts';
import { playersOf } from '../../table/recorded-players.ts';
import { localSitters, presentSitter } from '../../table/sitters.ts';
import type { Sitter } from '../../table/table.ts';

/** The audit file of a finished game, and its seats. */
export interface Fetched {
  readonly file: string;
  /** Null if they are not known. */
  readonly sitters: readonly Sitter[] | null;
  /** This device's note of the table; left out if the device dealt the game itself. */
  readonly remembered?: Remembered | null;
}

/** Fetches the record of a table on this device (`here`), of one on the server (`table`), or one opened from a `file`. */
export async function fetchRecord(from: string, id: string): Promise<Fetched | Refusal> {
  if (from === 'file') return recordOfFile(id);
  return from === 'here' ? recordOfLocalTable(id) : recordOfServerTable(id);
}

async function recordOfFile(id: string): Promise<Fetched | Refusal> {
  const file = await readOpened(id);
  return file === null ? refuse(null, 'replay.no-such-file') : { file, sitters: null, remembered: null };
}

async function recordOfLocalTable(id: string): Promise<Fetched | Refusal> {
  const stored = readTable(id);
  if (isRefusal(stored)) return stored;
  const { game } = await loadGameUi(stored.game);
  const session = sessionOf(game, stored);
  if (isRefusal(session)) return session;
  if (!stored.over && session.stopped === null) return refuse(null, 'replay.not-over');
  const sitters = localSitters(stored, () => settings.name.value || t('here.you'));
  const header = { ...session.header, players: playersOf(sitters) };
  return { file: fileOf({ ...session, header }), sitters };
}

async function recordOfServerTable(id: string): Promise<Fetched | Refusal> {
  try {
    const [card, record] = await Promise.all(
      ['', '/record'].map((path) => fetch(`/api/tables/${encodeURIComponent(id)}${path}`)),
    );
    if (card?.ok !== true) return refuse(null, 'replay.no-such-table');
    if (record?.ok !== true) return refuse(null, 'replay.not-over');
    const { seats, commitment }: Card = await card.json();
    const named = seats.map((seat) => ({ ...seat, name: seat?.name ?? null }));
    const looks = looksOf(named, commitment);
    return {
      file: await record.text(),
      sitters: looks.map((look, seat) => presentSitter(look, seats[seat]?.bot ?? null)),
      remembered: readNote(id, localStorage),
    };
  } catch {
    return refuse(null, 'replay.unreachable');
  }
}

function fileOf(played: Pick<Session<Kinds>, 'game' | 'header' | 'log'>): string {
  return [...recordOf(played)].map((line) => JSON.stringify(line)).join('\n');
}
