import { HEIGHT, STREET, WIDTH } from '../measure.ts';

/** How far the drawing goes on beyond its frame, for windows of other proportions. */
const BEYOND = 1500;

const STONES =
  'M20 396l9 -5 8 6 -6 7zM62 440l12 -4 6 8 -11 5zM30 500l8 -6 11 5 -5 8zM96 476l9 -3 5 7 -9 4zM180 486l10 -4 8 7 -9 6zM250 512l9 -5 9 6 -8 6zM330 484l11 -3 5 8 -10 4zM410 508l8 -6 11 5 -7 7zM480 488l10 -4 6 7 -10 5zM520 524l9 -4 7 6 -9 5z';
const STROKES =
  'M0 372h26M44 384h30M8 420h22M70 412h36M40 462h34M0 480h18M112 500h30M140 470h40M210 474h26M210 530h40M290 500h30M300 536h38M370 480h26M368 526h28M440 478h26M446 534h40M500 506h28M120 536h34M20 530h44';

/** The ground the house stands on: street, pavement and what lies below them. */
export function Earth() {
  return (
    <g class="house-earth">
      <path
        class="house-soil"
        d={`M${-BEYOND} ${STREET + 4}H${WIDTH + BEYOND}V${HEIGHT + BEYOND}H${-BEYOND}Z`}
      />
      <path class="house-stones" d={STONES} />
      <path class="house-pipe" d="M-200 408H84V426H114M-200 520H60V504H96" />
      <path class="house-strokes" d={STROKES} />
      <path
        class="house-pavement"
        d={`M${-BEYOND} ${STREET}H76V${STREET + 9}H${-BEYOND}ZM610 ${STREET}H${WIDTH + BEYOND}V${STREET + 9}H610Z`}
      />
      <path class="house-kerb" d="M-60 361V352M-20 361V352M20 361V352M56 361V352M632 361V352M668 361V352" />
    </g>
  );
}
