import { useSignal } from '@preact/signals';
import type { GameManifest, PlayableGame } from '../../games/manifest.ts';
import { isPlayable } from '../../games/registry.ts';
import { t } from '../../i18n/translate.ts';
import { lazy } from '../../ui/lazy.tsx';
import { PlayNow } from '../play-now.tsx';
import './doors.css';

const FriendsDialog = lazy(async () => (await import('../friends-dialog.tsx')).FriendsDialog, null);
const OneScreenDialog = lazy(async () => (await import('../one-screen-dialog.tsx')).OneScreenDialog, null);

/** The way into a game. */
export function Door({ game }: { readonly game: GameManifest }) {
  const { profile, door } = game;
  const heading = `door-${profile.id}`;
  return (
    <section class="door" data-game={profile.id} aria-labelledby={heading}>
      <door.Picture />
      <div class="door-leaf">
        <h2 id={heading}>{profile.title}</h2>
        <p class="door-about">{t(door.about)}</p>
        {isPlayable(game) ? <InBrowser game={game} /> : <InTerminal game={game} />}
      </div>
    </section>
  );
}

/** A game at once against bots, with people elsewhere, or around one screen. */
function InBrowser({ game }: { readonly game: PlayableGame }) {
  const open = useSignal<'friends' | 'one-screen' | null>(null);
  const close = () => {
    open.value = null;
  };
  return (
    <>
      <PlayNow game={game} />
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
      {open.value === 'friends' && (
        <FriendsDialog
          game={game}
          onClose={close}
          playHere={() => {
            open.value = 'one-screen';
          }}
        />
      )}
      {open.value === 'one-screen' && <OneScreenDialog game={game} onClose={close} />}
    </>
  );
}

/** The command that plays a game which no browser plays yet. */
function InTerminal({ game: { profile } }: { readonly game: GameManifest }) {
  return (
    <>
      <p>{t('home.terminal', { game: profile.title })}</p>
      <p>
        <code>npm start -- {profile.id}</code>
      </p>
      <p class="door-links">
        <a href={`/rules/${profile.id}`}>{t('home.rulebook')}</a>
      </p>
    </>
  );
}
