import { glossOf } from '@vigilia/game-diario';
import type { Text } from '@vigilia/kernel';
import { NoteList } from '../../../../answering/note-list.tsx';
import { optionProps } from '../../../../answering/press.ts';
import type { AskedProps, Choice } from '../asked.ts';
import './ways.css';

interface Props extends AskedProps {
  readonly choices: readonly Choice[];
  /** What there is to say of a way beside its gloss. */
  readonly more?: (choice: Choice) => readonly Text[];
}

/** The ways to go on as large buttons, each with what it costs, risks and may bring. */
export function Ways({ draft, asked: { view, ask }, choices, more = () => [] }: Props) {
  return (
    <div class="ways">
      {choices.map((choice) => (
        <button key={draft.lineOf([choice])} class="way" {...optionProps(draft, [choice])}>
          <b class="way-label">{draft.say(draft.choiceText(choice))}</b>
          <NoteList
            draft={draft}
            notes={[...more(choice), ...glossOf(view, ask.prompt, choice)].map((text) => ({
              icon: null,
              text,
            }))}
          />
        </button>
      ))}
    </div>
  );
}
