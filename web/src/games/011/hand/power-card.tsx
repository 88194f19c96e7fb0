import type { Eleven, Power, View } from '@vigilia/game-011';
import { message } from '@vigilia/game-011/texts';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import { isNounGuided } from '../../../draft/guide.ts';
import { named } from '../../../draft/named.ts';
import { isTaken } from '../../../draft/pointing.ts';
import { t } from '../../../i18n/translate.ts';
import { Icon } from '../emblems/icon.tsx';
import * as hand from './hand.module.css';
import * as styles from './power-card.module.css';
import { type Read, reading } from './reading.ts';
import * as tileCard from './tile-card.module.css';

interface Props {
  readonly draft: AnswerDraft<Eleven>;
  readonly view: View;
  readonly power: Power;
  readonly read: Read;
}

/** A Power card, in hand or played: pressed it is picked, or says why it cannot be. */
export function PowerCard({ draft, view, power, read }: Props) {
  const noun = `power:${power}` as const;
  const isSpent = view.viewer !== null && view.players[view.viewer]?.spent.includes(power) === true;
  const canPick = draft.canPick(noun);
  const name = named(draft, 'power', power);
  const words = [name, draft.say(message(`power-effect.${power}`)), ...(isSpent ? [t('hand.spent')] : [])];
  return (
    <li class={hand.handSlot}>
      <button
        type="button"
        class={styles.handPower}
        data-spent={isSpent}
        data-guided={isNounGuided(draft, noun)}
        data-lit={draft.lit.value.has(noun)}
        aria-disabled={!canPick}
        aria-pressed={isTaken(draft, noun)}
        onClick={() => (canPick ? draft.pick(noun) : void draft.tryOut({ verb: 'card', power }))}
        {...reading(draft, noun, read, words)}
      >
        <Icon name={power} />
        <span class="heard-only">{words.join('. ')}</span>
        <span class={styles.handPowerName} aria-hidden="true">
          {name}
        </span>
        <span class={tileCard.handEffect} aria-hidden="true">
          {words[1]}
        </span>
      </button>
    </li>
  );
}
