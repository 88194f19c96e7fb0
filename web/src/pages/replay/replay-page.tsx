import { useSignal } from '@preact/signals';
import { isRefusal, type Outcome, type Refusal } from '@vigilia/kernel';
import { useEffect } from 'preact/hooks';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import { TableFrame } from '../../frame/table-frame.tsx';
import { dayAndTime } from '../../i18n/dates.ts';
import { t, translateText } from '../../i18n/translate.ts';
import { go, query } from '../../platform/navigation.ts';
import { ShellBar } from '../../shell/shell-bar.tsx';
import { idOfRecord, keepOpened } from '../../storage/opened-records.ts';
import { gameAndCompany, type Mine, resultOf, toReplay } from '../my-tables/mine.ts';
import * as myTables from '../my-tables/my-tables.module.css';
import { localOutcome, useMyTables } from '../my-tables/my-tables.ts';
import { TableMenu } from '../my-tables/table-menu.tsx';
import { openDraft } from '../table/open-draft.ts';
import { type Fetched, fetchRecord } from './fetch-record.ts';
import { ChooseFile, OpenedFiles } from './files.tsx';
import * as styles from './replay.module.css';
import { ReplayControls } from './replay-controls.tsx';
import { openReplay, type ReplayTable } from './replay-table.ts';

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
  /** A file that is a record has an address from now on; what is none, or finds no room, is shown or refused here. */
  const open = async (file: string) => {
    const fetched = { file, sitters: null, remembered: null };
    const read = await openReplay(fetched, { at: 0, lens: null });
    if (isRefusal(read)) {
      refusal.value = read;
      return;
    }
    const opened = { id: idOfRecord(file), game: read.game, at: Date.now() };
    if (await keepOpened(opened, file)) go(`/replay/file/${opened.id}`);
    else await show(fetched);
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
        <div class={styles.replay}>
          <div class={styles.replayBoard}>
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
      <main id="main" class={styles.replayDoor} tabIndex={-1}>
        {refusal.value !== null && <p role="alert">{translateText(refusal.value.reason)}</p>}
        {id === null && <PastGames />}
        {from === 'file' && <OpenedFiles />}
        {id === null || refusal.value !== null ? (
          <ChooseFile chosen={(file) => void open(file)} />
        ) : (
          <p aria-busy="true">{t('replay.opening')}</p>
        )}
      </main>
    </>
  );
}

/** My games that are over, each with a link to its replay. */
function PastGames() {
  const { tables, isWhole, refresh } = useMyTables();
  const past = toReplay(tables);
  return (
    <section class={styles.pastGames} aria-labelledby="past-games" aria-busy={!isWhole}>
      <h2 id="past-games">{t('past.title')}</h2>
      {past.length === 0 && isWhole && <p class={myTables.myTablesWhen}>{t('past.none')}</p>}
      <ul class={myTables.myTablesList}>
        {past.map((game) => (
          <li key={game.id} class={myTables.myTablesOne}>
            <a href={pathOf(game)}>
              <Result game={game} />
              <span class={myTables.myTablesWith}>{gameAndCompany(game)}</span>
              <span class={myTables.myTablesWhen}>{dayAndTime(game.at)}</span>
            </a>
            {game.where === 'here' && <TableMenu id={game.id} removed={refresh} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A game that cannot go on says why at its table. */
function pathOf({ isStopped, where, id }: Mine): string {
  return isStopped ? `/${where}/${id}` : `/replay/${where}/${id}`;
}

function Result({ game }: { readonly game: Mine }) {
  const outcome = useSignal<Outcome | null>(game.outcome);
  const isUnknown = game.outcome === null && game.where === 'here' && !game.isStopped;
  useEffect(() => {
    if (isUnknown)
      void localOutcome(game.id).then((found) => {
        outcome.value = found;
      });
  }, [game.id, isUnknown]);
  const words = game.isStopped
    ? t('past.stopped')
    : outcome.value === null
      ? t('past.over')
      : translateText(resultOf(game, outcome.value));
  return <span class={myTables.myTablesStanding}>{words}</span>;
}
