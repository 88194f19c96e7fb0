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
import { loadGameUi } from '../games/registry.ts';
import { t } from '../i18n/translate.ts';
import { looksOf } from '../seats/looks.ts';
import { readNote } from '../storage/notes.ts';
import { settings } from '../storage/settings.ts';
import { readTable, type StoredTable } from '../storage/tables.ts';
import { sessionOf } from '../table/local/play.ts';
import type { Sitter } from '../table/table.ts';

/** The audit file of a finished game, and its seats. */
export interface Fetched {
  readonly file: string;
  /** Null where they are not known. */
  readonly sitters: readonly Sitter[] | null;
  /** This device's note of the table; left out where the device dealt the game itself. */
  readonly remembered?: Remembered | null;
}

/** Fetches the record of a table on this device (`here`) or on the server (`table`). */
export async function fetchRecord(from: string, id: string): Promise<Fetched | Refusal> {
  return from === 'here' ? recordOfLocalTable(id) : recordOfServerTable(id);
}

async function recordOfLocalTable(id: string): Promise<Fetched | Refusal> {
  const kept = readTable(id);
  if (isRefusal(kept)) return kept;
  const { game } = await loadGameUi(kept.game);
  const session = sessionOf(game, kept);
  if (isRefusal(session)) return session;
  if (!kept.over && session.stopped === null) return refuse(null, 'replay.not-over');
  return { file: written(session), sitters: localSitters(kept) };
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
      sitters: looks.map((look, seat) => sitter(look, seats[seat]?.bot)),
      remembered: readNote(id, localStorage),
    };
  } catch {
    return refuse(null, 'replay.unreachable');
  }
}

function localSitters({ seats, header }: StoredTable): Sitter[] {
  const you = settings.name.value || t('here.you');
  const named = seats.map((seat) => ({ name: seat.kind === 'bot' ? null : seat.name || you }));
  return looksOf(named, header.commitment).map((look, seat) => {
    const kept = seats[seat];
    return sitter(look, kept?.kind === 'bot' ? kept.bot : undefined);
  });
}

function sitter(look: Pick<Sitter, 'name' | 'colour' | 'symbol'>, bot: string | undefined): Sitter {
  return { ...look, bot: bot ?? null, isPresent: true, lent: null, deadline: null };
}

function written(played: Pick<Session<Kinds>, 'game' | 'header' | 'log'>): string {
  return [...recordOf(played)].map((line) => JSON.stringify(line)).join('\n');
}
