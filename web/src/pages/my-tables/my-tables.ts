import { useSignal } from '@preact/signals';
import { isRefusal, type Outcome } from '@vigilia/kernel';
import type { Card } from '@vigilia/server/protocol';
import { useEffect } from 'preact/hooks';
import { loadGameUi, manifestOf } from '../../games/registry.ts';
import { t } from '../../i18n/translate.ts';
import { callServer } from '../../platform/call-server.ts';
import { looksOf } from '../../seats/looks.ts';
import { listTables, readTable, type StoredTable } from '../../storage/tables.ts';
import { sessionOf } from '../../table/local/play.ts';
import { localSitters } from '../../table/sitters.ts';
import type { Mine } from './mine.ts';

/** The tables on this device: a game that is not over waits for the player who is here. */
function localTables(): Mine[] {
  return listTables().map(hereOf);
}

/** Of the tables on this device those that cannot go on: their games are fetched only if one is of earlier rules. */
async function stoppedLocalTables(): Promise<ReadonlySet<string>> {
  const old = listTables().filter(({ game, header }) => isOfEarlierRules(game, header.rules));
  const stopped = await Promise.all(
    old.map(async (kept) => {
      const session = sessionOf((await loadGameUi(kept.game)).game, kept);
      return isRefusal(session) || session.stopped !== null ? [kept.id] : [];
    }),
  );
  return new Set(stopped.flat());
}

function isOfEarlierRules(id: string, rules: number): boolean {
  const game = manifestOf(id);
  return game !== undefined && rules < game.profile.rules;
}

/** How a game on this device ended: it is played again to know. Null if it has not ended. */
export async function localOutcome(id: string): Promise<Outcome | null> {
  const stored = readTable(id);
  if (isRefusal(stored) || manifestOf(stored.game) === undefined) return null;
  const { game } = await loadGameUi(stored.game);
  const session = sessionOf(game, stored);
  return isRefusal(session) ? null : game.outcome(session.moment.state);
}

/** The tables on the server; none if it does not answer. */
async function onlineTables(): Promise<Mine[]> {
  const answer = await callServer('GET /me/tables');
  if (answer === null || 'refused' in answer) return [];
  return answer.tables.map(({ card, yourTurn, yourSeat, outcome }) => ({
    where: 'table',
    id: card.id,
    game: card.setting.game,
    phase: card.phase,
    yourTurn,
    isStopped: (card.rules?.stopped ?? null) !== null,
    sitters: sittersOf(card),
    me: yourSeat,
    at: card.openedAt,
    outcome,
  }));
}

function hereOf(stored: StoredTable): Mine {
  const { id, game, over, seats, changedAt } = stored;
  const people = [...seats.keys()].filter((seat) => seats[seat]?.kind === 'person');
  const [me = null] = people.length === 1 ? people : [];
  return {
    where: 'here',
    id,
    game,
    phase: over ? 'over' : 'playing',
    yourTurn: !over,
    isStopped: false,
    sitters: localSitters(stored, (seat) => t('here.person', { number: seat + 1 })),
    me,
    at: changedAt,
    outcome: null,
  };
}

function sittersOf({ seats, commitment }: Card): Mine['sitters'] {
  const looks = looksOf(
    seats.map((sitter) => ({ name: sitter?.name ?? null })),
    commitment,
  );
  return seats.map((sitter, seat) => sitter && { name: looks[seat]?.name ?? '', bot: sitter.bot ?? null });
}

interface MyTables {
  readonly tables: readonly Mine[];
  /** Whether the server has said which tables it has, or has not answered. */
  readonly isWhole: boolean;
  /** Reads the tables of this device again. */
  readonly refresh: () => void;
}

/** My tables, on this device and on the server. */
export function useMyTables(): MyTables {
  const here = useSignal<readonly Mine[]>(localTables());
  const online = useSignal<readonly Mine[] | null>(null);
  const stopped = useSignal<ReadonlySet<string>>(new Set());
  useEffect(() => {
    void onlineTables().then((tables) => {
      online.value = tables;
    });
    void stoppedLocalTables().then((ids) => {
      stopped.value = ids;
    });
  }, []);
  const known = here.value.map((table) => (stopped.value.has(table.id) ? asStopped(table) : table));
  return {
    tables: [...known, ...(online.value ?? [])],
    isWhole: online.value !== null,
    refresh: () => {
      here.value = localTables();
    },
  };
}

function asStopped(table: Mine): Mine {
  return { ...table, yourTurn: false, isStopped: true };
}
