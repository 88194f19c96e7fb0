import { commitmentOf, type Refusal, refuse } from '@vigilia/kernel';
import type { Row } from './fact.ts';
import type { GameRegistry } from './game-registry.ts';
import { completed } from './settings.ts';
import type { Table } from './table.ts';

/** A table before its first row is applied. */
export function openedBy(games: GameRegistry, { table: id, at, act }: Row): Table | Refusal {
  const [first] = act.facts;
  if (first?.fact !== 'opened') return refuse(null, 'refusal.no-table');
  const { setting, host, seed } = first;
  return {
    id,
    version: 0,
    openedAt: at,
    setting: completed(setting),
    botsAdvise: doBotsAdvise(games, setting.game),
    host,
    barred: [],
    isClosed: false,
    seed,
    commitment: commitmentOf(seed),
    phase: 'gathering',
    chairs: new Array(setting.seats).fill(null),
    dealing: null,
    unopened: [],
    abandonedDeals: [],
    breakers: [],
    reasons: [],
    worded: [],
    play: null,
    undo: null,
    votes: [],
    knocked: null,
    keys: new Array(setting.seats).fill([]),
    rematch: null,
  };
}

/** Whether bots of a game decide nothing if people sit at the table. */
export function doBotsAdvise(games: GameRegistry, game: string): boolean {
  return games.get(game)?.profile.botsAdviseOn !== undefined;
}
