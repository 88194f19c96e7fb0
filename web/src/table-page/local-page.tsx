import { useSignal } from '@preact/signals';
import { isRefusal, type Refusal, refuse } from '@vigilia/kernel';
import { useEffect } from 'preact/hooks';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import { TableFrame } from '../frame/table-frame.tsx';
import { keyOf } from '../storage/tables.ts';
import type { LocalTable } from '../table/local/local-table.ts';
import { lazy } from '../ui/lazy.tsx';
import { openDraft } from './open-draft.ts';
import { openLocalTable } from './open-local.ts';
import { Trouble } from './trouble.tsx';

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
  if (value === null) return <main class="loading" aria-busy="true" />;
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
