import type { Kinds } from '@vigilia/kernel';
import type { DraftProps } from '../../draft/asked.ts';
import type { Option } from '../../draft/option.ts';
import { NoteList } from '../note-list.tsx';
import { optionProps } from '../press.ts';

interface Props<K extends Kinds> extends DraftProps<K> {
  readonly option: Option<K['choice']>;
  /** What a press does in place of drafting the choices. */
  readonly onPress?: () => void;
  /** Whether it is part of what is drafted, where a plan holds more than its choices. */
  readonly isPressed?: boolean;
}

/** One answer there is. */
export function OptionButton<K extends Kinds>({ draft, option, onPress, isPressed }: Props<K>) {
  const { choices, label, notes, picture } = option;
  const props = optionProps(draft, choices);
  return (
    <button
      class="option"
      {...props}
      aria-pressed={isPressed ?? props['aria-pressed']}
      onClick={onPress ?? props.onClick}
    >
      <OptionPicture draft={draft} picture={picture} />
      <span class="option-words">
        <span class="option-label">{draft.say(label)}</span>
        <NoteList draft={draft} notes={notes} />
      </span>
    </button>
  );
}

interface PictureProps<K extends Kinds> extends DraftProps<K> {
  readonly picture: unknown;
}

/** The small drawing beside the words of an option or a folder, where the game has one. */
export function OptionPicture<K extends Kinds>({ draft, picture }: PictureProps<K>) {
  const { Picture } = draft.answering;
  return picture === undefined || Picture === undefined ? null : <Picture picture={picture} />;
}
