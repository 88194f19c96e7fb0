import './replay.css';
import { useSignal } from '@preact/signals';
import { isRefusal, type Refusal } from '@vigilia/kernel';
import { useEffect } from 'preact/hooks';
import { query } from '../browser/navigation.ts';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import { TableFrame } from '../frame/table-frame.tsx';
import { t, translateText } from '../i18n/translate.ts';
import { ShellBar } from '../shell/shell-bar.tsx';
import { openDraft } from '../table-page/open-draft.ts';
import { ChooseFile } from './choose-file.tsx';
import { type Fetched, fetchRecord } from './fetch-record.ts';
import { openReplay } from './open-replay.ts';
import { PastGames } from './past-games.tsx';
import { ReplayControls } from './replay-controls.tsx';
import type { ReplayTable } from './replay-table.ts';

/** The replay of a finished game, from a table or from a file. */
export function ReplayPage({ from, id }: { readonly from: string; readonly id: string | null }) {
  const shown = useSignal<{ readonly draft: AnswerDraft; readonly table: ReplayTable } | null>(null);
  const refusal = useSignal<Refusal | null>(null);
  const show = async (fetched: Fetched | Refusal) => {
    const at = Number(query.value.get('at') ?? 0);
    const lens = query.value.get('lens');
    const opened = isRefusal(fetched)
      ? fetched
      : await openReplay(fetched, { at, lens: lens === null ? null : Number(lens) });
    if (isRefusal(opened)) refusal.value = opened;
    else {
      refusal.value = null;
      shown.value = { table: opened, draft: await openDraft(opened) };
    }
  };
  useEffect(() => {
    if (id !== null) void fetchRecord(from, id).then(show);
    return () => shown.value?.draft.close();
  }, [from, id]);
  const { value } = shown;
  if (value !== null) {
    const { draft, table } = value;
    return (
      <TableFrame draft={draft}>
        <div class="replay">
          <div class="replay-board">
            <draft.ui.Board draft={draft} />
          </div>
          <ReplayControls draft={draft} table={table} path={id === null ? null : `/replay/${from}/${id}`} />
        </div>
      </TableFrame>
    );
  }
  return (
    <>
      <ShellBar title={t(id === null ? 'home.replay' : 'replay.title')} />
      <main id="main" class="replay-door" tabIndex={-1}>
        {refusal.value !== null && <p role="alert">{translateText(refusal.value.reason)}</p>}
        {id === null && <PastGames />}
        {id === null || refusal.value !== null ? (
          <ChooseFile chosen={(file) => void show({ file, sitters: null, remembered: null })} />
        ) : (
          <p aria-busy="true">{t('replay.opening')}</p>
        )}
      </main>
    </>
  );
}
