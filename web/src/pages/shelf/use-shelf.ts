import { type Signal, useSignal } from '@preact/signals';
import { eventsFor, type GameEvent, isRefusal, type Session } from '@vigilia/kernel';
import type { Card } from '@vigilia/server/protocol';
import { useEffect } from 'preact/hooks';
import type { GameManifest, ShelfUi } from '../../games/manifest.ts';
import { loadGameUi } from '../../games/registry.ts';
import { callServer } from '../../platform/call-server.ts';
import { eventsAt, recordingOf } from '../../record/recording.ts';
import { isOnShelf, notOnShelf, putOnShelf, readShelf, type ShelfEntry } from '../../storage/shelf.ts';
import { readTable } from '../../storage/tables.ts';
import { sessionOf } from '../../table/local/play.ts';

export interface Shelf {
  readonly books: readonly ShelfEntry[];
  /** How many older games are still to be read. */
  readonly toRead: number;
  /** Reads the shelf again, after a game has left it. */
  readonly refresh: () => void;
}

/** The finished games of a game. Those that ended before there was a shelf are put on it one by one. */
export function useShelf({ profile, shelf }: GameManifest): Shelf {
  const books = useSignal<readonly ShelfEntry[]>(readShelf(profile.id));
  const toRead = useSignal(0);
  const refresh = () => {
    books.value = readShelf(profile.id);
  };
  useEffect(() => {
    const page = { isOpen: true };
    if (shelf !== undefined) void fill(profile.id, shelf.load, { toRead, refresh, page }).catch(() => null);
    return () => {
      page.isOpen = false;
    };
  }, []);
  return { books: books.value, toRead: toRead.value, refresh };
}

interface Filling {
  readonly toRead: Signal<number>;
  readonly refresh: () => void;
  /** Nothing more is read once the page is left. */
  readonly page: { readonly isOpen: boolean };
}

async function fill(
  game: string,
  load: () => Promise<ShelfUi>,
  { toRead, refresh, page }: Filling,
): Promise<void> {
  const here = notOnShelf(game).map((id) => () => entryHere(game, id, load));
  const online = (await finishedOnline(game)).map((card) => () => entryOnline(game, card, load));
  const all = [...here, ...online];
  for (const [at, make] of all.entries()) {
    if (!page.isOpen) return;
    toRead.value = all.length - at;
    // The page is painted, and what was pressed is done, before the next game is played again.
    await new Promise((painted) => setTimeout(painted));
    const entry = await make();
    if (entry !== null) putOnShelf(entry);
    refresh();
  }
  toRead.value = 0;
}

/** A game on this device, played again; null if its table can no longer be read. */
async function entryHere(game: string, id: string, load: () => Promise<ShelfUi>): Promise<ShelfEntry | null> {
  const stored = readTable(id);
  if (isRefusal(stored) || !stored.over) return null;
  const [{ game: rules }, { summaryOf }] = await Promise.all([loadGameUi(game), load()]);
  const session = sessionOf(rules, stored);
  const names = stored.seats.flatMap((seat) => (seat.kind === 'person' && seat.name !== '' ? seat.name : []));
  const content = isRefusal(session)
    ? null
    : summaryOf(rules.view(session.moment.state, null), toldIn(session));
  return { game, where: 'here', id, at: stored.changedAt, names, content };
}

function toldIn({ allDelivered }: Session): GameEvent[] {
  return allDelivered.flatMap(({ delivered }) => eventsFor(null, delivered));
}

/** The finished games of this person on the server that the shelf does not have; none if it does not answer. */
async function finishedOnline(game: string): Promise<readonly Card[]> {
  const answer = await callServer('GET /me/tables');
  if (answer === null || 'refused' in answer) return [];
  return answer.tables
    .map(({ card }) => card)
    .filter(
      ({ id, phase, setting }) =>
        phase === 'over' && setting.game === game && !isOnShelf({ where: 'table', id }),
    );
}

/** A game on the server, from its record; null if the record cannot be had now. */
async function entryOnline(
  game: string,
  { id, seats, openedAt }: Card,
  load: () => Promise<ShelfUi>,
): Promise<ShelfEntry | null> {
  const file = await fetch(`/api/tables/${encodeURIComponent(id)}/record`).catch(() => null);
  if (file?.ok !== true) return null;
  const [{ game: rules }, { summaryOf }, record] = await Promise.all([loadGameUi(game), load(), file.text()]);
  const recording = await recordingOf(rules, record);
  const names = seats.flatMap((seat) => (seat?.bot == null ? (seat?.name ?? []) : []));
  const last = isRefusal(recording) ? undefined : recording.moments.at(-1);
  const content =
    last === undefined || isRefusal(recording)
      ? null
      : summaryOf(
          rules.view(last.state, null),
          recording.moments.flatMap((_, index) => eventsAt(recording, index, null)),
        );
  return { game, where: 'table', id, at: openedAt, names, content };
}
