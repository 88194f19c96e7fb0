import { EndingPanel } from '../../../../board/ending-panel.tsx';
import type { DraftProps } from '../asked.ts';
import { say } from '../say.ts';

/** How a game of Diario ended. */
export function Ending({ draft }: DraftProps) {
  const view = draft.table.view.value;
  if (view == null || view.over === null) return null;
  const { how } = view.over;
  return <EndingPanel draft={draft} how={how} title={say(draft, 'event.over', { how })} />;
}
