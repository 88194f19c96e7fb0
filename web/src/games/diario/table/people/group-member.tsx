import { useSignal } from '@preact/signals';
import { PEOPLE, type Person, STATES } from '@vigilia/game-diario';
import { isTaken, pointingAt } from '../../../../draft/pointing.ts';
import type { DraftProps } from '../asked.ts';
import { GoodPicture } from '../goods/good-picture.tsx';
import { say } from '../say.ts';
import type { Changes } from './changes.ts';
import { conditionTexts, meterText } from './condition.ts';
import { DutyIcon } from './duty-icon.tsx';
import { LifeLines } from './life-lines.tsx';
import { Portrait } from './portrait.tsx';
import { TRAIT_ICONS, type Trait } from './state-icons.ts';
import { StateSteps } from './state-steps.tsx';
import './group-member.css';

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
      class="group-member"
      data-lit={draft.lit.value.has(noun) ? '' : undefined}
      data-taken={isTaken(draft, noun) ? '' : undefined}
      {...pointingAt(draft, [noun])}
    >
      <div class="group-member-head">
        {draft.canPick(noun) ? (
          <button
            type="button"
            class="group-member-pick"
            aria-pressed={isTaken(draft, noun)}
            onClick={() => draft.pick(noun)}
          >
            <Portrait person={id} size={2.75} />
            <span class="heard-only">{say(draft, 'people.pick', { person: id })}</span>
          </button>
        ) : (
          <Portrait person={id} size={2.75} />
        )}
        <button
          type="button"
          class="group-member-name"
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
      <ul class="group-member-states">
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
      <p class="group-member-condition">
        <Traits person={person} />
        {conditionTexts(person)
          .map((text) => draft.say(text))
          .join(' · ')}
      </p>
      <div id={details} class="group-member-details" hidden={!isOpen.value}>
        {isOpen.value && (
          <>
            <p class="group-member-traits-said">
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
    <span class="group-member-held">
      {goods.map((good, index) => (
        <span key={index}>
          <GoodPicture good={good} size={1.375} />
          <span class="heard-only">{say(draft, `good.${good}`, { count: 0 })}</span>
        </span>
      ))}
      {duty !== null && (
        <span class="group-member-duty">
          <DutyIcon duty={duty} />
          {say(draft, 'people.duty', { duty })}
        </span>
      )}
    </span>
  );
}

const TRAITS = Object.keys(TRAIT_ICONS) as Trait[];

/** Prowess, Empathy and Inventory as drawings with numbers; the details say them in words. */
function Traits({ person: { id } }: Pick<Props, 'person'>) {
  return (
    <span class="group-member-traits" aria-hidden="true">
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
