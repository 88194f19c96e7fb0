import type { Text } from '@vigilia/kernel';
import { NoteList, optionProps } from '../../../../../answering/options/option-button.tsx';
import type { AskedProps, Choice } from '../../asked.ts';
import type { Gloss } from '../../plan-notes.ts';
import * as styles from './ways.module.css';

interface Props extends AskedProps {
  readonly glossOf: Gloss;
  readonly choices: readonly Choice[];
  /** Keys of what the board says by itself. */
  readonly leavesOut?: readonly string[];
  /** What there is to say of a way beside its gloss. */
  readonly more?: (choice: Choice) => readonly Text[];
}

/** The ways to go on as large buttons, each with what it costs, risks and may bring. */
export function Ways({ draft, asked, glossOf, choices, leavesOut = [], more = () => [] }: Props) {
  return (
    <div class={styles.ways}>
      {choices.map((choice) => (
        <button key={draft.lineOf([choice])} class={styles.way} {...optionProps(draft, [choice])}>
          <b class={styles.wayLabel}>{draft.say(draft.choiceText(choice))}</b>
          <NoteList
            draft={draft}
            notes={[...more(choice), ...glossOf(asked, choice)]
              .filter(({ key }) => !leavesOut.includes(key))
              .map((text) => ({ icon: null, text }))}
          />
        </button>
      ))}
    </div>
  );
}
