import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { BookProps } from '../../games/manifest.ts';
import { gameTranslator } from '../../games/messages.ts';
import { knownGame } from '../../games/registry.ts';
import { dayAndTime } from '../../i18n/dates.ts';
import { t } from '../../i18n/translate.ts';
import { ShellBar } from '../../shell/shell-bar.tsx';
import { type ShelfEntry, takeOffShelf } from '../../storage/shelf.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TableMenu } from '../my-tables/table-menu.tsx';
import * as styles from './shelf.module.css';
import { useShelf } from './use-shelf.ts';

/** How many books are drawn at once. */
const A_ROW = 24;

/** Every finished game of a game on this device, and those of the server that the page knows, the latest first. */
export function ShelfPage({ game }: { readonly game: string }) {
  const manifest = knownGame(game);
  const { books, toRead, refresh } = useShelf(manifest);
  const shown = useSignal(A_ROW);
  const Book = useSignal<ComponentType<BookProps> | null>(null);
  const say = useMemo(() => gameTranslator(manifest), [manifest]).value;
  const { shelf } = manifest;
  useEffect(() => {
    void shelf
      ?.load()
      .then((loaded) => {
        Book.value = loaded.Book;
      })
      .catch(() => null);
  }, []);
  if (shelf === undefined) return null;
  const Drawn = Book.value;
  return (
    <>
      <ShellBar title={t(shelf.title)} />
      <main id="main" class={styles.shelf} tabIndex={-1}>
        <p role="status">
          {toRead > 0
            ? t('shelf.opening', { count: toRead })
            : books.length > 0
              ? t('shelf.count', { count: books.length })
              : t(shelf.none)}
        </p>
        {Drawn !== null && (
          <ol>
            {books.slice(0, shown.value).map((entry) => (
              <li key={`${entry.where}/${entry.id}`}>
                <Drawn
                  content={entry.content}
                  href={`/${entry.where}/${entry.id}`}
                  about={[dayAndTime(entry.at), ...entry.names].join(' · ')}
                  say={say}
                />
                {entry.where === 'here' ? (
                  <TableMenu id={entry.id} removed={refresh} />
                ) : (
                  <TakeOff entry={entry} taken={refresh} />
                )}
              </li>
            ))}
          </ol>
        )}
        {books.length > shown.value && (
          <button type="button" onClick={() => (shown.value += A_ROW)}>
            {t('shelf.more')}
          </button>
        )}
      </main>
    </>
  );
}

/** A game of the server leaves the shelf of this device. */
function TakeOff({ entry, taken }: { readonly entry: ShelfEntry; readonly taken: () => void }) {
  const isOpen = useSignal(false);
  const close = () => {
    isOpen.value = false;
  };
  return (
    <>
      <button
        type="button"
        class={styles.more}
        aria-haspopup="dialog"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        <Icon name="more" />
        <span class="heard-only">{t('home.this-table')}</span>
      </button>
      {isOpen.value && (
        <Dialog title={t('home.this-table')} onClose={close}>
          <p>{t('shelf.off-sure')}</p>
          <button
            type="button"
            onClick={() => {
              close();
              takeOffShelf(entry);
              taken();
            }}
          >
            {t('shelf.off')}
          </button>
        </Dialog>
      )}
    </>
  );
}
