import {
  type Choice,
  type GameEvent,
  type Kinds,
  type Name,
  type Text,
  text,
  type Variables,
} from '@vigilia/kernel';
import { DefaultBoard } from '../board/default/default-board.tsx';
import type { GameUi } from '../draft/game-ui.ts';

/** What a game must say of itself to be played in the browser; all else has a default. */
type PlainGame<K extends Kinds> = Pick<GameUi<K>, 'game' | 'startWorker'> & Partial<GameUi<K>>;

/** The variables that name a seat in the texts of a game. */
const SEATS: readonly string[] = ['seat', 'seats', 'by', 'target'];

/**
 * A game that draws nothing of its own: the default board, choices and events in the words of `verb.<verb>` and
 * `event.<type>`, no sounds and nothing to point at. What is given replaces its default.
 */
export function plainUi<K extends Kinds>(given: PlainGame<K>): GameUi<K> {
  return {
    orders: null,
    Board: DefaultBoard as unknown as GameUi<K>['Board'],
    nameOf: (variable: string, value: string | number): Name =>
      SEATS.includes(variable) ? { seat: Number(value) } : { written: value },
    choiceText: (choice: Choice): Text => text(`verb.${choice.verb}`, variablesOf(choice)),
    eventText: (event: GameEvent): Text => text(`event.${event.type}`, variablesOf(event)),
    soundOf: () => null,
    nounOf: () => null,
    planFor: () => null,
    ...given,
  };
}

/** The fields of a choice or an event, all of which are variables of its text. */
function variablesOf(fields: Choice | GameEvent): Variables {
  return { ...fields } as unknown as Variables;
}
