import { CardBack, CardFace } from './card.tsx';
import * as picture from './picture.module.css';
import type { SceneProps } from './picture.tsx';
import { each, rays } from './strokes.ts';

/** The Chosen One's card lies in the light of a lamp and is turned: by a right name for all, by a wrong one for none. */
export function Declaration({ character, isRight }: SceneProps) {
  return (
    <>
      <path d="M224 0H256L420 300H60Z" fill="url(#moment-cone)" class={picture.momentGlow} />
      <defs>
        <linearGradient id="moment-cone" x2="0" y2="1">
          <stop offset="0" stop-color="#ffe2a0" stop-opacity="0.75" />
          <stop offset="1" stop-color="#e8a743" stop-opacity="0.08" />
        </linearGradient>
      </defs>
      <ellipse cx="240" cy="270" rx="176" ry="26" fill="#e8a743" opacity="0.22" />
      {isRight && (
        <g class={picture.momentGlow}>
          <circle cx="240" cy="164" r="150" fill="url(#moment-gaslight)" />
          <path
            class={picture.momentCut}
            d={rays([240, 164], { count: 84, from: 112, to: 210, ragged: 0.45 })}
            opacity="0.6"
          />
        </g>
      )}
      <Lamp />
      {each(6, (index) => (
        <Coin key={index} x={84 + index * 12} y={258 - 5 * (index % 3)} />
      ))}
      <g transform="translate(240 168)">
        <ellipse cx="4" cy="94" rx="66" ry="8" fill="#0b0704" opacity="0.6" />
        <g class={picture.momentCardBack} data-turns={isRight ? '' : undefined}>
          <CardBack />
        </g>
        {isRight && (
          <g class={picture.momentCardFace}>
            <CardFace character={character} />
          </g>
        )}
      </g>
      {!isRight && (
        <g transform="translate(382 192) rotate(9) scale(0.62)">
          <CardFace character={character} />
        </g>
      )}
    </>
  );
}

/** A gas lamp that hangs from the ceiling. */
function Lamp() {
  return (
    <>
      <path d="M240 0V22" stroke="url(#moment-brass)" stroke-width="5" />
      <path d="M196 44C200 28 216 22 240 22S280 28 284 44Z" fill="url(#moment-brass)" stroke="#241505" />
      <path d="M190 44H290V50H190Z" fill="#5a3f14" stroke="#241505" />
      <path
        class={picture.momentFlame}
        d="M240 52C252 62 248 74 240 78C232 74 228 62 240 52Z"
        fill="#fff2c8"
      />
      <circle cx="240" cy="62" r="46" fill="url(#moment-gaslight)" />
    </>
  );
}

function Coin({ x, y }: { readonly x: number; readonly y: number }) {
  return <ellipse cx={x} cy={y} rx="11" ry="4.5" fill="url(#moment-brass)" stroke="#241505" />;
}

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
      <circle class={picture.momentGlow} cx="240" cy="160" r="230" fill="url(#moment-blood)" />
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
        <g class={picture.momentHalfLeft}>
          <g clip-path="url(#moment-left)">
            <CardFace character={character} />
            <path d={CRACKS} class={picture.momentCrack} />
          </g>
        </g>
        <g class={picture.momentHalfRight}>
          <g clip-path="url(#moment-right)">
            <CardFace character={character} />
            <path d={CRACKS} class={picture.momentCrack} />
          </g>
        </g>
      </g>
      <path
        class={picture.momentSmoke}
        d="M240 40C228 30 250 22 240 10C234 2 242 -6 238 -14M246 44C256 32 244 26 254 14"
      />
      <path d="M0 268C90 254 390 254 480 268V300H0Z" fill="#0b0704" opacity="0.85" />
      <path
        class={picture.momentShards}
        d="M150 262l12 -5l4 8zM204 272l9 -6l6 7zM298 266l14 -3l-4 8zM336 274l8 -7l7 6zM254 280l10 -4l3 6z"
      />
    </>
  );
}
