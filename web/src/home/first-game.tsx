import { isFirstGame } from '../games/defaults.ts';
import type { GameManifest } from '../games/manifest.ts';
import { t } from '../i18n/translate.ts';
import { lessonsDone } from '../storage/lessons-done.ts';
import './first-game.css';

/** Offers the first lesson to a player who has neither taken it nor laid a table of the game on this device. */
export function FirstGame({ game: { profile, lessons } }: { readonly game: GameManifest }) {
  const first = lessons?.first;
  if (first === undefined || lessonsDone.value.has(first.id)) return null;
  if (!isFirstGame(profile)) return null;
  return (
    <a class="first-game" href={`/learn/${first.id}`}>
      {t(first.offer)}
    </a>
  );
}
