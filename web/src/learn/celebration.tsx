import type { Victory } from '../games/lesson.ts';
import { t } from '../i18n/translate.ts';
import { WaysOn, type WaysOnProps } from './ways-on.tsx';
import './goal-card.css';

interface Props extends WaysOnProps {
  readonly victory: Victory;
}

/** The victory at the end of a scene, over the table. */
export function Celebration({ victory: { title, about, Picture, side }, ...ways }: Props) {
  return (
    <section class="celebration" data-side={side} aria-labelledby="celebration-title">
      <div class="celebration-picture" aria-hidden="true">
        <Picture />
      </div>
      <h2 id="celebration-title">{t(title)}</h2>
      <p>{t(about)}</p>
      <WaysOn {...ways} />
    </section>
  );
}
