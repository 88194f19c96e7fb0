import type { Seat } from '@vigilia/kernel';
import { named } from '../../../draft/named.ts';
import { t } from '../../../i18n/translate.ts';
import { SeatBadge } from '../../../seats/seat-badge.tsx';
import type { DraftProps } from '../eleven.ts';
import { type Course, MEASURES, type Measure } from './course.ts';
import { axisTop, HEIGHT, pathOf, WIDTH, xOf } from './curve.ts';
import * as styles from './curves.module.css';

const LABELS: Readonly<Record<Measure, string>> = {
  pages: 'eleven-end.pages',
  suspects: 'eleven-end.suspects',
  time: 'eleven-end.time',
};

interface Props extends DraftProps {
  readonly course: Course;
}

/** Pages, suspects and Time of each seat from Hour to Hour, drawn, and as tables for whoever reads numbers. */
export function Curves({ draft, course }: Props) {
  if (course.hours.length < 2) return null;
  const { sitters } = draft.table;
  return (
    <section class={styles.curves} aria-label={t('eleven-end.course')}>
      <div class={styles.curvesRow} aria-hidden="true">
        {MEASURES.map((measure) => (
          <Curve key={measure} draft={draft} course={course} measure={measure} />
        ))}
      </div>
      <ul class={styles.curvesLegend} aria-hidden="true">
        {sitters.value.map(({ name, symbol, colour }, seat) => (
          <li key={seat}>
            <SeatBadge symbol={symbol} colour={colour} size={18} />
            <svg viewBox="0 0 30 6" aria-hidden="true">
              <path
                d="M0 3H30"
                class={styles.curve}
                data-seat={seat}
                style={{ '--seat': `var(--${colour})` }}
              />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <details class="unfold">
        <summary>{t('eleven-end.as-table')}</summary>
        {MEASURES.map((measure) => (
          <Numbers key={measure} draft={draft} course={course} measure={measure} />
        ))}
      </details>
    </section>
  );
}

interface CurveProps extends Props {
  readonly measure: Measure;
}

function Curve({ draft, course, measure }: CurveProps) {
  const { hours, standings } = course;
  const { viewer } = draft.table;
  const top = axisTop(standings.flat().map((standing) => standing[measure]));
  return (
    <figure class={styles.curvesOne}>
      <figcaption>{t(LABELS[measure])}</figcaption>
      <svg aria-hidden="true" viewBox={`-18 -8 ${WIDTH + 28} ${HEIGHT + 26}`}>
        <path class={styles.axis} d={`M0 0V${HEIGHT}H${WIDTH}`} />
        <text class={styles.tick} x={-4} y={4} text-anchor="end">
          {top}
        </text>
        <text class={styles.tick} x={-4} y={HEIGHT + 3} text-anchor="end">
          0
        </text>
        {hours.map((hour, index) => (
          <text
            key={hour}
            class={styles.tick}
            x={xOf(index, hours.length)}
            y={HEIGHT + 13}
            text-anchor="middle"
          >
            {named(draft, 'hour', hour)}
          </text>
        ))}
        {draft.table.sitters.value.map(({ colour }, seat) => (
          <path
            key={seat}
            class={styles.curve}
            data-seat={seat}
            data-own={viewer.value === seat || undefined}
            style={{ '--seat': `var(--${colour})` }}
            d={pathOf(
              standings.map((all) => all[seat]?.[measure] ?? 0),
              top,
            )}
          />
        ))}
      </svg>
    </figure>
  );
}

function Numbers({ draft, course, measure }: CurveProps) {
  const name = (seat: Seat) => named(draft, 'seat', seat);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard too.
    <section class={styles.numbers} aria-label={t(LABELS[measure])} tabIndex={0}>
      <table>
        <caption>{t(LABELS[measure])}</caption>
        <thead>
          <tr>
            <td />
            {course.hours.map((hour) => (
              <th key={hour} scope="col">
                {named(draft, 'hour', hour)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {draft.table.sitters.value.map((_, seat) => (
            <tr key={seat}>
              <th scope="row">{name(seat)}</th>
              {course.standings.map((all, index) => (
                <td key={index}>{all[seat]?.[measure]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
