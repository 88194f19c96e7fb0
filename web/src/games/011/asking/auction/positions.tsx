import { named } from '../../../../draft/named.ts';
import { pointingAt } from '../../../../draft/pointing.ts';
import { t } from '../../../../i18n/translate.ts';
import { SeatBadge } from '../../../../seats/seat-badge.tsx';
import type { ViewProps } from '../../eleven.ts';
import { Icon } from '../../emblems/icon.tsx';
import { positionTouched } from './touched.ts';

interface Props extends ViewProps {
  readonly chosen: number;
  readonly onChoose: (position: number) => void;
}

/** The positions of this Hour: a free one is put up, a taken one shows whose it is. */
export function Positions({ draft, view, chosen, onChoose }: Props) {
  const { sitters } = draft.table;
  const touched = positionTouched(view)?.position;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row everywhere.
    <div class="positions" role="group" aria-label={t('asking.positions')}>
      {view.order.map((owner, index) => {
        const position = index + 1;
        const sitter = owner === null ? undefined : sitters.value[owner];
        return (
          <button
            key={position}
            type="button"
            class="position"
            data-option=""
            aria-pressed={position === chosen}
            aria-disabled={owner !== null}
            onClick={() =>
              owner === null ? onChoose(position) : void draft.tryOut({ verb: 'bid', position, amount: 0 })
            }
            {...pointingAt(draft, [`position:${position}`])}
          >
            <b>{named(draft, 'position', position)}</b>
            {position === touched && <Icon name="event" />}
            {sitter !== undefined && (
              <>
                <SeatBadge symbol={sitter.symbol} colour={sitter.colour} size={18} />
                <span class="heard-only">{sitter.name}</span>
              </>
            )}
          </button>
        );
      })}
    </div>
  );
}
