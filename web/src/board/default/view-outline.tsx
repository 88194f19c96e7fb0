import type { DraftProps } from '../../draft/asked.ts';
import { scrollStop } from '../../platform/scrolling.ts';
import * as styles from './view-outline.module.css';

/** What this seat knows of the table, as a definition list. */
export function ViewOutline({ draft }: DraftProps) {
  const outline = outlineOf(draft.table.view.value);
  return (
    <div ref={scrollStop} class={styles.viewOutline}>
      <Entries outline={outline} />
    </div>
  );
}

function Entries({ outline }: { readonly outline: Outline }) {
  if (typeof outline === 'string') return outline;
  return (
    <dl>
      {outline.map(([name, entry]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Entries outline={entry} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A view as an outline: a value as it is written, or named entries. */
type Outline = string | readonly (readonly [name: string, entry: Outline])[];

/** The outline of a view, which is plain JSON: lists are numbered from 1, nothing and empty lists are a dash. */
export function outlineOf(value: unknown): Outline {
  if (value === null || value === undefined) return '–';
  if (typeof value !== 'object') return String(value);
  const entries = Array.isArray(value)
    ? value.map((each, index) => [String(index + 1), each] as const)
    : Object.entries(value).map(([name, each]) => [readableName(name), each] as const);
  if (entries.length === 0) return '–';
  return entries.map(([name, each]) => [name, outlineOf(each)] as const);
}

/** `litBy` is read as “Lit by”. */
function readableName(name: string): string {
  const words = name.replaceAll(/(?<=[a-z0-9])([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
