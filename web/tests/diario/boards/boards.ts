import {
  amountOf,
  isPackable,
  kindsIn,
  type Person,
  type PersonId,
  PLACES,
  type View,
} from '@vigilia/game-diario';
import type { Asked, Choice } from '../../../src/games/diario/table/asked.ts';
import {
  barterModel,
  canGive,
  isWithinMeans,
  NO_TRADE,
  stockOf,
  wares,
  withGiven,
  withTaken,
} from '../../../src/games/diario/table/boards/barter/barter-model.ts';
import { type BoardModel, openingOf } from '../../../src/games/diario/table/boards/common/board-model.ts';
import * as dawn from '../../../src/games/diario/table/boards/dawn/dawn-model.ts';
import {
  drinkersAt,
  duskModel,
  eatersAt,
  isShort,
  mealsFor,
  waterAtHand,
  withDelivery,
  withDrink,
  withMeal,
} from '../../../src/games/diario/table/boards/dusk/dusk-model.ts';
import {
  dutiesFor,
  type Evening,
  eveningModel,
  withDuty,
} from '../../../src/games/diario/table/boards/evening/evening-model.ts';
import {
  outingModel,
  withPacked,
  withPlace,
} from '../../../src/games/diario/table/boards/evening/outing-model.ts';
import {
  findingsModel,
  goodsToCarry,
  leastOf,
  mostOf,
  withCarried,
} from '../../../src/games/diario/table/boards/exploring/findings-model.ts';

/** A board that is decided on a model, with what a player can do on it. */
interface Board<M> {
  readonly name: string;
  readonly prompts: readonly string[];
  readonly model: BoardModel<M>;
  /** What its plans are made of. */
  readonly verbs: readonly string[];
  /** The board after the moves that lead to this choice; null if the board does not let a player make them. */
  reach(asked: Asked, choice: Choice): M | null;
  /** The board after each single move that it lets a player make. */
  moves(view: View, model: M): M[];
}

function board<M>(about: Board<M>): Board<unknown> {
  return about as unknown as Board<unknown>;
}

function personIn({ people }: View, id: PersonId): Person {
  const person = people.find((each) => each.id === id);
  if (person === undefined) throw new RangeError(`${id} is not in the group`);
  return person;
}

