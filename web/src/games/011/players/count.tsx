import { Icon } from '../emblems/icon.tsx';
import type { IconName } from '../emblems/icons.ts';

interface Props {
  readonly icon: IconName;
  readonly count: number;
  /** What is counted, number and all. */
  readonly words: string;
}

/** A number with a small engraving of what it counts. */
export function Count({ icon, count, words }: Props) {
  return (
    <span class="players-count" title={words}>
      <Icon name={icon} />
      <span aria-hidden="true">{count}</span>
      <span class="heard-only">{words}</span>
    </span>
  );
}
