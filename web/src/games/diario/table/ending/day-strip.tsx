import { useComputed } from '@preact/signals';
import type { DraftProps } from '../asked.ts';
import type { Night } from '../diary/nights.ts';
import { things } from '../house/late-things.ts';
import { StillHouse } from '../house/still-house.tsx';
import { say } from '../say.ts';
import * as styles from './day-strip.module.css';
import { type DayInShort, type Decided, daysInShort, heaviest } from './days.ts';

/** Of a whole game this number of decisions is told on the strip. */
const MOST = 9;

interface Props extends DraftProps {
  readonly nights: readonly Night[];
  /** Leads to a day in the Diary. */
  readonly onRead: (day: number) => void;
}

/** The days of a game in a row: the house of each night, what befell, and the choices that weighed. */
export function DayStrip({ draft, nights, onRead }: Props) {
  const days = useComputed(() => daysInShort(draft.table.log.value)).value;
  const told = heaviest(days, MOST);
  return (
    <section class={styles.dayStrip} aria-labelledby="day-strip">
      <h3 id="day-strip">{say(draft, 'ending.days', { count: days.length })}</h3>
      <ol>
        {days.map((day) => (
          <Day
            key={day.day}
            draft={draft}
            day={day}
            decided={day.decided.filter((each) => told.has(each))}
            night={nights.find((each) => each.day === day.day) ?? null}
            onRead={() => onRead(day.day)}
          />
        ))}
      </ol>
    </section>
  );
}

interface DayProps extends DraftProps {
  readonly day: DayInShort;
  readonly decided: readonly Decided[];
  readonly night: Night | null;
  readonly onRead: () => void;
}

function Day({ draft, day: { day, marks }, decided, night, onRead }: DayProps) {
  const drawn = things.part.value;
  return (
    <li>
      <button type="button" class={styles.leaf} onClick={onRead}>
        <span class={styles.night}>
          {night !== null && drawn !== null && <StillHouse seen={night.view} things={drawn.THINGS} />}
        </span>
        <b>{say(draft, 'diary.day', { day })}</b>
      </button>
      {marks.map(({ kind, text }, at) => (
        <p key={at} class={styles.mark} data-mark={kind}>
          {draft.say(text)}
        </p>
      ))}
      {decided.map(({ title, words }, at) => (
        <p key={at} class={styles.decided}>
          {title !== null && <span>{draft.say(title)}</span>}
          {draft.say(words)}
        </p>
      ))}
    </li>
  );
}
