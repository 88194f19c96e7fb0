import { useSignalEffect } from '@preact/signals';
import { text } from '@vigilia/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import { rememberMet } from '../games/memory.ts';
import { knownGame } from '../games/registry.ts';
import { t } from '../i18n/translate.ts';
import { focusBoard, focusQuestion, useKeptFocus } from '../platform/keyboard.ts';
import { useTitle } from '../platform/navigation.ts';
import { noteGamePlayed, proposeTheme } from '../storage/settings.ts';
import { isOver, isSharedSeat } from '../table/table.ts';
import { lazy } from '../ui/lazy.tsx';
import { SkipLinks } from '../ui/skip-links.tsx';
import { LiveRegion } from './aloud/live-region.tsx';
import { Bar } from './bar/bar.tsx';
import { Curtain } from './curtain.tsx';
import { FirstGoal } from './goal/goal.tsx';
import { Moments } from './moments/moments.tsx';
import { Wake } from './notices/notice.tsx';
import { Recap } from './recap.tsx';
import * as styles from './table-frame.module.css';
import { useTurnLights } from './turn-lights.ts';

/** Most tables need none of these. */
const RulesVersion = lazy(async () => (await import('./notices/rules-version.tsx')).RulesVersion, null);
const CompanyBands = lazy(async () => (await import('./notices/company-notices.tsx')).CompanyBands, null);
const CompanyNotices = lazy(async () => (await import('./notices/company-notices.tsx')).CompanyNotices, null);

interface TableFrameProps {
  readonly draft: AnswerDraft;
  /** Whether it is the table of a lesson, which says itself what is to be reached. */
  readonly isLesson?: boolean | undefined;
  readonly children: ComponentChildren;
}

/** What surrounds every board: the bar, consent, absence, the recap, the curtain, what is read aloud. */
export function TableFrame({ draft, isLesson, children }: TableFrameProps) {
  const { table } = draft;
  const waiting = table.curtain.value;
  useKeptFocus();
  useTurnLights(draft);
  useEffect(() => rememberMet(draft), [draft]);
  useSignalEffect(() => {
    if (isOver(table) && table.where !== 'replay' && table.isGuided !== true) noteGamePlayed();
  });
  useTitle(titleOf(draft));
  useGameMark(table.game);
  return (
    <>
      {/* Below the frame, which is as high as the screen, the page would scroll to them. */}
      <LiveRegion draft={draft} />
      <Moments draft={draft} />
      {waiting === null ? (
        <Table draft={draft} isLesson={isLesson}>
          {children}
        </Table>
      ) : (
        <Curtain draft={draft} seat={waiting} />
      )}
    </>
  );
}

function Table({ draft, isLesson = false, children }: TableFrameProps) {
  const { table } = draft;
  const { company } = table;
  const rules = table.rules.value;
  // Nothing that one person of a shared screen has opened stays there for the next.
  const viewer = table.where === 'local' ? table.viewer.value : null;
  return (
    <div key={viewer} class={styles.frame}>
      <SkipLinks
        links={[
          { label: 'skip.question', follow: focusQuestion },
          { label: 'skip.board', follow: focusBoard },
        ]}
      />
      <Bar draft={draft} />
      {company !== null && (
        <div class={styles.frameBands}>
          <CompanyBands draft={draft} company={company} />
        </div>
      )}
      <main id="main" class={styles.frameBoard} tabIndex={-1}>
        {children}
      </main>
      {!isLesson && table.where !== 'replay' && <FirstGoal draft={draft} />}
      <aside class={styles.frameNotices} aria-label={t('frame.notices')}>
        <div class={styles.frameSettle} aria-live="polite">
          {rules !== null && rules.began !== rules.now && <RulesVersion draft={draft} rules={rules} />}
          <Wake draft={draft} />
          {company !== null && <CompanyNotices draft={draft} company={company} />}
        </div>
        {table.where !== 'replay' && <Recap draft={draft} />}
      </aside>
    </div>
  );
}

function titleOf(draft: AnswerDraft): string {
  const { curtain } = draft.table;
  const game = knownGame(draft.table.game).profile.title;
  if (curtain.value !== null) return draft.say(text('frame.pass-screen', { seat: curtain.value }));
  const ask = draft.ask.value;
  if (ask === null) return game;
  if (!isSharedSeat(draft.table, ask.seat)) return t('frame.title-mine', { game });
  return `${draft.say(text('frame.choosing', { seats: [ask.seat], count: 1 }))} · ${game}`;
}

/** Names the game of the open table on the root, so that the style sheet of that game may tint the whole page, in the theme of that game. */
function useGameMark(game: string): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.game = game;
    proposeTheme(knownGame(game).theme ?? null);
    return () => {
      delete dataset.game;
      proposeTheme(null);
    };
  }, [game]);
}
