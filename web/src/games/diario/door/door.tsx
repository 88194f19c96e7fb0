import * as styles from './door-diario.module.css';

/** A candle end on a saucer, and the light it throws on a page. */
export function Candle() {
  return (
    <svg class={styles.candle} viewBox="0 0 120 150" aria-hidden="true">
      <defs>
        <radialGradient id="candle-light" gradientUnits="userSpaceOnUse" cx="60" cy="48" r="88">
          <stop class={styles.candleNear} offset="0" />
          <stop class={styles.candleFar} offset="1" />
        </radialGradient>
      </defs>
      <circle fill="url(#candle-light)" cx="60" cy="48" r="88" />
      <path class={styles.candleFlame} d="M60 24c10 14 13 21 9 30-3 7-15 7-18 0-4-9-1-16 9-30z" />
      <path class={styles.candleCore} d="M60 40c4 6 6 10 4 14-1 4-7 4-8 0-2-4 0-8 4-14z" />
      <path class={styles.candleWick} d="M60 50v16" />
      <path class={styles.candleWax} d="M45 68c4-5 26-5 30 0v22c0 6 3 7 3 13v20H42V98c0-6 3-4 3-10z" />
      <path class={styles.candleLine} d="M50 76c2 8-1 14 1 22M69 74c-2 9 2 16 0 28" />
      <path class={styles.candleSaucer} d="M18 120h84c-3 12-14 17-42 17s-39-5-42-17zM98 122c12-3 15 9 2 9" />
      <path class={styles.candleLine} d="M30 127h60M38 132h44" />
    </svg>
  );
}
