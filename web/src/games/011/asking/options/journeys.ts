import { choiceText } from '@vigilia/game-011/texts';
import { isSameChoice, type Text, text } from '@vigilia/kernel';
import type { Asked, Choice } from '../../eleven.ts';
import { type Journey, journeysOf } from '../../ways/journeys.ts';
import { cluesOn } from '../../ways/walks.ts';
import type { Group, Option } from './option.tsx';
import { squareOption } from './squares.ts';

/** Where the Character may go: on foot by what it costs, then by machine. */
export function journeys(asked: Asked, choices: readonly Choice[]): Group[] {
  const ways = waysOf(asked, choices);
  const kinds = [...new Set(ways.map(kindOf))].toSorted();
  return kinds.map((kind) => {
    const alike = ways.filter((way) => kindOf(way) === kind);
    return {
      heading: headingOf(alike[0] as Journey),
      isDense: true,
      options: alike
        .toSorted((one, other) => cluesOn(asked.view, other.squares) - cluesOn(asked.view, one.squares))
        .map((way) => optionOf(asked, way)),
    };
  });
}

/** The best way to every square, and whatever is offered beside: a paid step when the carriage waits, for one. */
function waysOf({ view, ask }: Asked, choices: readonly Choice[]): Journey[] {
  const best = [...journeysOf(view, ask).values()];
  const single = best.flatMap((way) => (way.choices.length === 1 ? way.choices : []));
  const left = choices.filter((choice) => !single.some((known) => isSameChoice(known, choice)));
  return [...best, ...left.map(wayOf)];
}

function wayOf(choice: Choice): Journey {
  return {
    squares: 'square' in choice ? [choice.square] : [],
    choices: [choice],
    time: choice.verb === 'walk' ? 1 : 0,
    by: choice.verb === 'ride' ? choice.line : choice.verb === 'carriage' ? 'carriage' : null,
  };
}

/** On foot comes first, the cheaper the sooner: a digit sorts before a name. Free steps are told apart by number. */
function kindOf(way: Journey): string {
  return `${way.by ?? ''} ${isFree(way) ? way.squares.length : way.time}`.trim();
}

function isFree({ by, time }: Journey): boolean {
  return time === 0 && (by === null || by === 'carriage');
}

function headingOf(way: Journey): Text {
  const { by, time, squares } = way;
  const steps = squares.length;
  if (by === null)
    return isFree(way) ? text('asking.free-steps', { steps }) : text('asking.on-foot', { time });
  return isFree(way)
    ? text('asking.machine-steps', { machine: by, steps })
    : text('asking.by-machine', { machine: by, time });
}

function optionOf({ view }: Asked, { squares, choices, time, by }: Journey): Option {
  const square = squares.at(-1);
  const [only] = choices;
  if (square === undefined || only === undefined)
    return { choices, label: choiceText(only ?? { verb: 'stop' }), notes: [] };
  const clues = cluesOn(view, squares);
  const option = squareOption(square, choices);
  const collected =
    clues === 0 ? [] : [{ icon: 'clue', text: text('asking.collects', { count: clues }) } as const];
  const paid =
    by === null || time === 0 ? [] : [{ icon: 'time', text: text('asking.costs', { time }) } as const];
  return { ...option, notes: [...collected, ...paid, ...option.notes] };
}
