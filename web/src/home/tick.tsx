import type { Signal } from '@preact/signals';

/** Something that is so or not. */
export function Tick({ label, value }: { readonly label: string; readonly value: Signal<boolean> }) {
  return (
    <label class="form-tick">
      <input
        type="checkbox"
        checked={value.value}
        onChange={(event) => {
          value.value = event.currentTarget.checked;
        }}
      />
      <span>{label}</span>
    </label>
  );
}
