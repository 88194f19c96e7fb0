import {
  type Character,
  distance,
  goalWith,
  hoursLeft,
  isBeforeChoosing,
  progressOf,
  roleToWin,
  type View,
} from '@vigilia/game-011';
import { message } from '@vigilia/game-011/texts';
import { type Assist, type Seat, text } from '@vigilia/kernel';
import type { Check, GoalChecklist } from '../../../draft/game-goal.ts';
import { gives } from '../sheet/cell.ts';
import { means, path } from './checks.ts';

/** Everything that the viewer's declaration would rest on. */
export function checklistOf(view: View, assist: Assist): GoalChecklist | null {
  const { viewer } = view;
  const progress = progressOf(view);
  if (progress?.own == null || viewer === null) return null;
  const { role, suspects } = progress.own;
  const counted = gives(assist, 'record') ? suspects : null;
  const [only, another] = gives(assist, 'reason') ? suspects : [];
  const isKnown = only !== undefined && another === undefined;
  return {
    heading: text(role === 'fenrir' ? 'eleven-goal.as-fenrir' : 'eleven-goal.as-hero'),
    checks: [
      gives(assist, 'reason') ? name(counted) : countOnly(counted),
      ...means(view, viewer, isKnown && isBeforeChoosing(view, viewer) ? only : null),
      ...(role === 'hero' && view.organ === null ? [tiles(progress.tiles)] : []),
      ...(isKnown ? way(view, viewer, only) : []),
      {
        holds: isBeforeChoosing(view, viewer) ? true : null,
        text: text('eleven-goal.when'),
        clause: 'WIN-1',
      },
      {
        holds: null,
        text: text('eleven-goal.hours-left', { left: hoursLeft(view) }),
        clause: 'HOUR-3',
      },
    ],
  };
}

/** Null: the player keeps count on paper. */
function name(suspects: readonly Character[] | null): Check {
  const [only, another] = suspects ?? [];
  const clause = 'WIN-3';
  if (suspects === null || only === undefined)
    return { holds: null, text: text('eleven-goal.must-name'), clause };
  if (another === undefined)
    return { holds: true, text: message('reason.chosen-known', { character: only }), clause };
  return {
    holds: null,
    text: text('eleven-goal.may-be', { count: suspects.length, characters: suspects }),
    clause,
  };
}

/** A sheet that only records leaves it to its player who is left. */
function countOnly(suspects: readonly Character[] | null): Check {
  if (suspects === null) return name(null);
  const count = suspects.length;
  return {
    holds: count === 1 ? true : null,
    text: text('eleven-goal.suspects', { count }),
    clause: 'WIN-3',
  };
}

function tiles({ count, needed }: { readonly count: number; readonly needed: number }): Check {
  return { holds: null, text: text('eleven-goal.tiles', { count, needed }), clause: 'ORG-1' };
}

/** How far the Character to be played must go. The Gears tell more only before they turn in the own turn. */
function way(view: View, seat: Seat, named: Character): Check[] {
  if (isBeforeChoosing(view, seat)) return path(view, seat, named);
  if (view.own === null) return [];
  const role = roleToWin(view.own.role);
  const { walker, square } = goalWith(role, view.own.characters, named, view);
  if (square === null) return [];
  const steps = distance(view.characters[walker], square);
  return [
    {
      holds: null,
      text:
        role === 'fenrir'
          ? text('eleven-goal.way-chosen', { character: walker, other: named, steps })
          : text('eleven-goal.way-organ', { character: walker, steps }),
      clause: 'WIN-4',
    },
  ];
}
