import { useSignal } from '@preact/signals';
import { type Duty, PEOPLE, type Person, type PersonId, STATES, type StateName } from '@vigilia/game-diario';
import { isTaken, pointingAt } from '../../../../draft/pointing.ts';
import type { DraftProps } from '../asked.ts';
import { GoodPicture } from '../goods/good-picture.tsx';
import { say } from '../say.ts';
import { conditionTexts, meterText } from './condition.ts';
import * as styles from './group-member.module.css';
import { LifeLines } from './life-lines.tsx';
import { Portrait } from './portrait.tsx';
import { signsOf } from './signs.ts';
import { StateSteps } from './states.tsx';

/** By how much each state of a person rose or fell. */
export type Changes = ReadonlyMap<`${PersonId}:${StateName}`, number>;

interface Props extends DraftProps {
  readonly person: Person;
  readonly changes: Changes;
}

/** A person of the group: states and what they do, duty, weapon and remedies. Pressed, it tells the rest. */
export function GroupMember({ draft, person, changes }: Props) {
  const isOpen = useSignal(false);
  const noun = `person:${person.id}` as const;
  const { id, levels } = person;
  const name = say(draft, `person.${id}`);
  const details = `person-${id}`;
  return (
    <li
      class={styles.groupMember}
      data-lit={draft.lit.value.has(noun) ? '' : undefined}
      data-taken={isTaken(draft, noun) ? '' : undefined}
      {...pointingAt(draft, [noun])}
    >
      <div class={styles.groupMemberHead}>
        {draft.canPick(noun) ? (
          <button
            type="button"
            class={styles.groupMemberPick}
            aria-pressed={isTaken(draft, noun)}
            onClick={() => draft.pick(noun)}
          >
            <Portrait person={id} signs={signsOf(person)} size={2.75} />
            <span class="heard-only">{say(draft, 'people.pick', { person: id })}</span>
          </button>
        ) : (
          <Portrait person={id} signs={signsOf(person)} size={2.75} />
        )}
        <button
          type="button"
          class={styles.groupMemberName}
          aria-expanded={isOpen.value}
          aria-controls={details}
          onClick={() => {
            isOpen.value = !isOpen.value;
          }}
        >
          <b>{name}</b>
          <small>{say(draft, `occupation.${id}`)}</small>
        </button>
        <Held draft={draft} person={person} />
      </div>
      <ul class={styles.groupMemberStates}>
        {STATES.map((state) => {
          const by = changes.get(`${id}:${state}`) ?? 0;
          return (
            <li key={state} data-change={by === 0 ? undefined : by > 0 ? 'rose' : 'fell'}>
              <StateSteps state={state} level={levels[state]} />
              <span class="heard-only">
                {draft.say(meterText(state, levels[state]))}
                {by !== 0 && say(draft, by > 0 ? 'people.rose' : 'people.fell', { by: Math.abs(by) })}
              </span>
            </li>
          );
        })}
      </ul>
      <p class={styles.groupMemberCondition}>
        <Traits person={person} />
        {conditionTexts(person)
          .map((text) => draft.say(text))
          .join(' · ')}
      </p>
      <div id={details} class={styles.groupMemberDetails} hidden={!isOpen.value}>
        {isOpen.value && (
          <>
            <p class={styles.groupMemberTraitsSaid}>
              {TRAITS.map((trait) => say(draft, 'people.trait', { trait, value: PEOPLE[id][trait] })).join(
                ', ',
              )}
            </p>
            <LifeLines draft={draft} person={id} />
          </>
        )}
      </div>
    </li>
  );
}

/** Tonight's duty, the weapon in hand and the remedies on a person, each drawn and in words for a listener. */
function Held({ draft, person: { duty, weapon, remedies } }: Omit<Props, 'changes'>) {
  const goods = [...(weapon === null ? [] : [weapon]), ...remedies];
  return (
    <span class={styles.groupMemberHeld}>
      {goods.map((good, index) => (
        <span key={index}>
          <GoodPicture good={good} size={1.375} />
          <span class="heard-only">{say(draft, `good.${good}`, { count: 0 })}</span>
        </span>
      ))}
      {duty !== null && (
        <span class={styles.groupMemberDuty}>
          <DutyIcon duty={duty} />
          {say(draft, 'people.duty', { duty })}
        </span>
      )}
    </span>
  );
}

/** Prowess, Empathy and Inventory: a fist, a heart, a rucksack. */
const TRAIT_ICONS = {
  prowess:
    'M3 7V4.5a1.2 1.2 0 0 1 2.5 0V3.5a1.2 1.2 0 0 1 2.5 0 1.2 1.2 0 0 1 2.5 0v1a1.2 1.2 0 0 1 2.5 0V9c0 2.5-1.5 4.5-4.5 4.5H7C4.5 13.5 3 11.5 3 9zM3 7h4c1.5 0 1.5 2.5 0 2.5H5.5',
  empathy: 'M8 13.5C3.5 10 1.5 8 1.5 5.5a3 3 0 0 1 6.5-1 3 3 0 0 1 6.5 1c0 2.5-2 4.5-6.5 8z',
  inventory: 'M3.5 6.5c0-2.5 2-4 4.5-4s4.5 1.5 4.5 4v7h-9zM6 2.8c0-1.8 4-1.8 4 0M3.5 9.5h9M7 9.5v2h2v-2',
} as const;
type Trait = keyof typeof TRAIT_ICONS;

const TRAITS = Object.keys(TRAIT_ICONS) as Trait[];

/** Prowess, Empathy and Inventory as drawings with numbers; the details say them in words. */
function Traits({ person: { id } }: Pick<Props, 'person'>) {
  return (
    <span class={styles.groupMemberTraits} aria-hidden="true">
      {TRAITS.map((trait) => (
        <span key={trait}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={TRAIT_ICONS[trait]} />
          </svg>
          {PEOPLE[id][trait]}
        </span>
      ))}
    </span>
  );
}

/** A bed, a mat on the floor, a lamp at the door, a rucksack and a way out; on a grid of 16. */
const LINES: Readonly<Record<Duty, string>> = {
  bed: 'M1.5 3v10.5M1.5 11h13v2.5M14.5 11V8.5c0-1-1-1.5-2-1.5H6v4M2.5 8.5a1.5 1.5 0 1 1 3 0 1.5 1.5 0 1 1-3 0',
  floor: 'M1.5 13h13M2 11.5a1.5 1.5 0 1 1 3 0M5 11.5h8c.8 0 1.2.5 1.5 1.5M8 4.5h3l-3 3h3',
  guard: 'M8 1.5l5.5 2v4c0 3.5-2 6-5.5 7.5-3.5-1.5-5.5-4-5.5-7.5v-4zM5.5 8l2 2 3.5-4',
  scavenge: 'M6.5 2.5h7v11h-7M9.5 8H1.5M4 5.5L1.5 8 4 10.5',
};

/** A duty of the night (EVE-1). Its name stands beside it. */
function DutyIcon({ duty }: { readonly duty: Duty }) {
  return (
    <svg class={styles.dutyIcon} viewBox="0 0 16 16" aria-hidden="true">
      <path d={LINES[duty]} />
    </svg>
  );
}
