import type { Kinds } from '@vigilia/kernel';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import type { Note, Option } from '../../draft/answering-ui.ts';
import type { DraftProps } from '../../draft/asked.ts';
import { nounsOf } from '../../draft/game-ui.ts';
import { isGuided } from '../../draft/guide.ts';
import { pointingAt } from '../../draft/pointing.ts';
import * as styles from './option-button.module.css';
import * as optionList from './option-list.module.css';

interface Props<K extends Kinds> extends DraftProps<K> {
  readonly option: Option<K['choice']>;
  /** What a press does in place of drafting the choices. */
  readonly onPress?: () => void;
  /** Whether it is part of what is drafted, when a plan holds more than its choices. */
  readonly isPressed?: boolean;
}

/** One answer there is. */
export function OptionButton<K extends Kinds>({ draft, option, onPress, isPressed }: Props<K>) {
  const { choices, label, notes, picture, badge } = option;
  const props = optionProps(draft, choices);
  return (
    <button
      class={optionList.option}
      {...props}
      aria-pressed={isPressed ?? props['aria-pressed']}
      onClick={onPress ?? props.onClick}
    >
      <OptionPicture draft={draft} picture={picture} />
      <span class={optionList.optionWords}>
        <span class={optionList.optionLabel}>
          {draft.say(label)} {badge !== undefined && <b class={styles.badge}>{draft.say(badge)}</b>}
        </span>
        <NoteList draft={draft} notes={notes} />
      </span>
    </button>
  );
}

interface PictureProps<K extends Kinds> extends DraftProps<K> {
  readonly picture: unknown;
}

/** The small drawing beside the words of an option or a folder, if the game has one. */
export function OptionPicture<K extends Kinds>({ draft, picture }: PictureProps<K>) {
  const { Picture } = draft.answering;
  return picture === undefined || Picture === undefined ? null : <Picture picture={picture} />;
}

/** What makes a button an option: it can be pressed, numbered and pointed with. */
export function optionProps<K extends Kinds>(draft: AnswerDraft<K>, choices: readonly K['choice'][]) {
  return {
    type: 'button',
    'data-option': '',
    'aria-pressed': draft.isDrafted(choices),
    'data-guided': isGuided(draft, choices),
    onClick: () => draft.press(choices),
    ...pointingAt(
      draft,
      choices.flatMap((choice) => nounsOf(draft.ui, choice)),
    ),
  } as const;
}

interface NoteListProps<K extends Kinds> extends DraftProps<K> {
  readonly notes: readonly Note[];
}

/** What will come of something, a few words each. */
export function NoteList<K extends Kinds>({ draft, notes }: NoteListProps<K>) {
  if (notes.length === 0) return null;
  const { Icon } = draft.answering;
  return (
    <span class={styles.notes}>
      {notes.map(({ icon, text }) => {
        const words = draft.say(text);
        return (
          <span key={words} class={styles.note}>
            {icon !== null && Icon !== undefined && <Icon name={icon} />} {words}
          </span>
        );
      })}
    </span>
  );
}
