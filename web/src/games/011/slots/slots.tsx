import { candidateArea, DIRECTIONS, type Eleven, type View } from '@vigilia/game-011';
import { text } from '@vigilia/kernel';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import { named } from '../../../draft/named.ts';
import { pointingAt } from '../../../draft/pointing.ts';
import { t } from '../../../i18n/translate.ts';
import { Icon } from '../emblems/icon.tsx';
import { Slot } from './slot.tsx';
import * as styles from './slots.module.css';

/** The four Position slots around the Organ, as a compass. */
export function Slots({ draft }: { readonly draft: AnswerDraft<Eleven> }) {
  const view = draft.table.view.value;
  if (view === null) return null;
  const area = view.organ === null ? candidateArea(view.slots) : [view.organ];
  return (
    <section class={styles.slots} aria-labelledby="slots-title">
      <h2 id="slots-title" class="heard-only">
        {t('slots.title')}
      </h2>
      <div class={styles.slotsCompass}>
        <svg class={styles.slotsRose} viewBox="-50 -50 100 100" aria-hidden="true">
          <circle r="46" />
          <circle r="41" />
          <path d="M0-46L7 0 0 46-7 0zM-46 0L0-7 46 0 0 7z" />
        </svg>
        <div
          class={styles.slotsOrgan}
          {...pointingAt(
            draft,
            area.map((square) => `square:${square}` as const),
          )}
        >
          <Icon name="organ" />
          {view.organ === null ? (
            <Left count={area.length} />
          ) : (
            <span>{named(draft, 'square', view.organ)}</span>
          )}
        </div>
        {DIRECTIONS.map((direction) => (
          <Slot key={direction} draft={draft} view={view} direction={direction} />
        ))}
      </div>
      <Placed draft={draft} view={view} />
    </section>
  );
}

/** How many Blocks are left: the number large, the word under it. */
function Left({ count }: { readonly count: number }) {
  return (
    <span title={t('slots.left', { count })}>
      <span class="heard-only">{t('slots.left', { count })}</span>
      <strong class={styles.slotsCount} aria-hidden="true">
        {count}
      </strong>
      <span aria-hidden="true">{t('slots.blocks', { count })}</span>
    </span>
  );
}

/** The places found so far in words, if there is room for them. */
function Placed({ draft, view }: { readonly draft: AnswerDraft<Eleven>; readonly view: View }) {
  return (
    <ul class={styles.slotsPlaced} aria-hidden="true">
      {DIRECTIONS.map((direction) => {
        const place = view.slots[direction];
        return (
          place !== null && (
            <li key={direction} {...pointingAt(draft, [`place:${place}`])}>
              {draft.say(text('slots.filled', { direction, place }))}
            </li>
          )
        );
      })}
    </ul>
  );
}
