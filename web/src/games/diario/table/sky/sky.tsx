import * as styles from './sky.module.css';

/** The sky of the hour, a broken skyline far away, and what falls from the sky. The style sheet does it all. */
export function Sky() {
  return (
    <div class={styles.sky} aria-hidden="true">
      <div class={styles.skyLight} />
      <svg
        class={styles.skyLine}
        viewBox="0 0 800 420"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <path
          class={styles.skyFar}
          d="M0 420V150h26v-26h20v26h18V84l9-14 9 14v66h22V60h12l5-26 6 26h15v76h26V96l14 9 10-17 12 24v30h34V50h24V22h5v28h9v94h30v-48h38V74l12 11 8-18 12 20v57h40V28l17-16 17 16v46l-8 9 10 14-6 18v31h38V72h30v72h24v-34h34V88h15v22h13v34h36V62h22l10 12v66h30v280z"
        />
        <path
          class={styles.skyNear}
          d="M0 420V210h26v-44l10 8 8-16 14 26v24h30v-82h40v18l-10 12 12 16-8 12v20h46v-36h52v36h38v-58l16-20 16 20v58h62v-46l16-8 8 13 12-21 14 16v46h48v-30h62v30h32v-78h12v-18h8v18h24v78h48v-40l12 8 10-18 14 24v26h62v-54h34v54h28v220z"
        />
        <path
          class={styles.skyHoles}
          d="M104 150h7v10h-7zM116 172h7v10h-7zM276 190h6v9h-6zM290 190h6v9h-6zM536 160h6v9h-6zM548 180h6v9h-6zM12 228h7v10h-7zM226 196h6v9h-6zM620 200h6v9h-6zM712 210h7v10h-7z"
        />
      </svg>
      <Falling name="sky" />
    </div>
  );
}

/** What falls from the sky in this weather. `name` tells its patterns from those of another sky on the page. */
export function Falling({ name }: { readonly name: string }) {
  return (
    <svg class={styles.skyFalling} aria-hidden="true">
      <pattern id={`${name}-rain`} width="96" height="96" patternUnits="userSpaceOnUse">
        <path
          class={styles.skyDrops}
          d="M12 6l-4 20M42 36l-4 20M72 8l-4 18M90 62l-5 24M26 66l-4 20M58 74l-3 16"
        />
      </pattern>
      <pattern id={`${name}-snow`} width="96" height="96" patternUnits="userSpaceOnUse">
        <path class={styles.skyFlakes} d="M12 14h0M44 30h0M78 10h0M60 62h0M24 72h0M88 84h0M36 92h0" />
        <path class={styles.skyFlakes} data-small="" d="M30 44h0M70 36h0M8 48h0M84 52h0M50 84h0M64 8h0" />
      </pattern>
      <rect class={styles.skyRain} width="100%" height="100%" fill={`url(#${name}-rain)`} />
      <rect class={styles.skySnow} width="100%" height="100%" fill={`url(#${name}-snow)`} />
    </svg>
  );
}
