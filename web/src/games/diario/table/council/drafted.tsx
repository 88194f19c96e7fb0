import { type Ask, everyChoice, type Text } from '@vigilia/kernel';
import { useId } from 'preact/hooks';
import type { Choice, DraftProps, View } from '../asked.ts';
import { say } from '../say.ts';
import * as styles from './council.module.css';

interface DraftedProps extends DraftProps {
  readonly view: View;
  readonly decision: Ask<Choice>;
}

/** Longer plans are cut: a barter may move every piece of the box. */
const MOST_LINES = 6;

/** What the Leader drafts, for those at other screens: around one screen all see the board itself. */
export function Drafted({ draft, view, decision }: DraftedProps) {
  const id = useId();
  const plan = draft.followed.value;
  if (draft.table.where === 'local') return null;
  if (plan.length === 0)
    return <p class={styles.draftedNothing}>{say(draft, 'council.no-draft', { seat: decision.seat })}</p>;
  const texts: readonly Text[] = draft.answering.planTexts?.(plan, { view, ask: decision }) ?? [];
  const more = texts.length - MOST_LINES;
  return (
    <section class={styles.drafted} aria-labelledby={id}>
      <h3 id={id}>{say(draft, 'council.drafted', { seat: decision.seat })}</h3>
      <ul>
        {texts.slice(0, MOST_LINES).map((each, index) => (
          <li key={index}>{draft.say(each)}</li>
        ))}
        {more > 0 && <li>{say(draft, 'council.drafted-more', { count: more })}</li>}
      </ul>
    </section>
  );
}

/** What the Leader has drafted by now, at this screen or another one. */
export function draftedNow(draft: DraftProps['draft']): readonly Choice[] {
  return draft.table.where === 'local' ? draft.plan.value : draft.followed.value;
}

/** What a drafted plan is called as an option: its number if it is a single choice, counted from 1; 0 if it is more. */
export function optionDrafted(
  draft: DraftProps['draft'],
  decision: Ask<Choice>,
  plan: readonly Choice[],
): number {
  const [only, ...more] = plan;
  if (only === undefined || more.length > 0) return 0;
  const line = draft.lineOf([only]);
  return everyChoice(decision).findIndex((choice) => draft.lineOf([choice]) === line) + 1;
}
