import { PAGES, pagesMissing, roleToWin } from '@vigilia/game-011';
import { profile } from '@vigilia/game-011/profile';
import { type Seat, type Text, text } from '@vigilia/kernel';
import { t } from '../../../i18n/translate.ts';
import { go } from '../../../platform/navigation.ts';
import { botName } from '../../bot-texts.ts';
import { usualOf } from '../../usual.ts';
import { type DraftProps, REMEMBERS, type View } from '../eleven.ts';
import type { Course } from './course.ts';
import * as styles from './ending.module.css';
import type { Known } from './when-known.ts';

interface Props extends DraftProps {
  readonly view: View;
  readonly seat: Seat;
  readonly course: Course;
  readonly known: readonly Known[];
}

/** What to try next: a stronger rival after a victory, and after a defeat what was missing first. */
export function Next({ draft, view, seat, course, known }: Props) {
  const { table } = draft;
  if (view.over?.winner !== seat)
    return <p class={styles.next}>{draft.say(adviceFor({ view, seat, course, known }))}</p>;
  const { levels } = profile;
  const rivals = table.sitters.value.flatMap(({ bot }) => bot ?? []);
  const strongest = Math.max(...rivals.map((bot) => levels.indexOf(bot)));
  const beaten = levels[strongest];
  if (beaten === undefined) return null;
  const next = levels[strongest + 1];
  if (next === undefined)
    return <p class={styles.next}>{t('eleven-end.beat-all', { level: botName(beaten) })}</p>;
  const challenge = () => {
    const usual = usualOf({ profile, remembers: REMEMBERS });
    usual.level.value = next;
    usual.isMixed.value = false;
    go('/');
  };
  return (
    <p class={styles.next}>
      {t('eleven-end.beat', { level: botName(beaten), next: botName(next) })}{' '}
      <button type="button" onClick={challenge}>
        {t('eleven-end.challenge', { next: botName(next) })}
      </button>
    </p>
  );
}

/** What was missing first, in a sentence of advice. */
export function adviceFor({ view, seat, course, known }: Omit<Props, 'draft'>): Text {
  const last = course.standings.at(-1)?.[seat];
  const role = roleToWin(view.players[seat]?.role ?? null);
  const hour = known.find((each) => each.seat === seat)?.hour ?? null;
  if (last === undefined) return text('eleven-end.lost');
  const { pages, suspects, time } = last;
  if (pagesMissing(role, pages) > 0 && (suspects === 1 || pagesMissing(role, pages) > 2 * suspects))
    return text('eleven-end.try-pages', { pages, needed: PAGES[role] });
  if (hour !== null) return text('eleven-end.try-name', { hour });
  return time === 0 ? text('eleven-end.try-time') : text('eleven-end.try-look', { suspects });
}
