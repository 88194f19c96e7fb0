import { currentLanguage } from '../../../../i18n/translate.ts';
import { download } from '../../../../record/download.ts';
import type { DraftProps } from '../asked.ts';
import { say } from '../say.ts';
import { diaryHtml } from './diary-html.ts';
import { diaryText } from './diary-text.ts';
import { writeDiary } from './write-diary.ts';
import type { WrittenBlock, WrittenDiary } from './written-diary.ts';
import './diary.css';

/** The Diary of this game, and the ways to keep it. */
export function Diary({ draft }: DraftProps) {
  const view = draft.table.view.value;
  if (view === null) return null;
  const diary = writeDiary(draft, view);
  return (
    <div class="diary">
      <KeepDiary draft={draft} />
      <header class="diary-cover">
        <p>{diary.people}</p>
        <p class="diary-faint">{diary.keepers}</p>
      </header>
      {diary.days.map(({ heading, phases }) => (
        <section key={heading} class="diary-day">
          <h3>{heading}</h3>
          {phases.map((phase, index) => (
            <div key={index} class="diary-part">
              <h4>{phase.heading}</h4>
              {phase.blocks.map((block, place) => (
                <Block key={place} block={block} />
              ))}
            </div>
          ))}
        </section>
      ))}
      {diary.end.map((words) => (
        <p key={words} class="diary-end">
          {words}
        </p>
      ))}
    </div>
  );
}

function Block({ block }: { readonly block: WrittenBlock }) {
  switch (block.kind) {
    case 'sentences':
      return <p>{block.words}</p>;
    case 'life':
      return (
        <article class="diary-life">
          <h5>{block.person}</h5>
          <p class="diary-faint">{block.line}</p>
          <Paragraphs words={block.paragraphs} />
        </article>
      );
    case 'passage':
      return (
        <article class={block.isStory ? 'diary-story' : 'diary-card'}>
          <h5 lang={block.language}>{block.title}</h5>
          <Paragraphs words={block.paragraphs} />
          {block.outcome.map(({ kind, words }, index) => (
            <p key={index} class={`diary-${kind}`}>
              {words}
            </p>
          ))}
        </article>
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

/** Buttons that keep the Diary as a page to print, or as text. It is written when one is pressed. */
export function KeepDiary({ draft }: DraftProps) {
  const keep = (name: string, type: string, form: (diary: WrittenDiary) => string) => {
    const view = draft.table.view.value;
    if (view !== null) download(name, form(writeDiary(draft, view)), type);
  };
  const toPage = (diary: WrittenDiary) => diaryHtml(diary, currentLanguage() ?? 'en');
  return (
    <div class="keep-diary">
      <button type="button" onClick={() => keep('vigilia-diary.html', 'text/html', toPage)}>
        {say(draft, 'diary.keep-page')}
      </button>
      <button type="button" onClick={() => keep('vigilia-diary.txt', 'text/plain', diaryText)}>
        {say(draft, 'diary.keep-text')}
      </button>
    </div>
  );
}