export const BOARDS = [
  board({
    name: 'Dusk',
    prompts: ['prompt.drink', 'prompt.eat'],
    model: duskModel,
    verbs: ['deliver', 'drink', 'thirst', 'eat', 'fast'],
    moves: (view, dusk) =>
      isShort(view, dusk)
        ? drinkersAt(view).flatMap((person) => [
            withDrink(view, dusk, person, 'thirst'),
            ...(waterAtHand(view, dusk) > 0 ? [withDrink(view, dusk, person, 'drink')] : []),
          ])
        : eatersAt(view).flatMap((person) =>
            mealsFor(view, dusk).map((food) => withMeal(view, dusk, person, food)),
          ),
    reach({ view }, choice) {
      const begun = duskModel.read(view, openingOf(view, duskModel));
      if (choice.verb === 'deliver') return withDelivery(begun, true);
      if (choice.verb === 'drink')
        return waterAtHand(view, begun) > 0 ? withDrink(view, begun, choice.person, 'drink') : null;
      if (choice.verb === 'thirst')
        return isShort(view, begun) ? withDrink(view, begun, choice.person, 'thirst') : null;
      if (choice.verb === 'fast') return withMeal(view, begun, choice.person, null);
      if (choice.verb !== 'eat') return null;
      const isOffered = mealsFor(view, begun).includes(choice.food);
      return isOffered ? withMeal(view, begun, choice.person, choice.food) : null;
    },
  }),
  board({
    name: 'Evening',
    prompts: ['prompt.duty'],
    model: eveningModel,
    verbs: ['deliver', 'bed', 'floor', 'guard', 'scavenge'],
    moves: (view, evening) =>
      view.people.flatMap((person) =>
        dutiesFor(view, evening, person).map((duty) => withDuty(view, evening, person.id, duty)),
      ),
    reach({ view }, choice) {
      const begun: Evening = { delivers: choice.verb === 'deliver', duties: {} };
      if (begun.delivers) return begun;
      if (!('person' in choice)) return null;
      const duty = dutiesFor(view, begun, personIn(view, choice.person)).find((each) => each === choice.verb);
      return duty === undefined ? null : withDuty(view, begun, choice.person, duty);
    },
  }),
  board({
    name: 'Outing',
    prompts: ['prompt.location', 'prompt.pack'],
    model: outingModel,
    verbs: ['go', 'pack', 'set-out'],
    moves: (view, outing) => [
      ...(view.scavenging === null ? PLACES.map((place) => withPlace(outing, place)) : []),
      ...kindsIn(view.storage)
        .filter(isPackable)
        .flatMap((good) =>
          upTo(amountOf(view.storage, good)).map((amount) => withPacked(outing, good, amount)),
        ),
    ],
    reach({ view }, choice) {
      const begun = outingModel.read(view, openingOf(view, outingModel));
      if (choice.verb === 'go') return withPlace(begun, choice.place);
      if (choice.verb === 'pack') return withPacked(begun, choice.good, choice.amount);
      // With everything packed there is nothing to set out from.
      return choice.verb === 'set-out' ? { ...begun, packed: {} } : null;
    },
  }),
  board({
    name: 'Findings',
    prompts: ['prompt.findings'],
    model: findingsModel,
    verbs: ['drop', 'add', 'home'],
    moves: (view, findings) =>
      goodsToCarry(view).flatMap((good) =>
        upTo(mostOf(view, findings, good))
          .filter((carried) => carried >= leastOf(view, good))
          .map((carried) => withCarried(view, findings, good, carried)),
      ),
    reach({ view }, choice) {
      const begun = findingsModel.read(view, []);
      const found = (good: keyof typeof view.pile) => view.pile[good] ?? 0;
      if (choice.verb === 'drop') {
        const carried = found(choice.good) - choice.amount;
        return carried >= leastOf(view, choice.good) ? withCarried(view, begun, choice.good, carried) : null;
      }
      if (choice.verb === 'add') {
        const carried = found(choice.resource) + choice.amount;
        const isRoom = carried <= mostOf(view, begun, choice.resource);
        return isRoom ? withCarried(view, begun, choice.resource, carried) : null;
      }
      return choice.verb === 'home' ? begun : null;
    },
  }),
  board({
    name: 'Barter',
    prompts: ['prompt.commission', 'prompt.barter'],
    model: barterModel,
    verbs: ['give', 'take', 'done'],
    moves: (view, barter) => [
      NO_TRADE,
      ...wares(view).flatMap((good) =>
        upTo(amountOf(barter.given, good) + (canGive(view, barter, good) ? 1 : 0)).map((amount) =>
          withGiven(view, barter, good, amount),
        ),
      ),
      ...stockOf(view).flatMap((good) =>
        upTo(amountOf(barter.taken, good) + (isWithinMeans(view, barter, good) ? 1 : 0)).map((amount) =>
          withTaken(barter, good, amount),
        ),
      ),
    ],
    reach({ view }, choice) {
      if (choice.verb === 'done') return NO_TRADE;
      if (choice.verb === 'give')
        return canGive(view, NO_TRADE, choice.good) ? withGiven(view, NO_TRADE, choice.good, 1) : null;
      if (choice.verb !== 'take') return null;
      return isWithinMeans(view, NO_TRADE, choice.good) ? withTaken(NO_TRADE, choice.good, 1) : null;
    },
  }),
  board({
    name: 'Dawn',
    prompts: ['prompt.treat', 'prompt.toast', 'prompt.last-supper'],
    model: dawn.dawnModel,
    verbs: ['deliver', 'treat', 'toast', 'eat', 'done'],
    moves: (view, begun) =>
      view.people.flatMap((person) =>
        dawn.goodsFor(view, begun, person).map((good) => dawn.withGood(view, begun, person, good)),
      ),
    reach({ view }, choice) {
      const begun: dawn.Dawn = { delivers: choice.verb === 'deliver', given: {} };
      if (choice.verb === 'deliver' || choice.verb === 'done') return begun;
      if (!('person' in choice)) return null;
      const good =
        choice.verb === 'treat'
          ? choice.remedy
          : choice.verb === 'toast'
            ? choice.alcohol
            : choice.verb === 'eat'
              ? choice.food
              : null;
      const person = personIn(view, choice.person);
      if (good === null || !dawn.canGive(view, begun, person, good)) return null;
      return dawn.withGood(view, begun, person, good);
    },
  }),
];

function upTo(most: number): number[] {
  return Array.from({ length: most + 1 }, (_, amount) => amount);
}
