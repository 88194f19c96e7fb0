import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/translate.ts';
import { go } from '../../platform/navigation.ts';
import { ShellBar } from '../../shell/shell-bar.tsx';
import { PagePassages } from './passages.tsx';
import * as styles from './summary.module.css';
import { useRulebook } from './use-rulebook.ts';

/** The whole game on one sheet, to keep beside the table or to print. */
export function SummaryPage({ game }: { readonly game: string }) {
  const rulebook = useRulebook(game).value;
  const summary = rulebook?.summary;
  const isLacking = rulebook != null && summary === undefined;
  useEffect(() => {
    if (isLacking) go(`/rules/${game}`, { replace: true });
  }, [isLacking]);
  return (
    <>
      <ShellBar title={summary?.title ?? t('rules.title')} />
      <main class={styles.summary} id="main" tabIndex={-1}>
        <p class={styles.summaryActions}>
          <a class="button" href={`/rules/${game}`}>
            {t('rules.whole')}
          </a>
          <button type="button" onClick={() => print()}>
            {t('rules.print')}
          </button>
        </p>
        {summary !== undefined && (
          <div class={styles.summarySheet}>
            <PagePassages page={summary} heading="h2" wanted="" Figure={null} />
          </div>
        )}
      </main>
    </>
  );
}
