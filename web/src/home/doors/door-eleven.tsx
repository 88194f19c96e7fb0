import { useSignal } from '@preact/signals';
import { t } from '../../i18n/translate.ts';
import { lazy } from '../../ui/lazy.tsx';
import { Fanlight } from '../drawing/fanlight.tsx';
import { PlayNow } from '../play-now.tsx';
import './doors.css';

const FriendsDialog = lazy(async () => (await import('../friends-dialog.tsx')).FriendsDialog, null);
const OneScreenDialog = lazy(async () => (await import('../one-screen-dialog.tsx')).OneScreenDialog, null);

/** The way into 011: at once against bots, with people elsewhere, or around one screen. */
export function DoorEleven() {
  const open = useSignal<'friends' | 'one-screen' | null>(null);
  const close = () => {
    open.value = null;
  };
  return (
    <section class="door door-eleven" aria-labelledby="door-eleven">
      <Fanlight />
      <div class="door-leaf">
        <h2 id="door-eleven">011</h2>
        <p class="door-about">{t('home.about-011')}</p>
        <PlayNow />
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => {
            open.value = 'friends';
          }}
        >
          {t('home.with-friends')}
        </button>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => {
            open.value = 'one-screen';
          }}
        >
          {t('home.one-screen')}
        </button>
      </div>
      {open.value === 'friends' && (
        <FriendsDialog
          onClose={close}
          playHere={() => {
            open.value = 'one-screen';
          }}
        />
      )}
      {open.value === 'one-screen' && <OneScreenDialog onClose={close} />}
    </section>
  );
}
