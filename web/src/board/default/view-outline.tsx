import type { DraftProps } from '../../draft/asked.ts';
import { scrollStop } from '../../ui/scroll-stop.ts';
import { type Outline, outlineOf } from './outline.ts';
import './view-outline.css';

/** What this seat knows of the table, as a definition list. */
export function ViewOutline({ draft }: DraftProps) {
  const outline = outlineOf(draft.table.view.value);
  return (
    <div ref={scrollStop} class="view-outline">
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
