import {
  fittingOf,
  isTask,
  listOf,
  type PersonId,
  type TaskChoice,
  taskGlossOf,
  type UnbuiltFitting,
  unbuiltFittings,
} from '@vigilia/game-diario';
import { type Text, text } from '@vigilia/kernel';
import type { Asked, Choice, View } from '../../asked.ts';
import { type Given, give, isLike, peopleIn } from './round.ts';
import { costsOf } from './round-notes.ts';
import { partnerOf, TASK_KEYS } from './task-texts.ts';

/** One thing a person could do: a line of the list, with the ways to do it. */
export interface Line {
  readonly name: string;
  readonly label: Text;
  readonly notes: readonly Text[];
  /** The tasks the line stands for, the usual one first: other spaces, helpers or numbers. None: it cannot be done. */
  readonly ways: readonly Way[];
}

export interface Way {
  readonly task: TaskChoice;
  /** What sets it apart from the other ways. */
  readonly label: Text;
}

const GROUPS = ['anywhere', 'search', 'clear', 'open', 'use', 'build'] as const;
type GroupName = (typeof GROUPS)[number];

export interface TaskGroup {
  readonly name: GroupName;
  readonly lines: readonly Line[];
}

const GROUP_OF: Readonly<Record<TaskChoice['verb'], GroupName>> = {
  rummage: 'anywhere',
  think: 'anywhere',
  outside: 'anywhere',
  rest: 'anywhere',
  search: 'search',
  dig: 'clear',
  'dig-with': 'clear',
  saw: 'open',
  pick: 'open',
  use: 'use',
  build: 'build',
};

interface Board {
  readonly asked: Asked;
  readonly plan: readonly Choice[];
  readonly person: PersonId;
  readonly offers: readonly TaskChoice[];
  /** What the player gave in this round. */
  readonly before: readonly Given[];
}

/** Everything a person could do in groups: a line a Fitting, a line a space, and what cannot be built with what is missing. */
export function groupsOf(board: Board): readonly TaskGroup[] {
  const { offers, asked, person } = board;
  const groups = GROUPS.map((name) => ({
    name,
    lines: linesOf(
      board,
      offers.filter((task) => GROUP_OF[task.verb] === name),
    ),
  }));
  const unbuilt = unbuiltFittings(asked.view, person, offers).map(lackLine);
  return groups
    .map((group) => (group.name === 'build' ? { ...group, lines: [...group.lines, ...unbuilt] } : group))
    .filter(({ lines }) => lines.length > 0);
}

function linesOf(board: Board, tasks: readonly TaskChoice[]): readonly Line[] {
  const byName = Map.groupBy(tasks, lineNameOf);
  return [...byName].map(([name, ways]) => {
    const [usual] = ways as [TaskChoice, ...TaskChoice[]];
    return {
      name,
      label: labelOf(board.asked.view, usual),
      notes: [...notesOn(board, usual), ...conflictsOf(board, ways)],
      ways: ways.map((task) => ({ task, label: wayOf(board.person, task) })),
    };
  });
}

/** Tasks of the same name are ways to do the same. */
function lineNameOf(task: TaskChoice): string {
  if (task.verb === 'build') return `build ${task.fitting}`;
  if (task.verb === 'use') return `use ${task.recipe}`;
  if (task.verb === 'dig-with') return `dig ${task.space}`;
  return 'space' in task ? `${task.verb} ${task.space}` : task.verb;
}

function labelOf({ house }: View, task: TaskChoice): Text {
  if (task.verb === 'build') return text('day-board.fitting', { fitting: task.fitting });
  if (task.verb === 'use') return text('day-board.recipe', { recipe: task.recipe });
  if (!('space' in task)) return text(TASK_KEYS[task.verb]);
  return text('day-board.card', { shelter: house[task.space]?.kind ?? '', space: task.space });
}

function notesOn({ asked: { view } }: Board, task: TaskChoice): readonly Text[] {
  const notes = taskGlossOf(task, view) ?? [];
  if (task.verb === 'dig' || task.verb === 'dig-with')
    return [...notes, text(remnantsOn(view, task.space) ? 'day-board.dig-last' : 'day-board.dig-first')];
  return notes;
}

function remnantsOn({ house }: View, space: keyof View['house']): boolean {
  const on = house[space];
  return on !== undefined && 'remnants' in on && on.remnants;
}

function wayOf(person: PersonId, task: TaskChoice): Text {
  if (task.verb === 'use') return text('day-board.times', { amount: task.amount });
  if (task.verb === 'dig') return text('day-board.alone');
  if (task.verb === 'dig-with') return text('day-board.with', { person: partnerOf(task, person) });
  return 'space' in task ? text('day-board.space', { space: task.space }) : text(TASK_KEYS[task.verb]);
}

/** Whom these ways would take something from, and whether what others spend leaves enough for it. */
function conflictsOf(board: Board, ways: readonly TaskChoice[]): readonly Text[] {
  const { plan, person } = board;
  const [usual] = ways as [TaskChoice, ...TaskChoice[]];
  const others = plan.filter(isTask).filter((other) => !peopleIn(other).includes(person));
  const rivals = ways.map((way) => others.find((other) => isSamePlace(other, way)));
  const [rival] = rivals;
  if (rival !== undefined && !rivals.includes(undefined))
    return [text('day-board.instead', { person: rival.person })];
  if (!isShort(board, [...others, usual])) return [];
  const displaced = displacedBy(board, usual);
  return [
    displaced.length === 0 ? text('day-board.short') : text('day-board.short-for', { people: displaced }),
  ];
}

/** Whether tasks cost more than Storage holds, with the Objective if it is paid first. */
function isShort({ asked: { view }, plan }: Board, tasks: readonly TaskChoice[]): boolean {
  const { spent, lent } = costsOf(view, [...plan.filter(({ verb }) => verb === 'deliver'), ...tasks]);
  return [spent, lent].some((goods) =>
    Object.entries(goods).some(([good, count]) => count > (view.storage[good as keyof View['storage']] ?? 0)),
  );
}

/** Those whose task, given by the player, cannot stay beside this one. */
function displacedBy({ asked: { view }, plan, person, before }: Board, task: TaskChoice): PersonId[] {
  const after = give(view, plan, task, { isExact: false, before }).filter(isTask);
  return before
    .filter((given) => !peopleIn(given.task).includes(person))
    .filter((given) => !after.some((each) => isLike(each, given.task)))
    .map((given) => given.task.person);
}

/** One person a space, a Fitting and an action space, but for Rubble and Rummage (DAY-2). */
function isSamePlace(one: TaskChoice, other: TaskChoice): boolean {
  if ('space' in one && 'space' in other) return one.space === other.space;
  if (one.verb === 'use' && other.verb === 'use') return fittingOf(one.recipe) === fittingOf(other.recipe);
  return one.verb === other.verb && (one.verb === 'think' || one.verb === 'outside');
}

function lackLine({ fitting, cost, missing }: UnbuiltFitting): Line {
  const lacks =
    missing === null ? text('day-board.no-room') : text('day-board.missing', { goods: listOf(missing) });
  return {
    name: `lack ${fitting}`,
    label: text('day-board.fitting', { fitting }),
    notes: [text('day-board.costs', { goods: listOf(cost) }), lacks],
    ways: [],
  };
}
