import type { Eleven, Power, View } from '@vigilia/game-011';
import { message } from '@vigilia/game-011/texts';
import { t } from '../../../i18n/translate.ts';
import type { Desk } from '../../../table/answer-draft.ts';
import { named } from '../board/named.ts';
import { isTaken } from '../board/pointing.ts';
import { Icon } from '../emblems/icon.tsx';
import { type Read, reading } from './reading.ts';
import './power-card.css';

interface Props {
  readonly desk: Desk<Eleven>;
  readonly view: View;
  readonly power: Power;
  readonly read: Read;
}

/** A Power card, in hand or played: pressed it is picked, or says why it cannot be. */
export function PowerCard({ desk, view, power, read }: Props) {
  const noun = `power:${power}` as const;
  const isSpent = view.viewer !== null && view.players[view.viewer]?.spent.includes(power) === true;
  const canPick = desk.canPick(noun);
  const name = named(desk, 'power', power);
  const words = [name, desk.say(message(`power-effect.${power}`)), ...(isSpent ? [t('hand.spent')] : [])];
  return (
    <li class="hand-slot">
      <button
        type="button"
        class="hand-power"
        data-spent={isSpent}
        data-lit={desk.lit.value.has(noun)}
        aria-disabled={!canPick}
        aria-pressed={isTaken(desk, noun)}
        onClick={() => (canPick ? desk.pick(noun) : void desk.tryOut({ verb: 'card', power }))}
        {...reading(desk, noun, read, words)}
      >
        <Icon name={power} />
        <span class="heard-only">{words.join('. ')}</span>
        <span class="hand-power-name" aria-hidden="true">
          {name}
        </span>
        <span class="hand-effect" aria-hidden="true">
          {words[1]}
        </span>
      </button>
    </li>
  );
}
