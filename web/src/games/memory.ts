import { effect } from '@preact/signals';
import type { GameProfile } from '@vigilia/kernel';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import type { GameUi } from '../draft/game-ui.ts';
import { readList, writeList } from '../storage/stored-list.ts';
import type { BrowserStorage } from '../storage/tables.ts';

/** What this device remembers of a game and its present rules know, in the order of its letters. */
export function metBefore({ game, memory }: GameUi, storage?: BrowserStorage): readonly string[] {
  if (memory === undefined) return [];
  const met = new Set(memoriesOf(game.id, storage));
  return memory.known.filter((each) => met.has(each)).sort();
}

/** The options of a new table with what this device remembers; what an earlier table began with is left out. */
export function withMemory<Options extends Readonly<Record<string, unknown>>>(
  ui: GameUi,
  { memory }: Pick<GameProfile, 'memory'>,
  options: Options,
  storage?: BrowserStorage,
): Readonly<Record<string, unknown>> {
  if (memory === undefined) return options;
  const { [memory.option]: _before, ...agreed } = options;
  const met = metBefore(ui, storage);
  return met.length === 0 ? agreed : { ...agreed, [memory.option]: met };
}

/** Remembers what a player of this device meets at a table. What a record or another player's table shows is not met. */
export function rememberMet(
  { table, ui }: Pick<AnswerDraft, 'table' | 'ui'>,
  storage?: BrowserStorage,
): () => void {
  const { memory } = ui;
  if (memory === undefined || table.where === 'replay') return () => {};
  let looked = 0;
  return effect(() => {
    const log = table.log.value;
    const isSeated = table.company === null || table.company.seat.value !== null;
    if (!isSeated) return;
    const fresh = log.slice(Math.min(looked, log.length)).flatMap(({ events }) => events);
    looked = log.length;
    remember(
      table.game,
      fresh.flatMap((event) => memory.metIn(event) ?? []),
      storage,
    );
  });
}

/** More than any game has to remember; what was met first is forgotten first. */
const MOST = 1_000;

const keyOf = (game: string) => `vigilia.memory.${game}`;

/** What a player of this device has met at the tables of a game: in Diario, the stories that were read. */
export function memoriesOf(game: string, storage?: BrowserStorage): readonly string[] {
  return readList(keyOf(game), storage);
}

export function remember(game: string, met: readonly string[], storage?: BrowserStorage): void {
  const before = memoriesOf(game, storage);
  const fresh = [...new Set(met)].filter((each) => !before.includes(each));
  if (fresh.length > 0) writeList(keyOf(game), [...before, ...fresh].slice(-MOST), storage);
}
