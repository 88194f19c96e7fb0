import { profile } from '@vigilia/game-011/profile';
import type { Seat } from '@vigilia/kernel';
import { t } from '../../../i18n/translate.ts';
import { go } from '../../../platform/navigation.ts';
import { botName } from '../../bot-texts.ts';
import { usualOf } from '../../usual.ts';
import { type DraftProps, REMEMBERS, type View } from '../eleven.ts';
import { type Advised, adviceFor, beatenLevel } from './advice.ts';
import * as styles from './ending.module.css';

interface Props extends DraftProps, Advised {
  readonly view: View;
  readonly seat: Seat;
}

/** What to try next: a stronger rival after a victory, and after a defeat what was missing first. */
export function Next({ draft, view, seat, course, known }: Props) {
  const { table } = draft;
  if (view.over?.winner !== seat) {
    const advice = adviceFor({ role: view.players[seat]?.role ?? null, seat, course, known });
    return <p class={styles.next}>{draft.say(advice)}</p>;
  }
  const { beaten, next } = beatenLevel(profile.levels, table.sitters.value);
  if (beaten === null) return null;
  if (next === null) return <p class={styles.next}>{t('eleven-end.beat-all', { level: botName(beaten) })}</p>;
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
