import { namingKey, namingsOf } from '@vigilia/game-diario';
import { useEffect } from 'preact/hooks';
import type { AskedProps } from '../../asked.ts';
import { say } from '../../say.ts';
import { diceGloss } from '../parts/dice-gloss.ts';
import { wishesOf } from '../wishes.ts';
import { proposedNames } from './names.ts';
import '../parts/plan-detail.css';

/** Who is named in what a plan leads to, or may lead to: that can be settled with the plan. */
export function NamingDetails({ draft, asked: { view } }: AskedProps) {
  const plan = draft.plan.value;
  const { names } = wishesOf(draft);
  useEffect(() => {
    names.value = proposedNames(view, plan);
  }, [view, plan, names]);
  const last = plan.at(-1);
  if (last === undefined) return null;
  return (
    <>
      {namingsOf(view, last).map(({ ask, isSure }) => {
        const key = namingKey(ask);
        return (
          <label key={key} class="plan-detail">
            <span>
              {!isSure && say(draft, 'plan-words.if-so')} {draft.say(ask.prompt)}
            </span>
            <select
              value={names.value.get(key)}
              onChange={({ currentTarget }) => {
                const chosen = ask.choices.find(
                  (choice) => choice.verb === 'name' && choice.person === currentTarget.value,
                );
                if (chosen?.verb === 'name') names.value = new Map([...names.value, [key, chosen.person]]);
              }}
            >
              {ask.choices.map(
                (choice) =>
                  choice.verb === 'name' && (
                    <option key={choice.person} value={choice.person}>
                      {[draft.choiceText(choice), ...diceGloss({ view, ask }, choice)]
                        .map((words) => draft.say(words))
                        .join(', ')}
                    </option>
                  ),
              )}
            </select>
          </label>
        );
      })}
    </>
  );
}
