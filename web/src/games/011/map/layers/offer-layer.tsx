import { isBlock } from '@vigilia/game-011';
import { centreOf } from '../measure.ts';
import type { Offer } from '../scene/offers.ts';
import type { Scene } from '../scene/scene.ts';
import * as layers from './layers.module.css';
import * as styles from './offer-layer.module.css';

const ROUND =
  'M-46 -36a10 10 0 0 1 10 -10h72a10 10 0 0 1 10 10v72a10 10 0 0 1 -10 10h-72a-10 -10 0 0 1 -10 -10Z';

/** Everything that may be chosen now. */
export function OfferLayer({ scene }: { readonly scene: Scene }) {
  const offers = [...scene.offers.value.values()];
  return (
    <g class={styles.mapOffers} data-many={offers.length > 30 ? '' : undefined}>
      {offers.map((offer) => (
        <Frame key={offer.square} offer={offer} />
      ))}
    </g>
  );
}

function Frame({ offer: { square, how, line } }: { readonly offer: Offer }) {
  const { x, y } = centreOf(square);
  return (
    <g
      class={styles.mapOffer}
      data-by={line ?? how}
      data-plain={isBlock(square) ? undefined : ''}
      transform={`translate(${x} ${y})`}
    >
      <path class={styles.mapOfferCasing} d={ROUND} />
      <path class={styles.mapOfferFrame} d={ROUND} />
    </g>
  );
}

/** What it costs to get there: a round tag for Time spent on foot, a ticket for a machine. */
export function CostLayer({ scene }: { readonly scene: Scene }) {
  return (
    <g class={layers.mapCosts}>
      {[...scene.offers.value.values()].map(({ square, time, line }) => {
        if (time === null) return null;
        const { x, y } = centreOf(square);
        return (
          <g
            key={square}
            class={styles.mapCost}
            data-free={time === 0 ? '' : undefined}
            transform={`translate(${x + 30} ${y + 30})`}
          >
            {line === null ? (
              <circle r="17" />
            ) : (
              <path d="M-20 -15h40v9a6 6 0 0 0 0 12v9h-40v-9a6 6 0 0 0 0 -12Z" />
            )}
            <text>{time}</text>
          </g>
        );
      })}
    </g>
  );
}
