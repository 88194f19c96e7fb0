import { type Signal, useSignal } from '@preact/signals';
import { isFirstGame } from '../../../games/defaults.ts';
import type { GameManifest } from '../../../games/manifest.ts';
import { t } from '../../../i18n/translate.ts';
import { lessonsDone } from '../../../storage/lessons-done.ts';
import { lazy } from '../../../ui/lazy.tsx';
import { GroupsOf } from '../../../ui/options.tsx';
import * as styles from './door.module.css';
import { PlayNow } from './play-now.tsx';

const FriendsDialog = lazy(async () => (await import('./friends-dialog.tsx')).FriendsDialog, null);
const OneScreenDialog = lazy(async () => (await import('./one-screen-dialog.tsx')).OneScreenDialog, null);

/** The dialog that is open at a door. */
type OpenDialog = Signal<'friends' | 'one-screen' | null>;

/** The way into a game. Its dialogs stand beside it, so that they do not inherit how it looks. */
export function Door({ game }: { readonly game: GameManifest }) {
  const open: OpenDialog = useSignal(null);
  const { profile, door } = game;
  const heading = `door-${profile.id}`;
  return (
    <>
      <section class={styles.door} data-game={profile.id} aria-labelledby={heading}>
        <door.Picture />
        <div class={styles.doorLeaf}>
          <h2 id={heading}>{profile.title}</h2>
          <p class={styles.doorAbout}>{t(door.about)}</p>
          <GroupsOf.Provider value={heading}>
            <WaysIn game={game} open={open} />
          </GroupsOf.Provider>
        </div>
      </section>
      <DoorDialog game={game} open={open} />
    </>
  );
}

interface WaysInProps {
  readonly game: GameManifest;
  readonly open: OpenDialog;
}

/** A game at once, with people elsewhere, or around one screen. */
function WaysIn({ game, open }: WaysInProps) {
  return (
    <>
      <PlayNow game={game} />
      <FirstGame game={game} />
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
    </>
  );
}

function DoorDialog({ game, open }: WaysInProps) {
  const close = () => {
    open.value = null;
  };
  const playHere = () => {
    open.value = 'one-screen';
  };
  switch (open.value) {
    case null:
      return null;
    case 'friends':
      return <FriendsDialog game={game} onClose={close} playHere={playHere} />;
    case 'one-screen':
      return <OneScreenDialog game={game} onClose={close} />;
  }
}

/** Offers the first lesson to a player who has neither taken it nor laid a table of the game on this device. */
function FirstGame({ game: { profile, lessons } }: { readonly game: GameManifest }) {
  const first = lessons?.first;
  if (first === undefined || lessonsDone.value.has(first.id)) return null;
  if (!isFirstGame(profile)) return null;
  return (
    <a class={styles.firstGame} href={`/learn/${first.id}`}>
      {t(first.offer)}
    </a>
  );
}
