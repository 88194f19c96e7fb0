import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { CHARACTERS, type Eleven, sheet } from '@vigilia/game-011';
import { text } from '@vigilia/kernel';
import { useEffect } from 'preact/hooks';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import { t } from '../../../i18n/translate.ts';
import { gives } from './cell.ts';
import { countVerdicts } from './checked.ts';
import { Grid } from './grid.tsx';
import { MarkLegend } from './mark.tsx';
import { pencilOf } from './pencil.ts';
import { readingOf, type SheetContent } from './reading-of.ts';
import * as styles from './sheet.module.css';
import { solvedBy } from './solved.ts';
import type { RowAndColumn } from './steps.ts';
import { columnName, columnsOf } from './whereabouts.ts';

/**
 * The deduction sheet: what the game showed in ink, what follows in graphite, one's own marks in pencil. How much of
 * it is filled in is agreed at the table.
 */
export function Sheet({ draft }: { readonly draft: AnswerDraft<Eleven> }) {
  const { table } = draft;
  const pencil = pencilOf(draft);
  const isChecking = useSignal(false);
  useEffect(() => draft.note({ type: 'sheet-opened' }), []);
  // Counting worlds takes a moment: only when something new is known.
  const known = useComputed(() => {
    const view = table.view.value;
    if (view === null) return '';
    const { viewer, shown, denied, unknown, players } = view;
    return JSON.stringify([viewer, shown, denied, unknown, players.map(({ characters }) => characters)]);
  });
  const reckoned = useComputed(() => {
    const view = known.value === '' ? null : table.view.peek();
    return view !== null && (isChecking.value || gives(table.assist.value, 'reason')) ? sheet(view) : null;
  });
  const filled = useComputed(() => (gives(table.assist.value, 'reason') ? reckoned.value : null));
  // What was checked is checked no more once a mark changes or a card is shown.
  const written = useComputed(() => `${known.value} ${pencil.written}`);
  useSignalEffect(() => {
    if (written.value !== '') isChecking.value = false;
  });
  const here = useSignal<RowAndColumn | null>(null);
  const pointed = useSignal<RowAndColumn | null>(null);
  const view = table.view.value;
  if (view === null) return null;
  const assist = table.assist.value;
  const checked = isChecking.value ? reckoned.value : null;
  const solved = solvedBy(view, assist, pencil);
  const content = { draft, view, filled: filled.value, assist, pencil, checked, solved };
  return (
    <section class={styles.sheet} aria-label={t('sheet.title')}>
      <Grid content={content} here={here} pointed={pointed} />
      <Reading content={content} place={pointed.value ?? here.value} />
      <footer class={styles.sheetFoot}>
        <MarkLegend assist={assist} />
        {gives(assist, 'record') && view.viewer !== null && (
          <CheckMe
            content={content}
            onCheck={() => {
              isChecking.value = true;
            }}
          />
        )}
        {filled.value !== null && gives(assist, 'odds') && (
          <p class={styles.sheetWorlds}>{draft.say(text('sheet.worlds', { worlds: filled.value.worlds }))}</p>
        )}
      </footer>
    </section>
  );
}

interface CheckMeProps {
  readonly content: SheetContent;
  readonly onCheck: () => void;
}

/** Says whether what this player pencilled follows from what was shown, mark by mark and in one sentence. */
function CheckMe({ content: { draft, view, pencil, checked }, onCheck }: CheckMeProps) {
  const counts = checked === null ? null : countVerdicts(checked, view.viewer, pencil);
  return (
    <div class={styles.sheetCheck}>
      <button type="button" aria-disabled={pencil.isEmpty(view.viewer)} onClick={onCheck}>
        {t('sheet.check')}
      </button>
      <p role="status">
        {counts !== null &&
          draft.say(
            text('sheet.checked', {
              follows: counts.follows,
              wrong: counts['cannot-be'],
              open: counts.open,
            }),
          )}
      </p>
    </div>
  );
}

/** What the square in question says in words, if there is room for the why. The square itself says it aloud. */
function Reading({
  content,
  place,
}: {
  readonly content: SheetContent;
  readonly place: RowAndColumn | null;
}) {
  const { draft, view } = content;
  const character = place === null ? undefined : CHARACTERS[place.row];
  const column = place === null ? undefined : columnsOf(view)[place.column];
  if (character === undefined || column === undefined)
    return <p class={styles.sheetReading}>{t('sheet.how')}</p>;
  return (
    <div class={styles.sheetReading} aria-hidden="true">
      <b>{draft.say(text('sheet.place', { character, column: columnName(draft, column) }))}</b>
      <p>
        {readingOf(content, character, column)
          .map((each) => draft.say(each))
          .join(' ')}
      </p>
    </div>
  );
}
