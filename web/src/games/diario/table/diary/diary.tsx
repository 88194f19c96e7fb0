import { useSignal } from '@preact/signals';
import { currentLanguage, t } from '../../../../i18n/translate.ts';
import { download } from '../../../../record/download.ts';
import type { DraftProps, View } from '../asked.ts';
import { say } from '../say.ts';
import * as styles from './diary.module.css';
import { diaryText } from './diary-text.ts';
import { nightsOf } from './nights.ts';
import { writeDiary } from './write-diary.ts';
import type { WrittenBlock } from './written-diary.ts';

/** The Diary of this game, and the ways to keep it. */
export function Diary({ draft }: DraftProps) {
  return (
    <>
      <KeepDiary draft={draft} />
      <DiaryPages draft={draft} />
    </>
  );
}

/** The Diary of this game, day by day. A day can be led to: its number stands on it. */
export function DiaryPages({ draft }: DraftProps) {
  const view = draft.table.view.value;
  if (view === null) return null;
  const diary = writeDiary(draft, view);
  return (
    <div class={styles.diary}>
      <header class={styles.diaryCover}>
        <p>{diary.people}</p>
        <p class={styles.diaryFaint}>{diary.keepers}</p>
      </header>
      {diary.days.map(({ day, heading, phases }) => (
        <section key={heading} data-diary-day={day} class={styles.diaryDay} tabIndex={-1}>
          <h3>{heading}</h3>
          {phases.map((phase, index) => (
            <div key={index} class={styles.diaryPart}>
              <h4>{phase.heading}</h4>
              {phase.blocks.map((block, place) => (
                <Block key={place} block={block} />
              ))}
            </div>
          ))}
        </section>
      ))}
      {diary.end.map((words) => (
        <p key={words} class={styles.diaryEnd}>
          {words}
        </p>
      ))}
    </div>
  );
}

/** What is said under a passage: what was decided, what was written and what it brought. */
const OUTCOMES = { decided: styles.diaryDecided, prose: undefined, brought: styles.diaryBrought };

function Block({ block }: { readonly block: WrittenBlock }) {
  switch (block.kind) {
    case 'sentences':
      return <p>{block.words}</p>;
    case 'life':
      return (
        <section class={styles.diaryLife}>
          <h5>{block.person}</h5>
          <p class={styles.diaryFaint}>{block.line}</p>
          <Paragraphs words={block.paragraphs} />
        </section>
      );
    case 'passage':
      return (
        <section class={block.isStory ? styles.diaryStory : styles.diaryCard}>
          <h5 lang={block.language}>{block.title}</h5>
          <Paragraphs words={block.paragraphs} />
          {block.outcome.map(({ kind, words }, index) => (
            <p key={index} class={OUTCOMES[kind]}>
              {words}
            </p>
          ))}
        </section>
      );
  }
}

function Paragraphs({ words }: { readonly words: readonly string[] }) {
  return (
    <>
      {words.map((each) => (
        <p key={each}>{each}</p>
      ))}
    </>
  );
}

/** Buttons that keep the Diary as a book to print, as text, and as a picture. Each is made when it is pressed. */
export function KeepDiary({ draft }: DraftProps) {
  const isMissing = useSignal(false);
  const keep = async (save: (view: View) => void | Promise<void>) => {
    const view = draft.table.view.value;
    if (view === null) return;
    try {
      await save(view);
      isMissing.value = false;
    } catch {
      isMissing.value = true;
    }
  };
  const toBook = async (view: View) => {
    const [{ drawn }, { diaryBook }] = await Promise.all([import('./drawn.tsx'), import('./diary-book.ts')]);
    const pictures = await drawn(view, await nightsOf(draft));
    const book = diaryBook(writeDiary(draft, view), currentLanguage() ?? 'en', pictures);
    download('vigilia-diary.html', book, 'text/html');
  };
  const toText = (view: View) =>
    download('vigilia-diary.txt', diaryText(writeDiary(draft, view)), 'text/plain');
  const toPicture = async (view: View) => {
    const { pictureOf, keepPicture } = await import('./picture.tsx');
    await keepPicture(await pictureOf(writeDiary(draft, view), view));
  };
  return (
    <div class={styles.keepDiary}>
      <button type="button" onClick={() => void keep(toBook)}>
        {say(draft, 'diary.keep-page')}
      </button>
      <button type="button" onClick={() => void keep(toPicture)}>
        {say(draft, 'diary.keep-picture')}
      </button>
      <button type="button" onClick={() => void keep(toText)}>
        {say(draft, 'diary.keep-text')}
      </button>
      {isMissing.value && <p role="alert">{t('shell.not-loaded')}</p>}
    </div>
  );
}
