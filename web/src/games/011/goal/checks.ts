import {
  type Character,
  canPay,
  distance,
  facesAfter,
  goalWith,
  MARKS_NEEDED,
  machineReady,
  marksMissing,
  mostPages,
  PAGES,
  pagesMissing,
  roleToWin,
  type Square,
  stepsShown,
  suspects,
  TEETH,
  wolfMarks,
} from '@vigilia/game-011';
import { message } from '@vigilia/game-011/texts';
import { type Seat, text } from '@vigilia/kernel';
import type { Check } from '../../../draft/game-goal.ts';
import type { Asked, View } from '../eleven.ts';
import { journeysWith } from '../ways/journeys.ts';
import { legsWith } from '../ways/walks.ts';

/** What speaks for and against naming this Chosen One now, by one's own ink and by arithmetic. */
export function checksOf({ view, ask }: Asked, named: Character): Check[] {
  return [name(view, named), ...means(view, ask.seat, named), ...path(view, ask.seat, named)];
}

/**
 * What a declaration takes besides the name: the pages, and the Organ or the Wolf Marks (WIN-2). `named` is who would be
 * named in the turn that begins now; null when it is for a later turn.
 */
export function means(view: View, seat: number, named: Character | null): Check[] {
  const isFenrir = view.own?.role === 'fenrir';
  return [pages(view, seat, named), isFenrir ? marks(view) : organ(view)];
}

function pages(view: View, seat: number, named: Character | null): Check {
  const role = roleToWin(view.own?.role ?? null);
  const needed = PAGES[role];
  const music = view.players[seat]?.music ?? 0;
  const areMissing = pagesMissing(role, music) > 0;
  const clause = 'WIN-2';
  const most = areMissing && named !== null ? mostPages(view, named) : null;
  if (most?.areEnough === false)
    return {
      holds: false,
      text: text('asking.check-too-few', { music, pages: needed, most: most.possible }),
      clause,
    };
  return {
    holds: areMissing ? null : true,
    text: text('asking.check-pages', { music, pages: needed }),
    clause,
  };
}

function name(view: View, named: Character): Check {
  const possible = suspects(view);
  const clause = 'WIN-3';
  if (!possible.includes(named))
    return { holds: false, text: message('reason.cannot-be', { character: named }), clause };
  if (possible.length === 1)
    return { holds: true, text: message('reason.chosen-known', { character: named }), clause };
  return {
    holds: null,
    text: message('reason.gamble', { character: named, suspects: possible.length }),
    clause,
  };
}

function organ({ organ: square }: View): Check {
  if (square === null) return { holds: false, text: message('refusal.no-organ'), clause: 'WIN-2' };
  return { holds: true, text: text('asking.check-organ', { square }), clause: 'WIN-2' };
}

function marks({ own }: View): Check {
  const tiles = own?.tiles ?? [];
  return {
    holds: marksMissing(tiles) === 0,
    text: text('asking.check-marks', { count: wolfMarks(tiles), marks: MARKS_NEEDED }),
    clause: 'WIN-2',
  };
}

/** How far the Character to be played must go, and whether a turn of the gears is enough for it. */
export function path(view: View, seat: number, named: Character): Check[] {
  if (view.own === null) return [];
  const { walker, square: goal } = goalWith(roleToWin(view.own.role), view.own.characters, named, view);
  if (goal === null) return [];
  const reach = reachOfDeclarer(view, seat, walker, goal);
  // No Character bars a declarer's way (MOVE-4).
  const steps = distance(view.characters[walker], goal);
  const far: Check = {
    holds: reach === null ? null : true,
    text:
      reach === null
        ? text('asking.check-far', { character: walker, steps })
        : text('asking.check-reach', { character: walker, steps, teeth: reach.teeth }),
    clause: 'WIN-4',
  };
  if (reach === null) return [far];
  const time = view.players[seat]?.time ?? 0;
  const rest = time - reach.time;
  return [
    far,
    {
      holds: canPay({ time }, reach.time),
      text: text('asking.check-time', { time: reach.time, rest }),
      clause: 'TIME-2',
    },
  ];
}

/** How a declarer comes to the goal by the gears alone: the turn, and the Time it takes with the way. */
interface Reach {
  readonly teeth: number;
  readonly time: number;
}

/** The cheapest turn of the gears that leads there; null if cards, tiles or an ability must help. */
export function reachOfDeclarer(view: View, seat: Seat, walker: Character, goal: Square): Reach | null {
  if (view.characters[walker] === goal) return { teeth: 1, time: 1 };
  const time = view.players[seat]?.time ?? 0;
  const found = TEETH.flatMap((teeth): Reach[] => {
    if (!canPay({ time }, teeth)) return [];
    const after = declaredTurn(view, seat, walker, teeth);
    const machine = machineReady(after);
    const legs = legsWith(time - teeth, stepsShown(after), machine);
    const journey = journeysWith(after, legs, machine).get(goal);
    return journey === undefined ? [] : [{ teeth, time: teeth + journey.time }];
  });
  return found.toSorted((one, other) => one.time - other.time)[0] ?? null;
}

/** The table as it would be after a right declaration and a turn of the gears. */
function declaredTurn(view: View, seat: Seat, character: Character, teeth: number): View {
  const turn = {
    seat,
    character,
    declared: character,
    teeth,
    walked: 0,
    rode: false,
    playedCard: false,
    playedTile: false,
    playing: null,
  };
  return { ...view, turn, gears: facesAfter(view, teeth) };
}
