import {
  amountOf,
  combatProposals,
  dieOf,
  isFirearm,
  PEOPLE,
  type PersonId,
  planAhead,
  throwOf,
} from '@vigilia/game-diario';
import { isSameChoice } from '@vigilia/kernel';
import { named } from '../../../../../draft/named.ts';
import type { AskedProps, Choice } from '../../asked.ts';
import { Die, DieFaces } from '../../combat/die.tsx';
import { say } from '../../say.ts';
import { RollPreset } from '../common/preset-tick.tsx';
import * as styles from './arms.module.css';

type Arming = Extract<Choice, { verb: 'arm' | 'unarmed' }>;

/** A weapon for each, all of them decided at once (RAID-1, FIGHT-2). */
export function Arms({ draft, asked }: AskedProps) {
  const { view } = asked;
  const rehearsed = planAhead(asked.view, draft.plan.value);
  const plan = draft.plan.value;
  const asks = rehearsed === null ? [asked.ask] : [...rehearsed.asks, rehearsed.next ?? []].flat();
  const goods = view.fight?.where === 'out' ? view.pile : view.storage;
  return (
    <div class={styles.arms}>
      {asks.map((ask, index) => (
        <Armed
          key={ask.prompt.vars.person}
          draft={draft}
          person={ask.prompt.vars.person as PersonId}
          choices={ask.choices.filter(isArming)}
          chosen={plan[index] ?? null}
          onChoose={(choice) => draft.setPlan(combatProposals.withChoice(view, plan, index, choice))}
        />
      ))}
      <p class={styles.armsAmmo}>
        {say(draft, 'raid-board.ammo', {
          count: amountOf(goods, 'ammo'),
          shots: plan.filter((choice) => choice.verb === 'arm' && isFirearm(choice.weapon)).length,
        })}
      </p>
      <RollPreset draft={draft} />
    </div>
  );
}

function isArming(choice: Choice): choice is Arming {
  return choice.verb === 'arm' || choice.verb === 'unarmed';
}

interface Props {
  readonly draft: AskedProps['draft'];
  readonly person: PersonId;
  readonly choices: readonly Arming[];
  readonly chosen: Choice | null;
  readonly onChoose: (choice: Arming) => void;
}

function Armed({ draft, person, choices, chosen, onChoose }: Props) {
  const selected = choices.find((choice) => chosen !== null && isSameChoice(choice, chosen));
  return (
    <fieldset class={styles.armed}>
      <legend class={styles.armedName}>
        {named(draft, 'person', person)}
        <span class={styles.armedProwess}>
          {say(draft, 'fight-board.prowess', { prowess: PEOPLE[person].prowess })}
        </span>
      </legend>
      {choices.map((choice) => {
        const weapon = weaponOf(choice);
        const { hurts, average } = throwOf(weapon);
        return (
          <label key={weapon} class={styles.armedWeapon}>
            <input
              type="radio"
              name={`arms-${person}`}
              checked={choice === selected}
              onChange={() => onChoose(choice)}
            />
            <Die draft={draft} colour={dieOf(weapon)} face={null} />
            <span>
              {weapon === null ? say(draft, 'fight-board.bare-hands') : named(draft, 'weapon', weapon)}
            </span>
            <span class={styles.armedOdds}>
              {say(draft, 'fight-board.die-odds', {
                percent: Math.round(hurts * 100),
                average: average.toFixed(1),
              })}
            </span>
          </label>
        );
      })}
      {selected !== undefined && <DieFaces draft={draft} weapon={weaponOf(selected)} />}
    </fieldset>
  );
}

function weaponOf(choice: Arming) {
  return choice.verb === 'arm' ? choice.weapon : null;
}
