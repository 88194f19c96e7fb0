import { round, wobble } from '../../emblems/burin.ts';
import * as picture from './picture.module.css';
import { each, rays, SKYLINE, WINDOWS } from './strokes.ts';

/** The right half of the head, from the brow round to the chin; the left half is its mirror. */
const HALF =
  'M240 74C250 70 258 66 264 58L310 4C320 34 326 62 328 92C338 104 350 122 360 142L340 140C348 152 354 166 356 180' +
  'L332 172C332 184 328 196 320 206L304 196C296 216 280 240 262 252C254 258 246 260 240 260Z';
const EAR = 'M282 60L306 26C312 46 316 66 316 86C306 76 296 68 282 60Z';
const EYE = 'M262 146C272 130 290 122 310 124C304 140 286 150 262 146Z';
const CHEEK =
  'M256 164C262 186 258 206 248 222M262 160C290 160 308 170 318 186M258 172C280 176 294 188 302 198';

/** Fur as a graver cuts it: short strokes that fall away from the brow. */
const FUR = each(46, (index) => {
  const angle = -1.25 + (index % 23) * 0.115;
  const far = 62 + 34 * Math.floor(index / 23) + 10 * wobble(index, 4);
  const [across, down] = [Math.cos(angle), Math.sin(angle)];
  const [x, y] = [240 + far * Math.abs(across), 136 + far * down * 0.86];
  return `M${round(x)} ${round(y)}l${round(10 * Math.abs(across))} ${round(10 * down + 5)}`;
}).join('');

/** Fenrir wakes: the wolf rises behind the roofs of Turin and opens its eyes. */
export function Fenrir() {
  return (
    <>
      <g class={picture.momentMoon}>
        <circle cx="240" cy="124" r="190" fill="url(#moment-gaslight)" opacity="0.55" />
        <circle cx="240" cy="124" r="108" fill="#e9c98a" opacity="0.9" />
        <path
          class={picture.momentCut}
          d={rays([240, 124], { count: 90, from: 112, to: 168, ragged: 0.4 })}
          opacity="0.35"
        />
      </g>
      <g class={picture.momentWolf}>
        <Half />
        <Half isMirrored />
        <path d="M216 202C226 194 254 194 264 202L252 220C246 226 234 226 228 220Z" fill="#060402" />
        <path
          class={picture.momentFur}
          d="M240 84V150M232 96L228 148M248 96L252 148M240 224V242M240 240C228 250 214 246 206 238M240 240C252 250 266 246 274 238"
        />
        <path d="M218 242l5 13l6 -11zM262 242l-5 13l-6 -11z" fill="#efe2c4" />
      </g>
      <g transform="translate(0 40)">
        <path class={picture.momentRoofs} d={SKYLINE} />
        <path class={picture.momentWindows} d={WINDOWS} />
      </g>
    </>
  );
}

function Half({ isMirrored = false }: { readonly isMirrored?: boolean }) {
  return (
    <g transform={isMirrored ? 'matrix(-1 0 0 1 480 0)' : undefined}>
      <path d={HALF} fill="#120b06" stroke="#5a3f14" stroke-width="1.2" />
      <path d={EAR} fill="#3a1510" />
      <path class={picture.momentFur} d={FUR + CHEEK} />
      <circle class={picture.momentStare} cx="286" cy="136" r="44" fill="url(#moment-blood)" />
      <g class={picture.momentEye}>
        <path d={EYE} fill="#ffcf6a" stroke="#c2483a" stroke-width="2.5" />
        <path d="M287 126C292 132 291 142 286 147C282 141 282 132 287 126Z" fill="#170802" />
      </g>
    </g>
  );
}
