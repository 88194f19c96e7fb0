import { type Signal, useSignal } from '@preact/signals';
import { isRefusal, type Refusal, refuse } from '@vigilia/kernel';
import { useEffect } from 'preact/hooks';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import { TableFrame } from '../../frame/table-frame.tsx';
import { withAvoided } from '../../games/avoided.ts';
import { withMemory } from '../../games/memory.ts';
import { loadGameUi, manifestOf } from '../../games/registry.ts';
import { t, translateText } from '../../i18n/translate.ts';
import { settings } from '../../storage/settings.ts';
import { keyOf, readTable } from '../../storage/tables.ts';
import { LocalTable } from '../../table/local/local-table.ts';
import { threadIn } from '../../table/local/play-context.ts';
import * as lazyStyles from '../../ui/lazy.module.css';
import { lazy } from '../../ui/lazy.tsx';
import * as styles from './local-page.module.css';
import { openDraft } from './open-draft.ts';

/** It loads the texts of the server, which a table on this device needs for nothing else. */
const Missing = lazy(async () => (await import('./missing.tsx')).Missing);

interface Opened {
  readonly draft: AnswerDraft;
  readonly trouble: LocalTable['trouble'];
  close(): void;
}

/** A table that is played on this device. */
export function LocalPage({ id }: { readonly id: string }) {
  const opened = useSignal<Opened | Refusal | null>(null);
  useEffect(() => {
    const opening = open(id).catch(() => refuse(null, 'shell.not-loaded'));
    void opening.then((at) => {
      opened.value = at;
    });
    return () => void opening.then((at) => (isRefusal(at) ? undefined : at.close()));
  }, [id]);
  const { value } = opened;
  if (value === null) return <main class={lazyStyles.loading} aria-busy="true" />;
  if (isRefusal(value)) return <Missing refusal={value} />;
  const { draft, trouble } = value;
  return (
    <>
      <TableFrame draft={draft}>
        <draft.ui.Board draft={draft} />
      </TableFrame>
      <Trouble trouble={trouble} />
    </>
  );
}

async function open(id: string): Promise<Opened | Refusal> {
  const table = await openLocalTable(id);
  if (isRefusal(table)) return table;
  const draft = await openDraft(table);
  const stopWatching = watchOtherWindows(table, id);
  return {
    draft,
    trouble: table.trouble,
    close() {
      stopWatching();
      draft.close();
    },
  };
}

/** Follows other windows of this browser at the same table. Returns the function that ends it. */
function watchOtherWindows(table: LocalTable, id: string): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === keyOf(id)) table.catchUp();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** A bot that has not answered after this time counts as dead, in milliseconds. */
const PATIENCE = 20_000;

/** Opens a table of this device. */
async function openLocalTable(id: string): Promise<LocalTable | Refusal> {
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
    defaultName: (seat, personCount) =>
      personCount === 1 ? settings.name.value || t('here.you') : t('here.person', { number: seat + 1 }),
  });
}

/** Shows a fault of this device. The game goes on below. */
function Trouble({ trouble }: { readonly trouble: Signal<Refusal | null> }) {
  const { value } = trouble;
  return (
    <div class={styles.trouble} role="status">
      {value !== null && (
        <>
          <p>{translateText(value.reason)}</p>
          <button
            type="button"
            onClick={() => {
              trouble.value = null;
            }}
          >
            {t('here.understood')}
          </button>
        </>
      )}
    </div>
  );
}
