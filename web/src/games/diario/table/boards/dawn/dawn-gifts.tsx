import {
  ALCOHOLS,
  amountOf,
  type Good,
  type Levels,
  type Person,
  type StateName,
} from '@vigilia/game-diario';
import { useEffect } from 'preact/hooks';
import { optionProps } from '../../../../../answering/options/option-button.tsx';
import * as optionList from '../../../../../answering/options/option-list.module.css';
import type { AskedProps, View, ViewProps } from '../../asked.ts';
import { GoodPicture } from '../../goods/good-picture.tsx';
import { say } from '../../say.ts';
import { BoardPerson } from '../common/board-person.tsx';
import { LevelChange } from '../common/level-change.tsx';
import { boardOf, type OpenBoard } from '../common/opening.ts';
import { PresetTick } from '../common/preset-tick.tsx';
import { presetsOf } from '../common/presets.ts';
import { Delivery, WholeBoard } from '../common/whole-board.tsx';
import * as dawnBoard from './dawn-board.module.css';
import { type Dawn, dawnModel, givenTo, goodsFor, leftOf, levelsAfter, withGood } from './dawn-model.ts';
import { FateLines } from './fate-lines.tsx';

/** What each person is given: remedies before Fate, drinks, the last supper. */
export function DawnGifts(props: AskedProps) {
  const { draft } = props;
  const board = boardOf(props, dawnModel);
  const { view, model, change } = board;
  const concerned = view.people.filter((person) => goodsFor(view, model, person).length > 0);
  return (
    <WholeBoard name="dawn-board">
      {view.step === 'treat' && <p class={dawnBoard.dawnBoardLine}>{say(draft, 'dawn-board.fate')}</p>}
      {concerned.map((person) => (
        <GiftRow key={person.id} {...props} {...board} person={person} />
      ))}
      <Delivery
        {...props}
        delivers={model.delivers}
        setDelivers={(delivers) => change((dawn) => ({ ...dawn, delivers }))}
      />
      <button
        class={optionList.option}
        {...optionProps(draft, dawnModel.write(view, { delivers: false, given: {} }))}
      >
        {say(draft, 'dawn-board.nothing')}
      </button>
      <DrinksPreset draft={draft} view={view} />
    </WholeBoard>
  );
}

function GiftRow({
  draft,
  view,
  model,
  change,
  person,
}: AskedProps & OpenBoard<Dawn> & { readonly person: Person }) {
  const after = levelsAfter(view, model, person);
  return (
    <BoardPerson
      draft={draft}
      person={person.id}
      after={
        <>
          <LevelChange
            draft={draft}
            before={person.levels}
            after={after}
            states={statesFor(view.step, person, after)}
          />
          {view.step === 'treat' && <FateLines draft={draft} view={view} model={model} person={person} />}
        </>
      }
    >
      {goodsFor(view, model, person).map((good) => (
        <Gift
          key={good}
          draft={draft}
          good={good}
          count={givenTo(model, person.id, good)}
          left={leftOf(view, model, good)}
          give={() => change((dawn) => withGood(view, dawn, person, good))}
        />
      ))}
    </BoardPerson>
  );
}

/** At the last supper what can be helped, before that what a drink would move. */
function statesFor(step: View['step'], { levels }: Person, after: Levels): StateName[] {
  if (step === 'last-supper') return ['hunger', 'illness', 'wounds'];
  return levels.misery > 0 || after.fatigue !== levels.fatigue ? ['misery', 'fatigue'] : [];
}

interface GiftProps extends Pick<AskedProps, 'draft'> {
  readonly good: Good;
  readonly count: number;
  readonly left: number;
  readonly give: () => void;
}

function Gift({ draft, good, count, left, give }: GiftProps) {
  return (
    <button type="button" class={dawnBoard.dawnGift} aria-pressed={count > 0} onClick={give}>
      <GoodPicture good={good} size={1.4} />
      <span>
        {count > 0
          ? say(draft, 'dawn-board.given', { good, count })
          : say(draft, 'board-good.name', { good })}
        <small>{say(draft, 'dawn-board.left', { count: left })}</small>
      </span>
    </button>
  );
}

/** Whether drinks are asked about a second time, after Fate, only if the planner would give one (DAWN-6). */
function DrinksPreset({ draft, view }: ViewProps) {
  const { drinksAsProposed, drinksSeenOn } = presetsOf(draft);
  const isChoice =
    view.step !== 'last-supper' && ALCOHOLS.some((alcohol) => amountOf(view.storage, alcohol) > 0);
  useEffect(() => {
    if (isChoice) drinksSeenOn.value = view.day;
  }, [isChoice, view.day]);
  return isChoice ? <PresetTick preset={drinksAsProposed}>{say(draft, 'presets.drinks')}</PresetTick> : null;
}
