import { text } from '@vigilia/kernel';
import { useEffect, useMemo } from 'preact/hooks';
import { t } from '../../../i18n/translate.ts';
import type { DraftProps } from '../eleven.ts';
import * as styles from './first-hour.module.css';
import { Heard } from './heard.ts';
import { type Tip, tipsFor } from './tips.ts';

const WORDS: Readonly<Record<Tip, string>> = {
  hour: 'first-hour.hour',
  auction: 'first-hour.auction',
  clues: 'first-hour.clues',
  choose: 'first-hour.choose',
  gears: 'first-hour.gears',
  walk: 'first-hour.walk',
  spend: 'first-hour.spend',
  look: 'first-hour.look',
  end: 'first-hour.end',
  location: 'first-hour.location',
};

/**
 * In a first game, a sentence above the question when a phase first comes: what it is for and what it buys. It goes with
 * the answer, and one press silences all of them. A lesson has words of its own.
 */
export function FirstHour({ draft }: DraftProps) {
  const heard = useMemo(() => new Heard(localStorage), []);
  const ask = draft.ask.value;
  const isQuiet = draft.marks !== null || draft.table.where === 'replay';
  const tips = ask === null || isQuiet ? [] : tipsFor({ ask }, heard.value);
  if (ask === null || tips.length === 0) return null;
  return <Tips key={ask.question} draft={draft} tips={tips} heard={heard} />;
}

interface TipsProps extends DraftProps {
  readonly tips: readonly Tip[];
  readonly heard: Heard;
}

function Tips({ draft, tips, heard }: TipsProps) {
  // With the question that brought them they are told.
  useEffect(() => () => heard.add(tips), []);
  return (
    <section class={styles.firstHour} aria-label={t('first-hour.title')}>
      {tips.map((tip) => (
        <p key={tip}>{draft.say(text(WORDS[tip]))}</p>
      ))}
      <button type="button" onClick={() => heard.silence()}>
        {t('first-hour.silence')}
      </button>
    </section>
  );
}
