import { isRefusal, type Refusal, refuse } from '@vigilia/kernel';
import { withAvoided } from '../games/avoided.ts';
import { withMemory } from '../games/memory.ts';
import { loadGameUi, manifestOf } from '../games/registry.ts';
import { t } from '../i18n/translate.ts';
import { settings } from '../storage/settings.ts';
import { readTable } from '../storage/tables.ts';
import { LocalTable } from '../table/local/local-table.ts';
import { threadIn } from '../table/local/thread.ts';

/** A bot that has not answered after this time counts as dead, in milliseconds. */
const PATIENCE = 20_000;

/** Opens a table of this device. */
export async function openLocalTable(id: string): Promise<LocalTable | Refusal> {
  const stored = readTable(id);
  if (isRefusal(stored)) return stored;
  const manifest = manifestOf(stored.game);
  if (manifest === undefined) return refuse(null, 'refusal.unknown-game', { game: stored.game });
  const ui = await loadGameUi(stored.game);
  return LocalTable.open(id, {
    ui,
    profile: manifest.profile,
    storage: localStorage,
    startThread: () => threadIn(ui.startWorker()),
    pace: () => settings.pace.value,
    patience: PATIENCE,
    renewed: (options) => withAvoided(manifest.profile, withMemory(ui, manifest.profile, options)),
    defaultName: (seat, people) =>
      people === 1 ? settings.name.value || t('here.you') : t('here.person', { number: seat + 1 }),
  });
}
