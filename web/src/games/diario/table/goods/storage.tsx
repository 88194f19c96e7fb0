import { useSignal } from '@preact/signals';
import { carryLimit, countOf, type Good, type Goods, weightOf } from '@vigilia/game-diario';
import { t } from '../../../../i18n/translate.ts';
import { useHeight } from '../../../../platform/use-height.ts';
import type { LogEntry } from '../../../../table/table.ts';
import type { DraftProps, Event } from '../asked.ts';
import { say } from '../say.ts';
import { GoodPicture } from './good-picture.tsx';
import { GoodsList } from './goods-list.tsx';
import { areNamed } from './shelves.ts';
import * as styles from './storage.module.css';
import { goodTexts } from './use-texts.ts';

interface Props extends DraftProps {
  /** Whether it stands in a column of its own and has to do with the height that is left. */
  readonly isColumn?: boolean;
}

/** The goods in Storage; those on the bench; out of doors the Findings pile. */
export function Storage({ draft, isColumn = false }: Props) {
  const chosen = useSignal<Good | null>(null);
  const [section, height] = useHeight<HTMLElement>();
  const view = draft.table.view.value;
  if (view === null) return null;
  const { storage, pile, bench, scavenging } = view;
  const isOut = scavenging !== null || countOf(pile) > 0;
  const lists = [storage, bench, ...(isOut ? [pile] : [])].filter((goods) => countOf(goods) > 0);
  const isNamed = !isColumn || areNamed(lists, height.value);
  const choose = (good: Good) => {
    const noun = `good:${good}` as const;
    if (draft.canPick(noun)) draft.pick(noun);
    chosen.value = chosen.value === good ? null : good;
  };
  const list = (goods: Goods, changes?: Goods) => (
    <GoodsList
      draft={draft}
      goods={goods}
      isNamed={isNamed}
      {...(changes === undefined ? {} : { changes })}
      chosen={chosen.value}
      onChoose={choose}
    />
  );
  return (
    <section ref={section} class={styles.storage} aria-label={t('diario.storage')}>
      <div class={styles.storageShelves}>
        {isOut && (
          <div class={styles.storagePile}>
            <h2>
              {say(draft, 'goods.pile', { weight: weightOf(pile), limit: carryLimit(view) })}
              <meter
                aria-hidden="true"
                min={0}
                max={Math.max(1, carryLimit(view))}
                value={Math.min(weightOf(pile), carryLimit(view))}
              />
            </h2>
            {list(pile)}
          </div>
        )}
        <h2>{t('diario.storage')}</h2>
        {countOf(storage) === 0 && <p>{say(draft, 'goods.empty')}</p>}
        {list(storage, goodsChanged(draft.table.log.value))}
        {countOf(bench) > 0 && (
          <div class={styles.storageBench}>
            <h2>{say(draft, 'goods.bench')}</h2>
            {list(bench)}
          </div>
        )}
      </div>
      {chosen.value !== null && (
        <Reading
          draft={draft}
          good={chosen.value}
          onClose={() => {
            chosen.value = null;
          }}
        />
      )}
    </section>
  );
}

interface ReadingProps extends DraftProps {
  readonly good: Good;
  readonly onClose: () => void;
}

/** What a good weighs and is good for. */
function Reading({ draft, good, onClose }: ReadingProps) {
  return (
    <div class={styles.storageReading} role="status">
      <GoodPicture good={good} size={2.25} />
      <p>
        <b>{say(draft, `good.${good}`, { count: 0 })}</b>{' '}
        {goodTexts(good)
          .map((text) => draft.say(text))
          .join(' ')}
      </p>
      <button type="button" onClick={onClose}>
        <span aria-hidden="true">×</span>
        <span class="heard-only">{t('board.close')}</span>
      </button>
    </div>
  );
}

const SIGNS: Readonly<Partial<Record<Event['type'], 1 | -1>>> = { gained: 1, found: 1, lost: -1, paid: -1 };

/** Goods that came or went with the latest entry of the log. */
export function goodsChanged(log: readonly LogEntry[]): Goods {
  const changes: Partial<Record<Good, number>> = {};
  for (const event of (log.at(-1)?.events ?? []) as readonly Event[]) {
    const sign = SIGNS[event.type];
    if (sign === undefined || !('goods' in event)) continue;
    for (const counted of event.goods) {
      const [good, count] = counted.split(':') as [Good, string];
      changes[good] = (changes[good] ?? 0) + sign * Number(count);
    }
  }
  return changes;
}
