import { afterDuty, type Diario, DUTIES, type Duty, isAwake, type Person } from '@vigilia/game-diario';
import { text } from '@vigilia/kernel';
import type { Control } from '../../../../../draft/answering-ui.ts';
import type { AskedProps } from '../../asked.ts';
import { sureGloss } from '../../plan-notes.ts';
import { say } from '../../say.ts';
import { BoardPerson } from '../common/board-person.tsx';
import { LevelChange } from '../common/level-change.tsx';
import { type Answers, createMoment, type QuestionPart } from '../common/moment.ts';
import { OneOption } from '../common/one-option.tsx';
import { boardOf, type OpenBoard, type Openings, openingFromModel } from '../common/opening.ts';
import { RollPreset } from '../common/preset-tick.tsx';
import { nightOf } from '../common/presets.ts';
import { Delivery, WholeBoard } from '../common/whole-board.tsx';
import * as styles from './evening-board.module.css';
import { EveningDetails } from './evening-details.tsx';
import { bedsLeft, dutiesFor, type Evening, eveningModel, guardsOn, withDuty } from './evening-model.ts';
import { NightAhead, Unguarded } from './night-guards.tsx';
import { NightOut } from './outing-ahead.tsx';
import { outingBoard } from './outing-board.tsx';
import { outingModel } from './outing-model.ts';

const VERBS: readonly string[] = [...DUTIES, 'deliver', 'unguarded', 'reconsider'];

/** The duties of the night for all at once (EVE-1, EVE-2). */
const eveningBoard: Control<Diario> = {
  name: 'evening',
  promptOf: ({ ask }) => (ask.prompt.key === 'prompt.duty' ? text('evening-board.prompt') : ask.prompt),
  serves: ({ verb }, { prompt }) =>
    (prompt.key === 'prompt.duty' || prompt.key === 'prompt.unguarded') && VERBS.includes(verb),
  Body: (props) =>
    props.asked.view.step === 'watch' ? <Unguarded {...props} /> : <EveningBoard {...props} />,
};

function EveningBoard(props: AskedProps) {
  const { draft } = props;
  const board = boardOf(props, eveningModel);
  const { view, model, change } = board;
  return (
    <WholeBoard name="evening-board">
      <NightAhead {...props} {...board} />
      {view.people.map((person) => (
        <DutyRow key={person.id} {...props} {...board} person={person} />
      ))}
      <NightOut {...props} />
      {guardsOn(view, model).length > 0 && <RollPreset draft={draft} />}
      <Delivery
        {...props}
        delivers={model.delivers}
        setDelivers={(delivers) => change((evening) => ({ ...evening, delivers }))}
      />
    </WholeBoard>
  );
}

const DUTY_KEYS: Readonly<Record<Duty, string>> = {
  bed: 'evening-board.bed',
  floor: 'evening-board.floor',
  guard: 'evening-board.guard',
  scavenge: 'evening-board.scavenge',
};

function DutyRow({
  draft,
  view,
  model,
  change,
  person,
}: AskedProps & OpenBoard<Evening> & { readonly person: Person }) {
  const { id, levels } = person;
  const duty = model.duties[id];
  const offered = dutiesFor(view, model, person);
  return (
    <BoardPerson
      draft={draft}
      person={id}
      after={
        <>
          {!isAwake(person) && (
            <span class={styles.eveningBoardAsleep}>{say(draft, 'evening-board.asleep')} </span>
          )}
          <LevelChange
            draft={draft}
            before={levels}
            after={duty === undefined ? levels : afterDuty(levels, duty)}
            states={['fatigue']}
          />
        </>
      }
    >
      {DUTIES.map((each) => (
        <OneOption
          key={each}
          group={`duty ${id}`}
          isChosen={duty === each}
          isOff={!offered.includes(each)}
          choose={() => change((evening) => withDuty(view, evening, id, each))}
        >
          {say(draft, DUTY_KEYS[each])}
          {each === 'bed' && (
            <small>{say(draft, 'evening-board.beds-left', { count: bedsLeft(view, model) })}</small>
          )}
        </OneOption>
      ))}
    </BoardPerson>
  );
}

export const EVENING_OPENINGS: Openings = {
  'prompt.duty': openingFromModel(eveningModel),
  'prompt.location': openingFromModel(outingModel),
  'prompt.pack': openingFromModel(outingModel),
};

const ANSWERS: Answers = {
  'prompt.location': ({ view }, draft) => {
    const { outing } = nightOf(draft, view);
    return outing === null ? null : outingModel.write(view, outing);
  },
};

/** The duties of the night, and where the group goes. */
export const eveningPart: QuestionPart = {
  controls: [eveningBoard, outingBoard],
  moment: {
    ...createMoment({ openings: EVENING_OPENINGS, glossOf: sureGloss, answers: ANSWERS }),
    PlanDetails: EveningDetails,
  },
};
