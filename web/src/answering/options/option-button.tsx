import type { Eleven } from '@vigilia/game-011';
import { OptionPicture } from '../../games/011/asking/options/picture.tsx';
import type { AnswerDraft } from '../../table/answer-draft.ts';
import { NoteList } from '../note-list.tsx';
import { optionProps } from '../press.ts';
import type { Option } from './option.ts';

/** One answer there is. */
export function OptionButton({
  draft,
  option,
}: {
  readonly draft: AnswerDraft<Eleven>;
  readonly option: Option;
}) {
  const { choices, label, notes, picture } = option;
  return (
    <button class="option" {...optionProps(draft, choices)}>
      {picture !== undefined && <OptionPicture picture={picture} />}
      <span class="option-words">
        <span class="option-label">{draft.say(label)}</span>
        <NoteList draft={draft} notes={notes} />
      </span>
    </button>
  );
}
