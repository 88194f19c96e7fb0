import { FURTHEST_FREE, type Refusal, type RulesNote, refuse, rulesOf } from '@vigilia/kernel';
import type { LogStore } from '../store/store.ts';
import type { GameRegistry } from '../table/game-registry.ts';
import { doBotsAdvise } from '../table/opened.ts';
import { takeUp } from '../table/play.ts';
import { completed, type OlderTableSettings } from '../table/settings.ts';
import type { Chair, Play, Table } from '../table/table.ts';
import type { LoadedTable } from './loaded-table.ts';

/** A table as a snapshot holds it: without what follows from the rest, under the names that older processes know. */
interface SnapshotBody extends Omit<Table, 'play' | 'votes' | 'abandonedDeals'> {
  readonly wishes: Table['votes'];
  readonly undealt: Table['abandonedDeals'];
  readonly play:
    | (Pick<Play, 'header' | 'answers' | 'asked' | 'link'> &
        Pick<Play['moment'], 'state'> & {
          /** Missing in snapshots of tables that were played under the rules they began with and no others. */
          readonly rules?: RulesNote;
        })
    | null;
}

/**
 * Whether a snapshot may leave the way back out: no choice can be taken back freely, or more than a player would take
 * back. A game that has stopped is made from its log every time: nothing of it is written over.
 */
function canSnapshot({ play }: Table): boolean {
  if (play !== null && play.stopped !== null) return false;
  return play === null || play.past.length === 0 || play.past.length >= FURTHEST_FREE;
}

/** A snapshot from before some of the fields existed. */
type Later =
  | 'barred'
  | 'isClosed'
  | 'dealing'
  | 'unopened'
  | 'undealt'
  | 'breakers'
  | 'knocked'
  | 'reasons'
  | 'worded'
  | 'botsAdvise';
type OlderSnapshotBody = Omit<SnapshotBody, 'setting' | 'chairs' | Later> &
  Partial<Pick<SnapshotBody, Later>> & {
    readonly setting: OlderTableSettings;
    readonly chairs: readonly (Omit<Chair, 'awaitedSince' | 'entropyHash'> | null)[];
  };

function withLaterFields(table: OlderSnapshotBody): SnapshotBody {
  return {
    barred: [],
    isClosed: false,
    dealing: null,
    unopened: [],
    undealt: [],
    breakers: [],
    knocked: null,
    reasons: [],
    worded: [],
    botsAdvise: false,
    ...table,
    setting: completed(table.setting),
    chairs: table.chairs.map((chair) => chair && { awaitedSince: null, entropyHash: null, ...chair }),
  };
}

function writeSnapshot(table: Table): string {
  const { play, votes: wishes, abandonedDeals: undealt, ...rest } = table;
  const kept: SnapshotBody = {
    ...rest,
    wishes,
    undealt,
    play: play && {
      header: play.header,
      rules: rulesOf(play),
      answers: play.answers,
      asked: play.asked,
      link: play.link,
      state: play.moment.state,
    },
  };
  return JSON.stringify(kept);
}

/** The table in a snapshot; null if its state was computed under other rules than the present ones. */
export function readSnapshot(games: GameRegistry, body: string): Table | Refusal | null {
  const {
    play,
    wishes: votes,
    undealt: abandonedDeals,
    ...kept
  } = withLaterFields(JSON.parse(body) as OlderSnapshotBody);
  const table = { ...kept, votes, abandonedDeals, botsAdvise: doBotsAdvise(games, kept.setting.game) };
  const game = games.get(table.setting.game)?.game;
  if (game === undefined) return refuse(null, 'refusal.unknown-game', { game: table.setting.game });
  if (play === null) return { ...table, play };
  if ((play.rules?.now ?? play.header.rules) !== game.rules) return null;
  return { ...table, play: takeUp(game, play) };
}

/** Writes a snapshot of the table if it may have one and has none of this version. Nothing waits for it. */
export function keepSnapshot(log: LogStore, loaded: LoadedTable, failed: (error: unknown) => void): void {
  const { table } = loaded;
  if (!canSnapshot(table) || loaded.snapshot === table.version) return;
  loaded.snapshot = table.version;
  log.keepSnapshot(loaded.id, table.version, writeSnapshot(table)).catch(failed);
}
