import { useSignal } from '@preact/signals';
import { isRefusal, type Refusal, refuse } from '@vigilia/kernel';
import { useEffect } from 'preact/hooks';
import { PLAYABLE } from '../games/shelf.ts';
import type { Desk } from './desk.ts';
import { TableFrame } from './frame/table-frame.tsx';
import { Gathering } from './gathering.tsx';
import { Missing } from './missing.tsx';
import { OnlineTable } from './online/online-table.ts';
import { browserWire } from './online/wire.ts';
import { deskOf } from './open-desk.ts';

interface Opened {
  readonly desk: Desk;
  readonly table: OnlineTable;
}

/** A table in the house of a server. */
export function TablePage({ id }: { readonly id: string }) {
  const opened = useSignal<Opened | Refusal | null>(null);
  const attempts = useSignal(0);
  useEffect(() => {
    const opening = open(id).catch(() => refuse(null, 'shell.not-loaded'));
    void opening.then((at) => {
      opened.value = at;
    });
    return () => void opening.then((at) => (isRefusal(at) ? undefined : at.desk.close()));
  }, [id, attempts.value]);
  const { value } = opened;
  if (value === null) return <main class="loading" aria-busy="true" />;
  if (isRefusal(value)) return <Missing refusal={value} again={() => void attempts.value++} />;
  return <Come opened={value} />;
}

/** What there is to see at the table, from the first chair to the end. */
function Come({ opened: { desk, table } }: { readonly opened: Opened }) {
  if (table.company.card.value.phase === 'gathering') return <Gathering company={table.company} />;
  if (table.isShut.value) return <Missing refusal={refuse(null, 'refusal.not-watching')} />;
  if (table.view.value === null) return <main class="loading" aria-busy="true" />;
  return (
    <TableFrame desk={desk}>
      <desk.drawn.Board desk={desk} />
    </TableFrame>
  );
}

async function open(id: string): Promise<Opened | Refusal> {
  const table = await OnlineTable.open(id, browserWire, localStorage);
  if (isRefusal(table)) return table;
  if (PLAYABLE.includes(table.game)) return { table, desk: await deskOf(table) };
  table.close();
  return refuse(null, 'refusal.unknown-game', { game: table.game });
}
