import { type Character, effectsOfEvent } from '@vigilia/game-011';
import { text } from '@vigilia/kernel';
import type { AskedProps } from '../eleven.ts';
import { Icon } from '../emblems/icon.tsx';

interface Props extends AskedProps {
  readonly character: Character;
}

/** What the Event of the Hour brings beside the ability (EVT-2). */
export function EventAdds({ draft, asked: { view, ask }, character }: Props) {
  const effects = effectsOfEvent(view, ask.seat, character).map(({ kind }) => kind);
  if (effects.length === 0) return null;
  return (
    <p class="characters-event">
      <Icon name="event" /> {draft.say(text('asking.event-adds', { effect: [...new Set(effects)] }))}
    </p>
  );
}
