import type { Eleven } from '@vigilia/game-011';
import { OptionPicture } from '../../games/011/asking/options/picture.tsx';
import { nounsOf } from '../../games/game-ui.ts';
import { t } from '../../i18n/translate.ts';
import type { AnswerDraft } from '../../table/answer-draft.ts';
import { pointingAt } from '../pointing.ts';
import type { Group } from './option.ts';

interface Props {
  readonly draft: AnswerDraft<Eleven>;
  readonly group: Group;
  readonly onOpen: () => void;
}

/** A group that is opened to see what is in it; pointed at, all of it is lit. */
export function Folder({ draft, group: { heading, picture, options }, onOpen }: Props) {
  const nouns = options.flatMap(({ choices }) =>
    choices.slice(-1).flatMap((choice) => nounsOf(draft.ui, choice)),
  );
  return (
    <button
      type="button"
      class="option option-folder"
      data-option=""
      aria-expanded={false}
      onClick={onOpen}
      {...pointingAt(draft, nouns)}
    >
      {picture !== undefined && <OptionPicture picture={picture} />}
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
