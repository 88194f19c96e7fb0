import type { LocationId } from '@vigilia/game-diario';
import { locationParts } from '@vigilia/game-diario/texts';
import { type Text, text } from '@vigilia/kernel';
import type { DraftProps } from '../asked.ts';
import { say } from '../say.ts';
import * as styles from './location-print.module.css';

interface Props extends DraftProps {
  readonly location: LocationId;
}

/** All that is printed on a Location: rule, specials with their price in cards, map, special findings with their odds. */
export function LocationPrint({ draft, location }: Props) {
  const { about, rule, specials, map, findings } = locationParts(location);
  return (
    <div class={styles.print}>
      <p class={styles.printAbout}>{draft.say(about)}</p>
      {rule.length > 0 && <Rows draft={draft} title={text('card.rule')} rows={rule} isGrave />}
      {specials.map(({ special, cards, effects }) => (
        <Rows key={special} draft={draft} title={text('city.special', { special, cards })} rows={effects} />
      ))}
      <Rows draft={draft} title={text('card.map')} rows={map} />
      <h4 class={styles.printTitle}>{say(draft, 'card.findings')}</h4>
      <ul class={styles.printFindings}>
        {findings.map(({ rolls, percent, goods }) => (
          <li key={rolls}>
            <span class={styles.printRolls}>{say(draft, 'city.rolls', { rolls })}</span>
            <span>
              {goods.length === 0 ? say(draft, 'city.nothing') : say(draft, 'city.finds', { goods })}
            </span>
            <span class={styles.printShare}>{say(draft, 'city.percent', { percent })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface RowsProps extends DraftProps {
  readonly title: Text;
  readonly rows: readonly Text[];
  readonly isGrave?: boolean;
}

function Rows({ draft, title, rows, isGrave = false }: RowsProps) {
  return (
    <>
      <h4 class={styles.printTitle} data-grave={isGrave ? '' : undefined}>
        {draft.say(title)}
      </h4>
      {rows.map((row) => {
        const words = draft.say(row);
        return (
          <p key={words} class={styles.printRow}>
            {words}
          </p>
        );
      })}
    </>
  );
}
