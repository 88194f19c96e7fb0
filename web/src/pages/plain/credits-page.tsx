import licences from 'licences:all';
import { GAMES } from '../../games/registry.ts';
import { t } from '../../i18n/translate.ts';
import * as styles from '../../shell/plain-page.module.css';
import { ShellBar } from '../../shell/shell-bar.tsx';

/** Whose games these are, and whose work the page stands on. */
export function CreditsPage() {
  return (
    <>
      <ShellBar title={t('home.credits')} />
      <main class={styles.plainPage}>
        <p>{t('credits.unofficial')}</p>
        {GAMES.map(({ profile, credits }) => (
          <section key={profile.id}>
            <h2>{profile.title}</h2>
            {credits.map((paragraph) => (
              <p key={paragraph}>{t(paragraph)}</p>
            ))}
          </section>
        ))}
        <p class={styles.plainPagePlea}>{t('credits.buy')}</p>
        <section>
          <h2>{t('credits.page')}</h2>
          <p>{t('credits.drawn')}</p>
          <p>{t('credits.fonts')}</p>
          <p>{t('credits.libraries')}</p>
          <p>{t('credits.licence')}</p>
        </section>
        <section>
          <h2>{t('credits.licences')}</h2>
          {Object.entries(licences).map(([name, words]) => (
            <details key={name} class="unfold">
              <summary>{name}</summary>
              <pre lang="en">{words}</pre>
            </details>
          ))}
        </section>
      </main>
    </>
  );
}
