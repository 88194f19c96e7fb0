import type { ViewProps } from '../asked.ts';
import { say } from '../say.ts';
import { Fold } from './fold.tsx';
import { pressing } from './pressing.ts';
import './if-nothing-is-done.css';

/** Before a phase ends: the gravest of what happens if nothing is done, in a line; the others fold out. */
export function IfNothingIsDone({ draft, view }: ViewProps) {
  const texts = pressing(view);
  const [first] = texts;
  if (first === undefined) return null;
  return (
    <div class="if-nothing">
      <Fold
        name="forecast"
        summary={
          <span class="if-nothing-line">
            <b>{say(draft, 'journal.forecast')}</b> {draft.say(first)}
          </span>
        }
      >
        {texts.map((text, index) => (
          <p key={index}>{draft.say(text)}</p>
        ))}
      </Fold>
    </div>
  );
}
