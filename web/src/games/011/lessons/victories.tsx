import type { Victory } from '../../lesson.ts';
import { Icon } from '../emblems/icon.tsx';

/** A victory as a Hero (WIN-5). */
export const asHero: Victory = {
  title: 'lesson.won-hero',
  about: 'lesson.won-hero-about',
  side: 'hero',
  Picture: () => <Icon name="hero" />,
};

/** A victory as Fenrir, no less a victory (WIN-5). */
export const asFenrir: Victory = {
  title: 'lesson.won-fenrir',
  about: 'lesson.won-fenrir-about',
  side: 'fenrir',
  Picture: () => <Icon name="fenrir" />,
};
