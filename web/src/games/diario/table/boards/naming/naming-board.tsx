import {
  asLevel,
  type Diario,
  type Levels,
  namingProposals,
  type PersonId,
  STATES,
  type StateName,
  tryingTexts,
} from '@vigilia/game-diario';
import * as optionButton from '../../../../../answering/options/option-button.module.css';
import { optionProps } from '../../../../../answering/options/option-button.tsx';
import * as optionList from '../../../../../answering/options/option-list.module.css';
import type { Control } from '../../../../../draft/answering-ui.ts';
import type { Asked, AskedProps } from '../../asked.ts';
import { Portrait } from '../../people/portrait.tsx';
import { signsIn } from '../../people/signs.ts';
import { diceGloss } from '../common/dice-gloss.ts';
import { LevelChange } from '../common/level-change.tsx';
import { createMoment, type QuestionPart } from '../common/moment.ts';
import { type Openings, oneChoiceBy, openingFromModel } from '../common/opening.ts';
import { Stakes } from '../common/stakes.tsx';
import { LossBoard, lossModel } from './loss-board.tsx';
import * as styles from './naming-board.module.css';
import { NamingDetails, nameAnswer } from './naming-details.tsx';

const BOARDS: Readonly<Record<string, (props: AskedProps) => preact.JSX.Element | null>> = {
  'prompt.name-for-better': NamedPeople,
  'prompt.name-for-worse': NamedPeople,
  'prompt.name-who-leaves': NamedPeople,
  'prompt.test-empathy': NamedPeople,
  'prompt.test-prowess-1': NamedPeople,
  'prompt.test-prowess-2': NamedPeople,
  'prompt.nursing': NamedPeople,
  'prompt.choose-loss': LossBoard,
};

/** Who is meant, tries or leaves, and what is given up (LEAD-1). */
const namingBoard: Control<Diario> = {
  name: 'naming',
  serves: ({ verb }, { prompt }) => prompt.key in BOARDS && (verb === 'name' || verb === 'lose'),
  Body: (props) => {
    const Board = BOARDS[props.asked.ask.prompt.key];
    return Board === undefined ? null : <Board {...props} />;
  },
};

/** Those who can be named, each with what would become of them or how likely they pass. */
function NamedPeople({ draft, asked }: AskedProps) {
  const { ask, view } = asked;
  return (
    <div class={optionList.optionRows}>
      {view.trying !== null && <Stakes draft={draft} texts={tryingTexts(view)} />}
      {ask.choices.map((choice) => {
        if (choice.verb !== 'name') return null;
        const change = changeOf(asked, choice.person);
        const notes = diceGloss(asked, choice);
        return (
          <button
            key={choice.person}
            class={`${optionList.option} ${styles.namedPerson}`}
            {...optionProps(draft, [choice])}
          >
            <Portrait person={choice.person} signs={signsIn(asked.view, choice.person)} size={2.4} />
            <span class={optionList.optionWords}>
              <b class={optionList.optionLabel}>{draft.say(draft.choiceText(choice))}</b>
              {change !== null && <LevelChange draft={draft} {...change} />}
              {notes.length > 0 && (
                <span class={optionButton.notes}>{notes.map((note) => draft.say(note)).join(' · ')}</span>
              )}
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** A person's states before and after they are named. */
interface Change {
  readonly before: Levels;
  readonly after: Levels;
  readonly states: readonly StateName[];
}

/** What naming this person does to a state; null if the question is of something else. */
function changeOf({ view, ask: { prompt } }: Asked, person: PersonId): Change | null {
  const before = view.people.find(({ id }) => id === person)?.levels;
  const state = STATES.find((each) => each === prompt.vars.state);
  if (before === undefined || state === undefined) return null;
  const by = Number(prompt.vars.by) * (prompt.key === 'prompt.name-for-better' ? -1 : 1);
  const level = asLevel(before[state] + by);
  return { before, after: { ...before, [state]: level }, states: [state] };
}

const oneChoice = oneChoiceBy(namingProposals);

export const NAMING_OPENINGS: Openings = {
  'prompt.choose-loss': openingFromModel(lossModel),
  'prompt.name-for-better': oneChoice,
  'prompt.name-for-worse': oneChoice,
  'prompt.name-who-leaves': oneChoice,
  'prompt.test-empathy': oneChoice,
  'prompt.test-prowess-1': oneChoice,
  'prompt.test-prowess-2': oneChoice,
  'prompt.nursing': oneChoice,
};

const { followUp, ...rest } = createMoment({ openings: NAMING_OPENINGS, glossOf: diceGloss });

/** A person who is named, or goods that are given up. */
export const namingPart = {
  controls: [namingBoard],
  moment: { ...rest, followUp: (asked, draft) => nameAnswer(asked, draft) ?? followUp(asked, draft) },
  NamingDetails,
} satisfies QuestionPart & { readonly NamingDetails: typeof NamingDetails };
