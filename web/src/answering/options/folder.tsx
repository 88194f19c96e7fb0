import type { Kinds } from '@vigilia/kernel';
import type { DraftProps } from '../../draft/asked.ts';
import { nounsOf } from '../../draft/game-ui.ts';
import { isGuided } from '../../draft/guide.ts';
import type { Group } from '../../draft/option.ts';
import { pointingAt } from '../../draft/pointing.ts';
import { t } from '../../i18n/translate.ts';
import { OptionPicture } from './option-button.tsx';

interface Props<K extends Kinds> extends DraftProps<K> {
  readonly group: Group<K['choice']>;
  readonly onOpen: () => void;
}

/** A group that is opened to see what is in it; pointed at, all of it is lit. */
export function Folder<K extends Kinds>({ draft, group: { heading, picture, options }, onOpen }: Props<K>) {
  const nouns = options.flatMap(({ choices }) =>
    choices.slice(-1).flatMap((choice) => nounsOf(draft.ui, choice)),
  );
  return (
    <button
      type="button"
      class="option option-folder"
      data-option=""
      data-guided={options.some(({ choices }) => isGuided(draft, choices)) || undefined}
      aria-expanded={false}
      onClick={onOpen}
      {...pointingAt(draft, nouns)}
    >
      <OptionPicture draft={draft} picture={picture} />
      <span class="option-words">
        <span class="option-label">{heading !== null && draft.say(heading)}</span>
        <span class="notes">{t('asking.options', { count: options.length })}</span>
      </span>
      <span class="option-open" aria-hidden="true">
        ›
      </span>
    </button>
  );
}
