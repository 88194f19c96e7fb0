import type { PersonId } from '@vigilia/game-diario';
import type { DraftProps } from '../../asked.ts';
import { say } from '../../say.ts';
import { MIXES, type Mix, presetsOf } from '../common/presets.ts';
import * as styles from './mix-preset.module.css';

const MIX_KEYS: Readonly<Record<Mix, string>> = {
  proposal: 'day-board.mix-proposal',
  wood: 'day-board.mix-wood',
  components: 'day-board.mix-components',
  even: 'day-board.mix-even',
  ask: 'day-board.mix-ask',
};

interface Props extends DraftProps {
  readonly person: PersonId;
}

/** What a person who rummages brings: settled before the die is rolled, so that it need not be asked after it. */
export function MixPreset({ draft, person }: Props) {
  const { mixes } = presetsOf(draft);
  const chosen = mixes.value.get(person) ?? 'proposal';
  const choose = (mix: Mix) => {
    mixes.value = new Map([...mixes.value, [person, mix]]);
  };
  return (
    <fieldset class={styles.mixWish}>
      <legend>{say(draft, 'day-board.brings')}</legend>
      <div class={styles.mixWishRow}>
        {MIXES.map((mix) => (
          <label key={mix} class={styles.mixWishOne}>
            <input type="radio" name="mix" checked={mix === chosen} onChange={() => choose(mix)} />
            <span>{say(draft, MIX_KEYS[mix])}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
