import { optionProps } from '../../../../../answering/options/option-button.tsx';
import type { AskedProps } from '../../asked.ts';
import { Portrait } from '../../people/portrait.tsx';
import { diceGloss } from '../parts/dice-gloss.ts';
import { LevelChange } from '../parts/level-change.tsx';
import { changeOf } from './change.ts';
import './named-people.css';

/** Those who can be named, each with what would become of them or how likely they pass. */
export function NamedPeople({ draft, asked }: AskedProps) {
  const { ask } = asked;
  return (
    <div class="option-rows">
      {ask.choices.map((choice) => {
        if (choice.verb !== 'name') return null;
        const change = changeOf(asked, choice.person);
        const notes = diceGloss(asked, choice);
        return (
          <button key={choice.person} class="option named-person" {...optionProps(draft, [choice])}>
            <Portrait person={choice.person} size={2.4} />
            <span class="option-words">
              <b class="option-label">{draft.say(draft.choiceText(choice))}</b>
              {change !== null && <LevelChange draft={draft} {...change} />}
              {notes.length > 0 && (
                <span class="notes">{notes.map((note) => draft.say(note)).join(' · ')}</span>
              )}
            </span>
          </button>
        );
      })}
    </div>
  );
}
