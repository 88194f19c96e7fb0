import type { Diario } from '@vigilia/game-diario';
import { eventText } from '@vigilia/game-diario/texts';
import type { Rehearsed } from '@vigilia/kernel';
import type { DraftProps, Event } from '../../asked.ts';
import { say } from '../../say.ts';
import './outcome.css';

/** What is told of a plan before it is sent: losses, not every step on the way. */
const TOLD: readonly Event['type'][] = ['lost', 'gone'];

interface Props extends DraftProps {
  readonly rehearsed: Rehearsed<Diario> | null;
}

/** What surely comes of the plan: which goods are lost, and who. */
export function Outcome({ draft, rehearsed }: Props) {
  const lost = (rehearsed?.events ?? []).filter(({ type }) => TOLD.includes(type));
  if (lost.length === 0) return null;
  return (
    <section class="outcome" aria-label={say(draft, 'raid-board.outcome')}>
      {lost.map((event, index) => (
        <p key={index} data-grave={event.type === 'gone' ? '' : undefined}>
          {draft.say(eventText(event))}
        </p>
      ))}
    </section>
  );
}
