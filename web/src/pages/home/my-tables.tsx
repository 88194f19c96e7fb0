import { useSignal } from '@preact/signals';
import type { Refusal } from '@vigilia/kernel';
import { GAMES_TO_LEARN } from '../../games/registry.ts';
import { currentLanguage, t, translateText } from '../../i18n/translate.ts';
import { go } from '../../platform/navigation.ts';
import { importTable } from '../../storage/tables.ts';
import { ago, gameAndCompany, type Mine, toContinue } from '../my-tables/mine.ts';
import * as styles from '../my-tables/my-tables.module.css';
import { useMyTables } from '../my-tables/my-tables.ts';
import { TableMenu } from '../my-tables/table-menu.tsx';
import * as home from './home.module.css';
import * as homeTables from './home-tables.module.css';

function stateLabel({ yourTurn, phase }: Mine): string {
  if (yourTurn) return 'home.your-turn';
  return phase === 'gathering' ? 'home.gathering' : 'home.playing';
}

/** My tables to go on with. */
export function MyTables() {
  const { tables, refresh } = useMyTables();
  const going = toContinue(tables);
  if (tables.length === 0) return <Newcomer />;
  return (
    <section aria-labelledby="my-tables">
      <h2 id="my-tables">{t('home.continue')}</h2>
      {going.length === 0 && <p class={styles.myTablesWhen}>{t('home.none-going')}</p>}
      <ul class={styles.myTablesList}>
        {going.map((table) => (
          <li key={table.id} class={styles.myTablesOne}>
            <a href={`/${table.where}/${table.id}`} data-mine={table.yourTurn}>
              <span class={styles.myTablesStanding}>{t(stateLabel(table))}</span>
              <span class={styles.myTablesWith}>{gameAndCompany(table)}</span>
              <span class={styles.myTablesWhen}>
                {t(table.where === 'here' ? 'home.here' : 'home.online', {
                  when: ago(table.at, Date.now(), currentLanguage() ?? 'en'),
                })}
              </span>
            </a>
            {table.where === 'here' && <TableMenu id={table.id} removed={refresh} />}
          </li>
        ))}
      </ul>
      {tables.length > going.length && (
        <a class={styles.myTablesPast} href="/replay">
          {t('home.past', { count: tables.length - going.length })}
        </a>
      )}
      <OpenFile />
    </section>
  );
}

/** A player who has no table yet may want to learn first. */
function Newcomer() {
  return (
    <section class={styles.myTablesNone} aria-labelledby="my-tables">
      <h2 id="my-tables">{t('home.new-here')}</h2>
      <p>{t('home.learn-by-playing', { games: GAMES_TO_LEARN })}</p>
      <a class="button" href="/learn">
        {t('home.learn')}
      </a>
      <p class={styles.myTablesWhen}>{t('home.no-tables')}</p>
      <OpenFile />
    </section>
  );
}

/** Takes in a table that was saved as a file, and goes there. */
function OpenFile() {
  const complaint = useSignal<Refusal | null>(null);
  const isRecord = useSignal(false);
  async function take(file: File | undefined) {
    if (file === undefined) return;
    isRecord.value = file.name.endsWith('.jsonl');
    if (isRecord.value) return;
    const taken = importTable(await file.text());
    if (typeof taken === 'string') go(`/here/${taken}`);
    else complaint.value = taken;
  }
  return (
    <div>
      <label class={homeTables.openFileLabel}>
        <input
          type="file"
          class="heard-only"
          accept=".json,.jsonl,application/json"
          onChange={({ currentTarget: { files } }) => void take(files?.[0])}
        />
        {t('home.open-file')}
      </label>
      <p class={home.homeComplaint} role="alert">
        {isRecord.value && (
          <>
            {t('home.is-record')} <a href="/replay">{t('home.replay')}</a>
          </>
        )}
        {!isRecord.value && complaint.value !== null && translateText(complaint.value.reason)}
      </p>
    </div>
  );
}
