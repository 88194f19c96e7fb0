import type { SpaceId } from '@vigilia/game-diario';
import { boxOf } from '../measure.ts';

interface Given {
  readonly space: SpaceId;
  readonly isDark: boolean;
}

/** A room that cannot be reached lies in the dark; it clears when the way there does. */
export function Darkness({ space, isDark }: Given) {
  return <rect class="house-dark" data-dark={isDark ? '' : undefined} {...boxOf(space)} />;
}
