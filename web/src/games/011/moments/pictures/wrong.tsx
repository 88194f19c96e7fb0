import { CardFace } from './card.tsx';
import type { SceneProps } from './picture.tsx';
import { rays } from './strokes.ts';

/** Where the card breaks, from its upper edge to its lower one. */
const BREAK = 'L18 -88L-6 -52L14 -30L-16 2L10 26L-12 58L8 88';
const LEFT = `M-80 -100H18${BREAK}V100H-80Z`;
const RIGHT = `M80 -100H18${BREAK}V100H80Z`;
const CRACKS =
  'M18 -88L-6 -52L14 -30L-16 2L10 26L-12 58L8 88M-6 -52L-30 -44M14 -30L38 -22L50 -30M-16 2L-44 10L-52 26M10 26L36 40';

/** A wrong declaration: the named Character’s card breaks in two, and the flame goes out. */
export function Wrong({ character }: SceneProps) {
  return (
    <>
      <circle class="moment-glow" cx="240" cy="160" r="230" fill="url(#moment-blood)" />
      <path
        d={rays([240, 160], { count: 96, from: 120, to: 300, ragged: 0.6 })}
        stroke="#c2483a"
        stroke-width="1.4"
        opacity="0.35"
      />
      <defs>
        <clipPath id="moment-left">
          <path d={LEFT} />
        </clipPath>
        <clipPath id="moment-right">
          <path d={RIGHT} />
        </clipPath>
      </defs>
      <g transform="translate(240 154)">
        <g class="moment-half-left">
          <g clip-path="url(#moment-left)">
            <CardFace character={character} />
            <path d={CRACKS} class="moment-crack" />
          </g>
        </g>
        <g class="moment-half-right">
          <g clip-path="url(#moment-right)">
            <CardFace character={character} />
            <path d={CRACKS} class="moment-crack" />
          </g>
        </g>
      </g>
      <path
        class="moment-smoke"
        d="M240 40C228 30 250 22 240 10C234 2 242 -6 238 -14M246 44C256 32 244 26 254 14"
      />
      <path d="M0 268C90 254 390 254 480 268V300H0Z" fill="#0b0704" opacity="0.85" />
      <path
        class="moment-shards"
        d="M150 262l12 -5l4 8zM204 272l9 -6l6 7zM298 266l14 -3l-4 8zM336 274l8 -7l7 6zM254 280l10 -4l3 6z"
      />
    </>
  );
}
