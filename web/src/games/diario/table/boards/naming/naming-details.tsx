import { glossOf, listOf, namingKey, namingsOf } from '@vigilia/game-diario';
import { useEffect } from 'preact/hooks';
import type { AskedProps } from './asked.ts';
import { proposedNames } from './boards/names.ts';
import { nightOf, wishesOf, wishForNight } from './boards/wishes.ts';
import { say } from './say.ts';
import './plan-details.css';

/** What the wishes of the evening answer once the duties are given: it is in sight where they are confirmed. */
function EveningWishes({ draft, asked: { view } }: AskedProps) {
  const { outing } = nightOf(draft, view);
  const { rollsAgain } = wishesOf(draft);
  const goods = listOf(outing?.packed ?? {});
  const location = outing?.place == null ? null : view.locations[outing.place];
  return (
    <span class="plan-wishes">
      {location !== null &&
        (goods.length > 0
          ? say(draft, 'wishes.then', { location, goods })
          : say(draft, 'wishes.then-light', { location }))}{' '}
      {rollsAgain.value && say(draft, 'wishes.dice')}
    </span>
  );
}

/** What a plan leads to, or may lead to, and can be settled with it: who is named, whether cards are turned on and on. */
export function PlanDetails({ draft, asked }: AskedProps) {
  const { view } = asked;
  const plan = draft.plan.value;
  const { names } = wishesOf(draft);
  const { goesOn } = nightOf(draft, view);
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
                      {[draft.choiceText(choice), ...glossOf(view, ask.prompt, choice)]
                        .map((words) => draft.say(words))
                        .join(', ')}
                    </option>
                  ),
              )}
            </select>
          </label>
        );
      })}
      {asked.ask.prompt.key === 'prompt.duty' && <EveningWishes draft={draft} asked={asked} />}
      {last.verb === 'set-out' && (
        <label class="plan-detail">
          <input
            type="checkbox"
            checked={goesOn}
            onChange={() => wishForNight(draft, view, { goesOn: !goesOn })}
          />
          <span>{say(draft, 'plan-words.explore-on')}</span>
        </label>
      )}
    </>
  );
}
