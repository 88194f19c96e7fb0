import type { PersonId } from '@vigilia/game-diario';
import type { DraftProps } from '../../asked.ts';
import { say } from '../../say.ts';
import { MIXES, type Mix, wishesOf } from '../common/presets.ts';
import './mix-preset.css';

const WORDS: Readonly<Record<Mix, string>> = {
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
export function MixWish({ draft, person }: Props) {
  const { mixes } = wishesOf(draft);
  const wished = mixes.value.get(person) ?? 'proposal';
  const wish = (mix: Mix) => {
    mixes.value = new Map([...mixes.value, [person, mix]]);
  };
  return (
    <fieldset class="mix-wish">
      <legend>{say(draft, 'day-board.brings')}</legend>
      <div class="mix-wish-row">
        {MIXES.map((mix) => (
          <label key={mix} class="mix-wish-one">
            <input type="radio" name="mix" checked={mix === wished} onChange={() => wish(mix)} />
            <span>{say(draft, WORDS[mix])}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
