import { isRefusal } from '@vigilia/kernel';
import type { Card } from '@vigilia/server/protocol';
import { GAMES, loadGameUi, manifestOf } from '../games/registry.ts';
import { t } from '../i18n/translate.ts';
import { callServer } from '../server-api/call-server.ts';
import { listTables, type StoredTable } from '../storage/tables.ts';
import { sessionOf } from '../table/local/play.ts';
import type { Mine } from './mine.ts';

interface MyTables {
  readonly tables: readonly {
    readonly card: Card;
    readonly yourTurn: boolean;
    readonly yourSeat: number | null;
  }[];
}

/** The tables on this device: a game that is not over waits for the player who is here. */
export function localTables(): Mine[] {
  return listTables().map(hereOf);
}

/** Of the tables on this device those that cannot go on: their games are fetched only where one is of earlier rules. */
export async function stoppedLocalTables(): Promise<ReadonlySet<string>> {
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

/** The tables on the server; none where it does not answer. */
export async function onlineTables(): Promise<Mine[]> {
  const answer = await callServer<MyTables>('GET', '/me/tables');
  if (answer === null || 'refused' in answer) return [];
  return answer.tables.map(({ card, yourTurn, yourSeat }) => ({
    where: 'table',
    id: card.id,
    game: card.setting.game,
    phase: card.phase,
    yourTurn,
    isStopped: (card.rules?.stopped ?? null) !== null,
    others: sittersOf(card, yourSeat),
    at: card.openedAt,
  }));
}

/** Tables that every visitor may join. */
export async function publicTables(): Promise<Card[]> {
  const lobbies = await Promise.all(
    GAMES.map(({ profile }) => callServer<{ tables: Card[] }>('GET', `/lobby?game=${profile.id}`)),
  );
  return lobbies.flatMap((lobby) => (lobby === null || 'refused' in lobby ? [] : lobby.tables));
}

function hereOf({ id, game, over, seats, changedAt }: StoredTable): Mine {
  const me = seats.findIndex((seat) => seat.kind === 'person');
  const others = seats.map((seat, index) =>
    seat.kind === 'bot' ? { bot: seat.bot } : { name: seat.name || t('here.person', { number: index + 1 }) },
  );
  return {
    where: 'here',
    id,
    game,
    phase: over ? 'over' : 'playing',
    yourTurn: !over,
    isStopped: false,
    others: others.filter((_, seat) => seat !== me),
    at: changedAt,
  };
}

function sittersOf({ seats }: Card, mine: number | null): Mine['others'] {
  return seats
    .filter((sitter, seat) => sitter !== null && seat !== mine)
    .map((sitter) => (sitter?.bot === undefined ? { name: sitter?.name ?? '' } : { bot: sitter.bot }));
}
