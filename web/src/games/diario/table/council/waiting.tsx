import type { ViewProps } from '../asked.ts';
import { say } from '../say.ts';
import { Heard } from './heard.tsx';
import { matters } from './matters.ts';
import { standingOf } from './standing.ts';

/** What a player sees who has spoken, or who watches: what the Leader is asked, and the voices that may be heard. */
export function CouncilWaiting({ draft, view }: ViewProps) {
  const { council, leader, over } = view;
  if (council === null || over !== null) return null;
  return (
    <div class="council">
      {matters(council) ? (
        <p class="voice-decision">{draft.say(council.prompt)}</p>
      ) : (
        <p class="council-small">{say(draft, 'council.small-thing', { seat: leader })}</p>
      )}
      <Heard draft={draft} standing={standingOf(view, null)} />
    </div>
  );
}
