import type { Card } from '@vigilia/server/protocol';
import { type KeptTable, listTables } from '../keep/tables.ts';
import { t } from '../say/voice.ts';
import { askHouse } from '../shell/house.ts';

/** A table of mine, wherever it stands. */
export interface Mine {
  readonly where: 'here' | 'table';
  readonly id: string;
  readonly game: string;
  readonly phase: Card['phase'];
  readonly yourTurn: boolean;
  /** With whom: people by their names, bots by theirs. */
  readonly others: readonly ({ readonly name: string } | { readonly bot: string })[];
  /** When it was last played here, or opened there, in milliseconds since 1970. */
  readonly at: number;
}

interface MyTables {
  readonly tables: readonly {
    readonly card: Card;
    readonly yourTurn: boolean;
    readonly yourSeat: number | null;
  }[];
}

/** The tables on this device: a game that is not over waits for whoever is here. */
export function tablesHere(): Mine[] {
  return listTables().map(hereOf);
}

/** The tables in the house; none where it does not answer. */
export async function tablesOnline(): Promise<Mine[]> {
  const answer = await askHouse<MyTables>('GET', '/me/tables');
  if (answer === null || 'refused' in answer) return [];
  return answer.tables.map(({ card, yourTurn, yourSeat }) => ({
    where: 'table',
    id: card.id,
    game: card.setting.game,
    phase: card.phase,
    yourTurn,
    others: sittersOf(card, yourSeat),
    at: card.openedAt,
  }));
}

/** Tables that anybody may join. */
export async function publicTables(): Promise<Card[]> {
  const answer = await askHouse<{ tables: Card[] }>('GET', '/lobby?game=011');
  return answer === null || 'refused' in answer ? [] : answer.tables;
}

/** My turn first, then those under way, then those that gather, then the past; in each the latest first. */
export function inOrder(tables: readonly Mine[]): Mine[] {
  return tables.toSorted((one, other) => rankOf(one) - rankOf(other) || other.at - one.at);
}

function rankOf({ yourTurn, phase }: Mine): number {
  if (yourTurn) return 0;
  return { playing: 1, gathering: 2, over: 3 }[phase];
}

function hereOf({ id, game, over, seats, changedAt }: KeptTable): Mine {
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
    others: others.filter((_, seat) => seat !== me),
    at: changedAt,
  };
}

function sittersOf({ seats }: Card, mine: number | null): Mine['others'] {
  return seats
    .filter((sitter, seat) => sitter !== null && seat !== mine)
    .map((sitter) => (sitter?.bot === undefined ? { name: sitter?.name ?? '' } : { bot: sitter.bot }));
}
