import { namingKey, namingProposals, namingsOf, type PersonId } from '@vigilia/game-diario';
import { useEffect } from 'preact/hooks';
import type { AskedProps, Choice, View } from '../../asked.ts';
import { say } from '../../say.ts';
import { diceGloss } from '../common/dice-gloss.ts';
import type { Answer } from '../common/moment.ts';
import * as styles from '../common/plan-detail.module.css';
import { presetsOf } from '../common/presets.ts';

/** Who is named in what a plan leads to, or may lead to: that can be settled with the plan. */
export function NamingDetails({ draft, asked: { view } }: AskedProps) {
  const plan = draft.plan.value;
  const { names } = presetsOf(draft);
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
          <label key={key} class={styles.planDetail}>
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

/** Whom the proposal names in what a plan leads to, or may lead to. */
export function proposedNames(view: View, plan: readonly Choice[]): ReadonlyMap<string, PersonId> {
  const last = plan.at(-1);
  const namings = last === undefined ? [] : namingsOf(view, last);
  return new Map(
    namings.flatMap(({ ask }) => {
      const choice = namingProposals.proposedChoice(view, ask);
      return choice.verb === 'name' ? [[namingKey(ask), choice.person] as const] : [];
    }),
  );
}

/** Whom the player has named together with the choice that led to the question. */
export const nameAnswer: Answer = ({ ask }, draft) => {
  const person = presetsOf(draft).names.value.get(namingKey(ask));
  const named = ask.choices.find((choice) => choice.verb === 'name' && choice.person === person);
  return named === undefined ? null : [named];
};
