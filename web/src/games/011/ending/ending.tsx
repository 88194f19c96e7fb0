import { EndingPage } from '../../../board/ending-page.tsx';
import { isSharedSeat } from '../../../table/table.ts';
import { lazy } from '../../../ui/lazy.tsx';
import type { DraftProps } from '../eleven.ts';
import { Icon } from '../emblems/icon.tsx';
import * as styles from './ending.module.css';
import { resultFor } from './result.ts';

const ICONS = { hero: 'hero', fenrir: 'fenrir', ragnarok: 'wolf' } as const;

const Story = lazy<DraftProps>(async () => (await import('./story.tsx')).Story, null);

/** How a game of 011 ended for its viewer and why; what it turned on, Hour by Hour, comes with the story. */
export function Ending({ draft }: DraftProps) {
  const { table } = draft;
  const view = table.view.value;
  if (view == null || view.over === null) return null;
  const { viewer, over } = view;
  // A watcher and several people at one screen read who won.
  const isOwn = viewer !== null && !isSharedSeat(table, viewer);
  const { title, why } = resultFor(over, isOwn ? viewer : null, table.log.value);
  return (
    <EndingPage
      draft={draft}
      how={over.how}
      title={draft.say(title)}
      picture={<Icon name={ICONS[over.how]} size={56} />}
    >
      {why.length > 0 && (
        <div class={styles.why}>
          {why.map((reason) => (
            <p key={reason.key}>{draft.say(reason)}</p>
          ))}
        </div>
      )}
      <Story draft={draft} />
    </EndingPage>
  );
}
