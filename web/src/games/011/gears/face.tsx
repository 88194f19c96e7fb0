import { ICONS, type IconName } from '../emblems/icons.ts';

interface Look {
  readonly icon: IconName;
  readonly size: number;
  /** Whether what it shows is pointed at. */
  readonly isLit?: boolean;
}

/** A face of a gear, round 0,0. */
export function Face({ icon, size, isLit = false }: Look) {
  return (
    <g class="gears-face" data-lit={isLit ? '' : undefined} transform={`scale(${size / 24})`}>
      <circle r="14" />
      <path d={ICONS[icon]} transform="translate(-12 -12)" />
    </g>
  );
}
