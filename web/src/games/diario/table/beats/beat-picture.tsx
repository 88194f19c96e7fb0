import type { Diario } from '@vigilia/game-diario';
import type { ComponentChildren } from 'preact';
import type { PictureProps } from '../../../../draft/moment.ts';
import * as styles from './beat-picture.module.css';
import type { BeatName } from './beats.ts';

/** The picture of a beat: one thing, by the light of its hour. */
export function BeatPicture({ moment }: PictureProps<Diario>) {
  const name = moment.name as BeatName;
  return (
    <svg class={styles.beatPicture} data-beat={name} viewBox="0 0 320 150" aria-hidden="true">
      {PICTURES[name]}
    </svg>
  );
}

const ROOFS =
  'M0 150V104H34L58 84L82 104H96V92H128V104H150V70H156V58H166V70H172V104H206L236 80L266 104H284V94H320V150Z';
const PAGE = 'M96 14H224V150H96Z';
const RULES = 'M110 44H210M110 60H210M110 76H210M110 92H210M110 108H210M110 124H210';

const PICTURES: Readonly<Record<BeatName, ComponentChildren>> = {
  'day-survived': (
    <>
      <circle class={styles.beatSun} cx="112" cy="100" r="26" />
      <path class={styles.beatNear} d={ROOFS} />
      <path class={styles.beatSmoke} d="M160 56c-8-9 6-14 0-23s4-14 12-18" />
      <path class={styles.beatLit} d="M226 116h10v12h-10zM44 114h8v11h-8z" />
    </>
  ),
  chapter: (
    <>
      <path class={styles.beatNight} d="M0 0H320V150H0Z" />
      <path
        class={styles.beatPaper}
        d="M40 30C80 20 130 20 160 34C190 20 240 20 280 30V132C240 122 190 122 160 136C130 122 80 122 40 132Z"
      />
      <path class={styles.beatInk} d="M160 34V136M60 52h74M60 66h80M60 80h66M60 94h78M184 60h72" />
      <path
        class={styles.beatTurned}
        d="M160 34C172 20 206 12 236 16C212 36 206 92 216 118C196 116 176 120 160 136Z"
      />
    </>
  ),
  'objective-met': (
    <>
      <path class={styles.beatNight} d="M0 0H320V150H0Z" />
      <path class={styles.beatPaper} d={PAGE} />
      <path class={styles.beatInk} d={RULES} />
      <path class={styles.beatHope} d="M124 84L150 110L204 40" />
    </>
  ),
  'objective-missed': (
    <>
      <path class={styles.beatNight} d="M0 0H320V150H0Z" />
      <path class={styles.beatPaper} d={PAGE} />
      <path class={styles.beatInk} d={RULES} />
      <path class={styles.beatStruck} d="M112 66C140 60 176 72 208 62M112 78C146 84 178 70 208 80" />
    </>
  ),
  'first-snow': (
    <>
      <path class={styles.beatNight} d="M0 0H320V150H0Z" />
      <path class={styles.beatNear} d={ROOFS} />
      <path
        class={styles.beatWhite}
        d="M0 104H34L58 84L82 104H96V92H128V104H150V108H128V97H96V109H80L58 90L36 109H0ZM172 104H206L236 80L266 104H284V94H320V99H286V109H264L236 86L208 109H172Z"
      />
      <path
        class={styles.beatFlakes}
        d="M30 30h0M70 54h0M104 22h0M140 44h0M186 28h0M214 56h0M250 34h0M292 52h0M50 72h0M122 74h0M176 84h0M270 76h0M16 56h0M304 20h0M232 14h0"
      />
    </>
  ),
  'last-candle': (
    <>
      <path class={styles.beatNight} d="M0 0H320V150H0Z" />
      <path class={styles.beatPaper} d="M150 104H170V132H150Z" />
      <path class={styles.beatTable} d="M60 132H260V138H60Z" />
      <path class={styles.beatInk} d="M160 104V97" />
      <path class={styles.beatSmoke} d="M160 94c-10-12 8-18 0-32s6-22 14-30" />
    </>
  ),
};
