import { effect } from '@preact/signals';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import { remember } from '../storage/memories.ts';
import type { BrowserStorage } from '../storage/tables.ts';

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
