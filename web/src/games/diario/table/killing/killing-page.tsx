import { eventText } from '@vigilia/game-diario/texts';
import { useId } from 'preact/hooks';
import { named } from '../../../../draft/named.ts';
import { scrollStop } from '../../../../platform/scrolling.ts';
import type { DraftProps } from '../asked.ts';
import { GoOn } from '../book/go-on.tsx';
import * as page from '../book/obituary-page.module.css';
import { titleOf } from '../book/passage-texts.ts';
import { reading } from '../book/reading-settings.ts';
import { Portrait } from '../people/portrait.tsx';
import { say } from '../say.ts';
import { Killed } from './killed.tsx';
import * as styles from './killing-page.module.css';
import { type Killing, killingsOf, type Witness } from './killings.ts';
import { nameOfKilled } from './names.ts';
import { isOfThugs, wordsFor } from './words.ts';

interface Props extends DraftProps {
  readonly killing: Killing;
  readonly onRead: () => void;
}

/** Those whom our people killed, alone on the page, until the reader goes on. Of Thugs it says less. */
export function KillingPage({ draft, killing, onRead }: Props) {
  const about = useId();
  const all = killingsOf(draft.table.log.value);
  const deal = draft.table.view.value?.starters.join(' ') ?? '';
  return (
    <section class={page.obituary} data-size={reading.size.value} aria-label={say(draft, 'killing.label')}>
      <div ref={scrollStop} class={`${styles.killingColumn} fading`}>
        {/* With the button all of this is read aloud. */}
        <div id={about}>
          <Killed draft={draft} killing={killing} />
          <header class={styles.killingHead}>
            <h2>{nameOfKilled(draft, killing)}</h2>
            <p>{whenWords(draft, killing)}</p>
          </header>
          <p class={page.obituaryProse}>{draft.say(wordsFor(killing, all, deal))}</p>
          {isOfThugs(killing) ? (
            <p class={styles.killingFacts}>{say(draft, 'conscience.thugs')}</p>
          ) : (
            <>
              <Reasons draft={draft} killing={killing} />
              <Witnesses draft={draft} killing={killing} />
            </>
          )}
        </div>
      </div>
      <GoOn draft={draft} about={about} onPress={onRead} />
    </section>
  );
}

interface Given extends DraftProps {
  readonly killing: Killing;
}

function whenWords(draft: DraftProps['draft'], { day, wentOut }: Killing): string {
  return wentOut === null
    ? say(draft, 'killing.when-home', { day })
    : say(draft, 'killing.when-out', { day, location: wentOut.location });
}

/** What had been decided under which name, and what it brought. */
function Reasons({ draft, killing: { opening, decided, brought } }: Given) {
  const title = opening === null ? null : titleOf(opening);
  return (
    <section class={styles.killingFacts}>
      <h3>{say(draft, 'killing.for')}</h3>
      <p>
        {title !== null && <b>{draft.say(title)}. </b>}
        {decided === null
          ? say(draft, 'killing.no-choice')
          : say(draft, 'killing.decided', eventText(decided).vars)}
      </p>
      {brought.length > 0 && <p>{say(draft, 'killing.brought', { goods: brought })}</p>}
    </section>
  );
}

/** Each person who was there, and what it did to them. */
function Witnesses({ draft, killing: { witnesses, dice } }: Given) {
  return (
    <section class={styles.killingFacts}>
      <h3>{say(draft, 'killing.there')}</h3>
      <ul class={styles.killingWitnesses}>
        {witnesses.map((witness) => (
          <li key={witness.person} data-shaken={witness.misery === null ? undefined : ''}>
            <Portrait person={witness.person} size={2.75} />
            <span>
              <b>{named(draft, 'person', witness.person)}</b>
              <span>{whatItDid(draft, witness)}</span>
            </span>
          </li>
        ))}
      </ul>
      {dice.map((die, index) => (
        <p key={index} class={styles.killingDie}>
          {say(draft, 'killing.die', { die })}
        </p>
      ))}
    </section>
  );
}

function whatItDid(draft: DraftProps['draft'], { person, misery }: Witness): string {
  if (misery === null) return say(draft, 'killing.unshaken');
  const isGone = draft.table.view.value?.gone.some(({ id, cause }) => id === person && cause === 'misery');
  return isGone === true ? say(draft, 'killing.broken') : say(draft, 'killing.shaken', { ...misery });
}
