import type { Signal } from '@preact/signals';
import type { OptionField } from '@vigilia/kernel';
import { useMemo } from 'preact/hooks';
import type { GameManifest } from '../games/manifest.ts';
import { gameTranslator } from '../games/messages.ts';
import { type OptionValues, optionLabel, valueLabel } from '../games/options.ts';
import { Tick } from '../ui/tick.tsx';

interface OptionFieldsProps {
  readonly game: GameManifest;
  readonly values: Signal<OptionValues>;
}

/** The options of a game: a box to tick for a yes or no, a list for words. */
export function OptionFields({ game, values }: OptionFieldsProps) {
  const say = useMemo(() => gameTranslator(game), [game]).value;
  const change = (name: string, value: string | boolean) => {
    values.value = { ...values.value, [name]: value };
  };
  return game.profile.options.map(({ name, values: known }: OptionField) => {
    const words = known.filter((value) => typeof value === 'string');
    return words.length === 0 ? (
      <Tick
        key={name}
        label={say(optionLabel(name))}
        isTicked={values.value[name] === true}
        tick={(isTicked) => change(name, isTicked)}
      />
    ) : (
      <label key={name} class="form-field">
        <span>{say(optionLabel(name))}</span>
        <select
          value={String(values.value[name])}
          onChange={({ currentTarget: { value } }) => change(name, value)}
        >
          {words.map((word) => (
            <option key={word} value={word}>
              {say(valueLabel(name, word))}
            </option>
          ))}
        </select>
      </label>
    );
  });
}
