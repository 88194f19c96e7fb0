import { afterMeal, type Diario, FOODS, type Food, type Person } from '@vigilia/game-diario';
import { text } from '@vigilia/kernel';
import type { Control } from '../../../../../draft/answering-ui.ts';
import type { AskedProps } from '../../asked.ts';
import { GoodPicture } from '../../goods/good-picture.tsx';
import { sureGloss } from '../../plan-notes.ts';
import { say } from '../../say.ts';
import { BoardPerson } from '../common/board-person.tsx';
import { LevelChange } from '../common/level-change.tsx';
import { createMoment, type QuestionPart } from '../common/moment.ts';
import { OneOption } from '../common/one-option.tsx';
import { boardOf, type OpenBoard, type Openings, openingFromModel } from '../common/opening.ts';
import { Delivery, WholeBoard } from '../common/whole-board.tsx';
import * as styles from './dusk-board.module.css';
import {
  type Dusk,
  drinkersAt,
  drinkOf,
  duskModel,
  eatersAt,
  foodLeft,
  isShort,
  mealsFor,
  waterAtHand,
  withDelivery,
  withDrink,
  withMeal,
} from './dusk-model.ts';

const PROMPTS = ['prompt.drink', 'prompt.eat'];
const VERBS = ['drink', 'thirst', 'eat', 'fast', 'deliver'];

/** Drinking and eating for all at once (DUSK-1, DUSK-2). */
const duskBoard: Control<Diario> = {
  name: 'dusk',
  serves: ({ verb }, { prompt }) => PROMPTS.includes(prompt.key) && VERBS.includes(verb),
  Body: DuskBoard,
  promptOf: ({ view }) =>
    text(isShort(view, duskModel.read(view, [])) ? 'dusk-board.who-drinks' : 'dusk-board.meals'),
};

function DuskBoard(props: AskedProps) {
  const { draft } = props;
  const board = boardOf(props, duskModel);
  const { view, model, change } = board;
  const isThirsty = isShort(view, model);
  return (
    <WholeBoard name="dusk-board">
      {isThirsty ? (
        <p class={styles.duskBoardLine}>
          {say(draft, 'dusk-board.water', {
            count: waterAtHand(view, model),
            drinkers: drinkersAt(view).length,
          })}{' '}
          {say(draft, 'dusk-board.thirst-odds')} {say(draft, 'dusk-board.meal-later')}
        </p>
      ) : (
        drinkersAt(view).length > 0 && (
          <p class={styles.duskBoardLine}>{say(draft, 'dusk-board.all-drink')}</p>
        )
      )}
      {isThirsty
        ? drinkersAt(view).map((id) => (
            <DrinkRow key={id} {...props} {...board} person={personOf(view.people, id)} />
          ))
        : eatersAt(view).map((id) => (
            <MealRow key={id} {...props} {...board} person={personOf(view.people, id)} />
          ))}
      <Delivery
        {...props}
        delivers={model.delivers}
        setDelivers={(delivers) => change((dusk) => withDelivery(dusk, delivers))}
      />
    </WholeBoard>
  );
}

function personOf(people: readonly Person[], id: Person['id']): Person {
  return people.find((person) => person.id === id) as Person;
}

interface RowProps extends AskedProps, OpenBoard<Dusk> {
  readonly person: Person;
}

function DrinkRow({ draft, view, model, change, person: { id } }: RowProps) {
  const verb = drinkOf(view, model, id);
  return (
    <BoardPerson
      draft={draft}
      person={id}
      after={
        <span class={styles.duskBoardOdds}>{verb === 'thirst' && say(draft, 'dusk-board.thirst-short')}</span>
      }
    >
      <OneOption
        group={`drink ${id}`}
        isChosen={verb === 'drink'}
        isOff={waterAtHand(view, model) === 0}
        choose={() => change((dusk) => withDrink(view, dusk, id, 'drink'))}
      >
        <GoodPicture good="water" size={1.3} />
        {say(draft, 'dusk-board.drinks')}
      </OneOption>
      <OneOption
        group={`drink ${id}`}
        isChosen={verb === 'thirst'}
        choose={() => change((dusk) => withDrink(view, dusk, id, 'thirst'))}
      >
        {say(draft, 'dusk-board.thirsty')}
      </OneOption>
    </BoardPerson>
  );
}

/** What each meal does to Hunger (DUSK-2). */
const MEAL_KEYS: Readonly<Record<Food, string>> = {
  'canned-food': 'dusk-board.canned',
  'raw-food': 'dusk-board.raw',
  vegetable: 'dusk-board.vegetable',
};

function MealRow({ draft, view, model, change, person }: RowProps) {
  const { id, levels } = person;
  const meal = model.meals[id];
  const offered = mealsFor(view, model);
  const set = (food: Food | null) => change((dusk) => withMeal(view, dusk, id, food));
  return (
    <BoardPerson
      draft={draft}
      person={id}
      after={
        <LevelChange
          draft={draft}
          before={levels}
          after={meal === undefined ? levels : afterMeal(levels, meal)}
          states={['hunger']}
        />
      }
    >
      {FOODS.map((food) => (
        <OneOption
          key={food}
          group={`meal ${id}`}
          isChosen={meal === food}
          isOff={!offered.includes(food)}
          choose={() => set(food)}
        >
          {say(draft, MEAL_KEYS[food])}
          <small>{say(draft, 'dusk-board.left', { count: foodLeft(view, model, food) })}</small>
        </OneOption>
      ))}
      <OneOption group={`meal ${id}`} isChosen={meal === null} choose={() => set(null)}>
        {say(draft, 'dusk-board.nothing')}
      </OneOption>
    </BoardPerson>
  );
}

export const DUSK_OPENINGS: Openings = {
  'prompt.drink': openingFromModel(duskModel),
  'prompt.eat': openingFromModel(duskModel),
};

/** Water and meals. */
export const duskPart: QuestionPart = {
  controls: [duskBoard],
  moment: createMoment({ openings: DUSK_OPENINGS, glossOf: sureGloss }),
};
