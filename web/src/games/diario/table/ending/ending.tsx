import { scoreParts, variantOf } from '@vigilia/game-diario';
import { lineOf } from '@vigilia/game-diario/texts';
import { useEffect } from 'preact/hooks';
import { EndingPanel } from '../../../../board/ending-panel.tsx';
import { openSheet } from '../../../../platform/navigation.ts';
import { ShareButton } from '../../../../record/share-button.tsx';
import type { DraftProps, Event, ViewProps } from '../asked.ts';
import { BookLine } from '../book/book.tsx';
import { Portrait } from '../people/portrait.tsx';
import { say } from '../say.ts';
import * as styles from './ending-diario.module.css';
import { epilogueOf } from './epilogue.ts';

/** How a game of Diario ended: what became of each, what it comes to, and the whole Diary. */
export function Ending({ draft }: DraftProps) {
  const view = draft.table.view.value;
  if (view == null || view.over === null) return null;
  const { how } = view.over;
  const over: Event = { type: 'over', how, variant: variantOf(view, how) };
  return (
    <EndingPanel draft={draft} how={how} title={say(draft, `ending.${how}`)}>
      <li>
        {draft.has(lineOf(over)?.key ?? '') ? (
          <BookLine draft={draft} event={over} />
        ) : (
          say(draft, 'event.over', { how })
        )}
      </li>
      <Survivors draft={draft} view={view} />
      {view.gone.map(({ id, day, cause }) => (
        <li key={id} class={styles.endingPerson}>
          <Portrait person={id} size={2.5} />
          <p>
            <s>{say(draft, `person.${id}`)}</s> {say(draft, 'people.gone-since', { day, cause })}
          </p>
        </li>
      ))}
      <Score draft={draft} view={view} />
      <li class={styles.endingDiary}>
        <button type="button" onClick={() => openSheet('diary')}>
          {say(draft, 'epilogue.diary')}
        </button>
        <ShareDiary draft={draft} view={view} />
      </li>
    </EndingPanel>
  );
}

function Survivors({ draft, view }: ViewProps) {
  return view.people.map((person) => {
    const isWon = view.over?.score != null;
    const epilogue = isWon ? epilogueOf(person, view) : null;
    return (
      <li key={person.id} class={styles.endingPerson}>
        <Portrait person={person.id} size={2.5} />
        <p>
          <b>{say(draft, `person.${person.id}`)}</b>{' '}
          {epilogue !== null && draft.has(epilogue.key)
            ? draft.say(epilogue)
            : isWon
              ? say(draft, 'epilogue.alive', { misery: person.levels.misery })
              : say(draft, 'epilogue.left')}
        </p>
      </li>
    );
  });
}

/** The score in a line, and how it is made (END-4). */
function Score({ draft, view }: ViewProps) {
  const score = view.over?.score ?? null;
  if (score === null) return null;
  return (
    <li class={styles.endingScore}>
      <b>{say(draft, 'epilogue.score', { score: String(score).replace('-', '−') })}</b>{' '}
      <small>{say(draft, 'epilogue.score-made', { ...scoreParts(view) })}</small>
    </li>
  );
}

const writer = () => Promise.all([import('../diary/write-diary.ts'), import('../diary/diary-text.ts')]);

/** Shares the Diary: by its link if the table is on a server, and otherwise by its words. */
function ShareDiary({ draft, view }: ViewProps) {
  // A browser takes what is ready soon after the press. Without the writer the press tries again.
  useEffect(() => void writer().catch(() => null), []);
  const text = async () => {
    const [{ writeDiary }, { diaryText }] = await writer();
    return diaryText(writeDiary(draft, view));
  };
  const content = async () => {
    const title = say(draft, 'diary.title');
    return isOnServer(draft) ? { title, url: linkToDiary() } : { title, text: await text() };
  };
  return <ShareButton label={say(draft, 'epilogue.share')} content={content} />;
}

function isOnServer({ table }: DraftProps['draft']): boolean {
  return table.where === 'online';
}

function linkToDiary(): string {
  return `${location.origin}${location.pathname}#diary`;
}
