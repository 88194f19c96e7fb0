import { message } from '@vigilia/game-011/texts';
import { text } from '@vigilia/kernel';
import { EndingPage } from '../../../board/ending-page.tsx';
import { isSharedSeat } from '../../../table/table.ts';
import { lazy } from '../../../ui/lazy.tsx';
import type { DraftProps } from '../eleven.ts';
import { Icon } from '../emblems/icon.tsx';
import * as styles from './ending.module.css';
import { ownFailure } from './own-failure.ts';

const ICONS = { hero: 'hero', fenrir: 'fenrir', ragnarok: 'wolf' } as const;

const Story = lazy<DraftProps>(async () => (await import('./story.tsx')).Story, null);

/** How a game of 011 ended for its viewer and why; what it turned on, Hour by Hour, comes with the story. */
export function Ending({ draft }: DraftProps) {
  const { table } = draft;
  const view = table.view.value;
  if (view == null || view.over === null) return null;
  const { how, winner } = view.over;
  const { viewer } = view;
  const ended =
    how === 'ragnarok' ? message('ending.ragnarok') : message(`ending.${how}`, { seat: winner ?? 0 });
  // A watcher and several people at one screen read who won.
  const isOwn = viewer !== null && !isSharedSeat(table, viewer);
  const title = isOwn ? text(viewer === winner ? 'eleven-end.won' : 'eleven-end.lost') : ended;
  const failed = isOwn ? ownFailure(table.log.value, viewer) : null;
  return (
    <EndingPage
      draft={draft}
      how={how}
      title={draft.say(title)}
      picture={<Icon name={ICONS[how]} size={56} />}
    >
      {isOwn && (
        <div class={styles.why}>
          <p>{draft.say(ended)}</p>
          {failed !== null && <p>{draft.say(failed)}</p>}
        </div>
      )}
      <Story draft={draft} />
    </EndingPage>
  );
}
