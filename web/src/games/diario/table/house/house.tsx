import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { Noun } from '../../../../draft/game-ui.ts';
import type { DraftProps } from '../asked.ts';
import { say } from '../say.ts';
import { Caption } from './caption.tsx';
import { Live } from './live/live.tsx';
import { HousePeople } from './people/people.tsx';
import { Plate } from './plate/plate.tsx';
import { Spaces } from './spaces.tsx';
import './house.css';

/** The house in section: the drawing, what lies and happens in it, and every space and person to point at. */
export function House({ draft }: DraftProps) {
  const pointed = useSignal<Noun | null>(null);
  const keys = useId();
  return (
    <section class="house" aria-label={say(draft, 'house.name')} aria-describedby={keys}>
      <p class="heard-only" id={keys}>
        {say(draft, 'house.keys')}
      </p>
      <div class="house-frame">
        <Plate />
        <Live draft={draft} />
        <Spaces draft={draft} pointed={pointed} />
        <HousePeople draft={draft} pointed={pointed} />
        <Caption draft={draft} pointed={pointed} />
      </div>
    </section>
  );
}
