import { useSignal } from '@preact/signals';
import { isRefusal, type Refusal, refuse } from '@vigilia/kernel';
import { useEffect } from 'preact/hooks';
import type { Desk } from './answer-draft.ts';
import { TableFrame } from './frame/table-frame.tsx';
import type { HereTable } from './local/local-table.ts';
import { openHere } from './local/open-local.ts';
import { Trouble } from './local/trouble.tsx';
import { watchOtherWindows } from './local/watch-other-windows.ts';
import { Missing } from './missing.tsx';
import { deskOf } from './open-draft.ts';

interface Opened {
  readonly desk: Desk;
  readonly trouble: HereTable['trouble'];
  close(): void;
}

/** A table that is played on this device. */
export function HerePage({ id }: { readonly id: string }) {
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
  const { desk, trouble } = value;
  return (
    <>
      <TableFrame desk={desk}>
        <desk.drawn.Board desk={desk} />
      </TableFrame>
      <Trouble trouble={trouble} />
    </>
  );
}

async function open(id: string): Promise<Opened | Refusal> {
  const table = await openHere(id);
  if (isRefusal(table)) return table;
  const desk = await deskOf(table);
  const stopWatching = watchOtherWindows(table, id);
  return {
    desk,
    trouble: table.trouble,
    close() {
      stopWatching();
      desk.close();
    },
  };
}
