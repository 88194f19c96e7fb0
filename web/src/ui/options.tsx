import './options.css';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

export interface OptionsProps<T> {
  readonly legend: ComponentChildren;
  readonly of: readonly T[];
  readonly chosen: T;
  readonly nameOf: (option: T) => ComponentChildren;
  readonly choose: (option: T) => void;
  /** Whether the options are in another language than the page, each in its own. */
  readonly languageOf?: (option: T) => string;
}

/** A few options side by side, one of them chosen. */
export function Options<T extends string | number | boolean>(props: OptionsProps<T>) {
  const { legend, of, chosen, nameOf, choose, languageOf } = props;
  const name = useId();
  return (
    <fieldset class="options">
      <legend>{legend}</legend>
      <div class="options-row">
        {of.map((option) => (
          <label key={String(option)} class="options-one" lang={languageOf?.(option)}>
            <input
              type="radio"
              name={name}
              checked={option === chosen}
              onChange={() => {
                choose(option);
              }}
            />
            <span>{nameOf(option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
