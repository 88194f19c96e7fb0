import type { ContentNote } from '@vigilia/game-diario';
import { profile } from '@vigilia/game-diario/profile';
import { useId } from 'preact/hooks';
import { OneOf } from '../../../../ui/options.tsx';
import { AvoidFields } from '../../../avoid-fields.tsx';
import type { DraftProps } from '../asked.ts';
import { say } from '../say.ts';
import { avoidTexts, NOTE_KEYS } from './content-notes.ts';
import { READING_SIZES, type ReadingSize, reading } from './reading-settings.ts';
import * as storyPage from './story-page.module.css';
import { NoteNames } from './warning.tsx';

const SIZE_KEYS: Readonly<Record<ReadingSize, string>> = {
  small: 'story-page.small',
  medium: 'story-page.medium',
  large: 'story-page.large',
};

interface Props extends DraftProps {
  /** Null if there is no story on the page. */
  readonly notes: readonly ContentNote[] | null;
}

/** What is in the story, and how it is shown. Both open over the page. */
export function ReadingTools({ draft, notes }: Props) {
  const content = useId();
  const settings = useId();
  const { size, isWarned } = reading;
  const { avoid = [] } = draft.table.view.value ?? {};
  return (
    <footer class={storyPage.readingTools}>
      {notes !== null && (
        <button type="button" popovertarget={content}>
          {say(draft, 'story-page.content')}
        </button>
      )}
      <button type="button" popovertarget={settings}>
        <span aria-hidden="true">Aa</span>
        <span class="heard-only">{say(draft, 'story-page.settings')}</span>
      </button>
      <div id={content} popover="auto" class={storyPage.readingToolsPanel}>
        <h3>{say(draft, 'story-page.content')}</h3>
        <NoteNames draft={draft} notes={notes ?? []} />
        <label class={storyPage.readingToolsWarn}>
          <input
            type="checkbox"
            checked={isWarned.value}
            onChange={(event) => {
              isWarned.value = event.currentTarget.checked;
            }}
          />
          {say(draft, 'story-page.warn')}
        </label>
        {avoid.length > 0 && (
          <p>
            {say(draft, 'story-page.avoided-here', {
              kinds: avoid.map((note) => say(draft, NOTE_KEYS[note])).join(', '),
            })}
          </p>
        )}
        <AvoidFields profile={profile} texts={avoidTexts} say={(said) => draft.say(said)} />
      </div>
      <div id={settings} popover="auto" class={storyPage.readingToolsPanel}>
        <OneOf
          legend={say(draft, 'story-page.size')}
          of={READING_SIZES}
          value={size}
          nameOf={(each) => say(draft, SIZE_KEYS[each])}
        />
      </div>
    </footer>
  );
}
