import type { LocationId } from '@vigilia/game-diario';
import { Building, Skyline } from '../../city/skyline.tsx';
import { Falling } from '../../sky/sky.tsx';
import * as styles from './backdrop.module.css';

/** Where it happens: before a Location, or at the door of the house. */
export function Backdrop({ location }: { readonly location: LocationId | null }) {
  return (
    <div class={styles.backdrop} aria-hidden="true">
      {location === null ? (
        <svg
          class={styles.backdropHall}
          viewBox="0 0 320 120"
          preserveAspectRatio="xMidYMax slice"
          aria-hidden="true"
        >
          <path class={styles.backdropWall} d="M0 0H320V120H0Z" />
          <path class={styles.backdropNight} d="M188 22H232V112H188Z" />
          <path
            class={styles.backdropLines}
            d="M184 18H236V112M184 112V18M232 22L252 30V116L232 112M240 70h4M0 112H320M30 0V84M30 84H92V0M46 0V68M76 0V68M30 34H92M282 24h22v26h-22zM0 90h20M300 84h20M120 40l10 6-4 12M130 46l12-2"
          />
        </svg>
      ) : (
        <>
          <Skyline />
          <div class={styles.backdropPlace}>
            <Building location={location} />
          </div>
        </>
      )}
      <div class={styles.backdropGround} />
      {location !== null && (
        <div class={styles.backdropFalling}>
          <Falling name="fight" />
        </div>
      )}
      <div class={styles.backdropLight} />
    </div>
  );
}
