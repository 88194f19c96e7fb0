import type { Signal } from '@preact/signals';
import { Options, type OptionsProps } from './fields.tsx';

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
