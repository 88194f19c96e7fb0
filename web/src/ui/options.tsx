import type { Signal } from '@preact/signals';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useId } from 'preact/hooks';
import * as styles from './options.module.css';

export interface OptionsProps<T> {
  readonly legend: ComponentChildren;
  readonly of: readonly T[];
  readonly chosen: T;
  readonly nameOf: (option: T) => ComponentChildren;
  readonly choose: (option: T) => void;
  /** Whether the options are in another language than the page, each in its own. */
  readonly languageOf?: (option: T) => string;
}

/** The id of a heading whose words name groups together with their legends, if others on the page have the same legends. */
export const GroupsOf = createContext<string | null>(null);

/** A few options side by side, one of them chosen. */
export function Options<T extends string | number | boolean>(props: OptionsProps<T>) {
  const { legend, of, chosen, nameOf, choose, languageOf } = props;
  const name = useId();
  const heading = useContext(GroupsOf);
  return (
    <fieldset
      class={styles.options}
      aria-labelledby={heading === null ? undefined : `${name}-legend ${heading}`}
    >
      <legend id={`${name}-legend`}>{legend}</legend>
      <div class={styles.optionsRow}>
        {of.map((option) => (
          <label key={String(option)} class={styles.optionsOne} lang={languageOf?.(option)}>
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

interface OneOfProps<T> extends Omit<OptionsProps<T>, 'chosen' | 'choose'> {
  readonly value: Signal<T>;
}

/** A signal's value, chosen from a few options. */
export function OneOf<T extends string | number | boolean>({ value, ...rest }: OneOfProps<T>) {
  return (
    <Options
      {...rest}
      chosen={value.value}
      choose={(each) => {
        value.value = each;
      }}
    />
  );
}
