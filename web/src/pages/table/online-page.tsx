import { type Signal, useSignal } from '@preact/signals';
import { isRefusal, type Refusal, refuse } from '@vigilia/kernel';
import { useEffect } from 'preact/hooks';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import { TableFrame } from '../../frame/table-frame.tsx';
import { knownGame, manifestOf } from '../../games/registry.ts';
import { t } from '../../i18n/translate.ts';
import * as styles from '../../shell/plain-page.module.css';
import { ShellBar } from '../../shell/shell-bar.tsx';
import type { Company } from '../../table/company.ts';
import { browserNetwork } from '../../table/online/network.ts';
import { OnlineTable } from '../../table/online/online-table.ts';
import * as lazyStyles from '../../ui/lazy.module.css';
import { Gathering } from '../gathering/gathering.tsx';
import { Missing } from './missing.tsx';
import { openDraft } from './open-draft.ts';

/** A table on the server. */
export function OnlinePage({ id }: { readonly id: string }) {
  const opened = useSignal<OnlineTable | Refusal | null>(null);
  const attempts = useSignal(0);
  useEffect(() => {
    const opening = open(id);
    void opening.then((table) => {
      opened.value = table;
    });
    return () => void opening.then((table) => (isRefusal(table) ? undefined : table.close()));
  }, [id, attempts.value]);
  const { value } = opened;
  if (value === null) return <main class={lazyStyles.loading} aria-busy="true" />;
  if (isRefusal(value)) return <Missing refusal={value} again={() => void attempts.value++} />;
  return <OpenTable table={value} />;
}

/** The table in its present phase. The game is fetched while people gather. */
function OpenTable({ table }: { readonly table: OnlineTable }) {
  const draft = useDraft(table);
  const { isBarred, card } = table.company;
  const { phase, isClosed } = card.value;
  if (isClosed) return <Missing refusal={refuse(null, 'refusal.closed')} />;
  if (isBarred.value) return <Missing title={t('missing.shut')} refusal={refuse(null, 'refusal.barred')} />;
  const { value } = draft;
  if (phase === 'gathering') {
    const opened = value === null || 'refused' in value ? null : value;
    return <Gathering company={table.company} draft={opened} />;
  }
  if (table.isShut.value)
    return <Missing title={t('missing.shut')} refusal={refuse(null, 'refusal.not-watching')} />;
  if (table.isLate.value && table.view.value === null) return <NothingYet company={table.company} />;
  if (value !== null && 'refused' in value) return <Missing refusal={value} />;
  if (value === null || table.view.value === null)
    return <main class={lazyStyles.loading} aria-busy="true" />;
  return (
    <TableFrame draft={value}>
      <value.ui.Board draft={value} />
    </TableFrame>
  );
}

function useDraft(table: OnlineTable): Signal<AnswerDraft | Refusal | null> {
  const draft = useSignal<AnswerDraft | Refusal | null>(null);
  useEffect(() => {
    const opening = openDraft(table);
    opening.then(
      (opened) => {
        draft.value = opened;
      },
      () => {
        draft.value = refuse(null, 'shell.not-loaded');
      },
    );
    return () =>
      void opening.then(
        (opened) => opened.close(),
        () => {},
      );
  }, [table]);
  return draft;
}

async function open(id: string): Promise<OnlineTable | Refusal> {
  const table = await OnlineTable.open(id, browserNetwork, localStorage);
  if (isRefusal(table) || manifestOf(table.game) !== undefined) return table;
  table.close();
  return refuse(null, 'refusal.unknown-game', { game: table.game });
}

/** Shown to a late watcher before the first chapter is old enough. */
function NothingYet({ company }: { readonly company: Company }) {
  const { setting } = company.card.value;
  const { lateness } = knownGame(setting.game);
  return (
    <>
      <ShellBar title={t('frame.watching')} />
      <main class={styles.plainPage}>
        <p>{t(lateness.nothingYet, { count: setting.delay ?? 0 })}</p>
        <p class={styles.plainPageDoing}>
          <button type="button" class="main" onClick={() => company.look(null)}>
            {t('frame.late-back')}
          </button>
        </p>
      </main>
    </>
  );
}
