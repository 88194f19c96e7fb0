import type { PersonId, TaskChoice } from '@vigilia/game-diario';
import { useLayoutEffect, useRef } from 'preact/hooks';
import * as optionButton from '../../../../../answering/options/option-button.module.css';
import * as optionList from '../../../../../answering/options/option-list.module.css';
import { nounsOf } from '../../../../../draft/game-ui.ts';
import { pointingAt } from '../../../../../draft/pointing.ts';
import type { AskedProps, DraftProps } from '../../asked.ts';
import { siteOfChoice } from '../../house/site.ts';
import { say } from '../../say.ts';
import { groupsOf, type Line, type TaskGroup, type Way } from './lines.ts';
import { MixPreset } from './mix-preset.tsx';
import { givenOn, giveTask, pickedOn } from './pointing.ts';
import { isLike, offersFor, taskOf } from './round.ts';
import * as styles from './task-list.module.css';

/** What stays in sight above the task that is given, in pixels. */
const MARGIN = 6;

const HEADINGS: Readonly<Record<TaskGroup['name'], string | null>> = {
  anywhere: null,
  search: 'day-board.search',
  clear: 'day-board.clear',
  open: 'day-board.open',
  use: 'day-board.use',
  build: 'day-board.build',
};

interface Props extends AskedProps {
  readonly person: PersonId;
}

/** Everything a person could do in this round. Pressed, it is theirs; nothing is sent yet. */
export function TaskList({ draft, asked, person }: Props) {
  const list = useRef<HTMLElement>(null);
  const plan = draft.plan.value;
  const isPlanned = plan.length > 0;
  const { space } = pickedOn(draft);
  const here = space.value;
  // What the person does already is in sight when their tasks are shown.
  useLayoutEffect(() => {
    if (list.current !== null) list.current.scrollTop = here === null && isPlanned ? topOf(list.current) : 0;
  }, [isPlanned, here]);
  const all = offersFor(asked.view, plan, person);
  const offers = here === null ? all : all.filter((task) => siteOfChoice(task, asked.view.house) === here);
  const groups = groupsOf({ asked, plan, person, offers, before: givenOn(draft) });
  const shown = here === null ? groups : groups.map(withoutLacking).filter(({ lines }) => lines.length > 0);
  return (
    <section ref={list} class={styles.tasks} aria-label={say(draft, 'day-board.tasks', { person })}>
      {here !== null && (
        <button
          type="button"
          class={optionList.optionBack}
          onClick={() => {
            space.value = null;
          }}
        >
          <span aria-hidden="true">‹</span> {say(draft, 'day-board.anywhere-else', { space: here })}
        </button>
      )}
      {shown.map(({ name, lines }) => {
        const heading = HEADINGS[name];
        return (
          <div key={name} data-group={name}>
            {heading !== null && <h3 class={optionList.optionHeading}>{say(draft, heading)}</h3>}
            <div class={styles.tasksLines}>
              {lines.map((line) => (
                <TaskLine key={line.name} draft={draft} person={person} line={line} isExact={here !== null} />
              ))}
            </div>
          </div>
        );
      })}
    </section>
  );
}

/** How far the list scrolls to show the task that is given. The heading of its kind sticks above it. */
function topOf(list: HTMLElement): number {
  const given = list.querySelector<HTMLElement>('[data-option][aria-pressed=true]');
  if (given === null) return 0;
  const heading = given.closest('[data-group]')?.querySelector('h3');
  return given.offsetTop - (heading?.offsetHeight ?? 0) - MARGIN;
}

function withoutLacking({ name, lines }: TaskGroup): TaskGroup {
  return { name, lines: lines.filter(({ ways }) => ways.length > 0) };
}

interface LineProps extends DraftProps {
  readonly person: PersonId;
  readonly line: Line;
  /** Whether the player looks at one room alone. */
  readonly isExact: boolean;
}

function TaskLine({ draft, person, line: { label, notes, ways }, isExact }: LineProps) {
  const task = taskOf(draft.plan.value, person);
  const given = ways.find((way) => task !== null && isSameWay(way.task, task));
  const [usual] = ways;
  // What the player gave is confirmed by the press that gives it once more; what was only proposed is given by it.
  const press = (way: Way, { isExact }: { readonly isExact: boolean }) => {
    const isGiven = givenOn(draft).some((each) => each.task === task && (each.isExact || !isExact));
    if (way === given && isGiven) void draft.confirm();
    else giveTask(draft, way.task, { isExact });
  };
  return (
    <>
      <button
        type="button"
        class={`${optionList.option} ${styles.task}`}
        data-option=""
        aria-pressed={given !== undefined}
        aria-disabled={usual === undefined}
        onClick={() => usual !== undefined && press(given ?? usual, { isExact })}
        {...pointingAt(
          draft,
          ways.flatMap((way) => nounsOf(draft.ui, way.task)),
        )}
      >
        <span class={optionList.optionWords}>
          <span class={optionList.optionLabel}>{draft.say(label)}</span>
          <span class={optionButton.notes}>{notes.map((note) => draft.say(note)).join(' · ')}</span>
        </span>
      </button>
      {given !== undefined && ways.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere.
        <div class={styles.taskWays} role="group" aria-label={draft.say(label)}>
          {ways.map((way) => (
            <button
              key={draft.lineOf([way.task])}
              type="button"
              class={styles.taskWay}
              aria-pressed={way === given}
              onClick={() => press(way, { isExact: true })}
              {...pointingAt(draft, nounsOf(draft.ui, way.task))}
            >
              {draft.say(way.label)}
            </button>
          ))}
        </div>
      )}
      {given?.task.verb === 'rummage' && <MixPreset draft={draft} person={person} />}
    </>
  );
}

/** Whether two tasks are the same in the same room; of several Beds one is as good as the other. */
function isSameWay(one: TaskChoice, other: TaskChoice): boolean {
  const isThere = one.verb !== 'build' || other.verb !== 'build' || one.space === other.space;
  return isLike(one, other) && isThere;
}
