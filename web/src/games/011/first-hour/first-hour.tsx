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
  const [tip] = ask === null || isQuiet ? [] : tipsFor({ ask }, heard.value);
  if (ask === null || tip === undefined) return null;
  return <Slip key={`${ask.question} ${tip}`} draft={draft} tip={tip} heard={heard} />;
}

interface SlipProps extends DraftProps {
  readonly tip: Tip;
  readonly heard: Heard;
}

function Slip({ draft, tip, heard }: SlipProps) {
  // It is told once the question that brought it is answered.
  useEffect(() => () => heard.add([tip]), []);
  return (
    <section class={styles.firstHour} aria-label={t('first-hour.title')}>
      <p>{draft.say(text(WORDS[tip]))}</p>
      <button type="button" onClick={() => heard.add([tip])}>
        {t('first-hour.heard')}
      </button>
      <button type="button" onClick={() => heard.silence()}>
        {t('first-hour.silence')}
      </button>
    </section>
  );
}
