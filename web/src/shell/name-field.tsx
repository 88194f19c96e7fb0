import './name-field.css';

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly change: (name: string) => void;
  /** What is said where nothing was written. */
  readonly usual?: string;
}

const LONGEST = 24;

/** What somebody is called. */
export function NameField({ label, value, change, usual }: NameFieldProps) {
  return (
    <label class="name-field">
      <span>{label}</span>
      <input
        type="text"
        autocomplete="nickname"
        maxLength={LONGEST}
        value={value}
        placeholder={usual}
        onInput={(event) => {
          change(event.currentTarget.value);
        }}
      />
    </label>
  );
}
