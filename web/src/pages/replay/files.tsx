import { useSignal } from '@preact/signals';
import { manifestOf } from '../../games/registry.ts';
import { dayAndTime } from '../../i18n/dates.ts';
import { t } from '../../i18n/translate.ts';
import { forgetOpened, listOpened } from '../../storage/opened-records.ts';
import * as styles from './replay.module.css';

/** Asks for the file of a record: chosen, or dropped on the field. */
export function ChooseFile({ chosen }: { readonly chosen: (file: string) => void }) {
  const isOver = useSignal(false);
  const read = (files: FileList | null | undefined) => {
    void files?.[0]?.text().then(chosen);
  };
  return (
    <label
      class={styles.replayFile}
      data-over={isOver.value ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        isOver.value = true;
      }}
      onDragLeave={() => {
        isOver.value = false;
      }}
      onDrop={(event) => {
        event.preventDefault();
        isOver.value = false;
        read(event.dataTransfer?.files);
      }}
    >
      <b>{t('replay.choose-file')}</b>
      <input
        type="file"
        accept=".jsonl,.json,application/jsonl"
        onChange={({ currentTarget }) => read(currentTarget.files)}
      />
      <span class="button main" aria-hidden="true">
        {t('replay.open-file')}
      </span>
    </label>
  );
}

/** The files that were opened on this device, each with its address, until they are removed from it. */
export function OpenedFiles() {
  const opened = useSignal(listOpened());
  if (opened.value.length === 0) return null;
  return (
    <section class={styles.pastGames} aria-labelledby="opened-files">
      <h2 id="opened-files">{t('replay.opened-files')}</h2>
      {opened.value.map(({ id, game, at }) => (
        <div key={id} class={styles.replayOpened}>
          <a class="button" href={`/replay/file/${id}`}>
            {manifestOf(game)?.profile.title ?? game} · {dayAndTime(at)}
          </a>
          <button
            type="button"
            onClick={() => {
              forgetOpened(id);
              opened.value = listOpened();
            }}
          >
            {t('replay.forget')}
          </button>
        </div>
      ))}
    </section>
  );
}
