import type { Eleven } from '@vigilia/game-011';
import type { Desk } from '../../../../table/answer-draft.ts';
import { NoteList } from '../note-list.tsx';
import { optionProps } from '../press.ts';
import type { Option } from './option.ts';
import { OptionPicture } from './picture.tsx';

/** One answer there is. */
export function OptionButton({ desk, option }: { readonly desk: Desk<Eleven>; readonly option: Option }) {
  const { choices, label, notes, picture } = option;
  return (
    <button class="option" {...optionProps(desk, choices)}>
      {picture !== undefined && <OptionPicture picture={picture} />}
      <span class="option-words">
        <span class="option-label">{desk.say(label)}</span>
        <NoteList desk={desk} notes={notes} />
      </span>
    </button>
  );
}
