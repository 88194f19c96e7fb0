import type { AskedProps } from '../../asked.ts';
import { say } from '../../say.ts';
import './mix-board.css';

/** How much of what was turned up is Wood (DAY-3): asked where no wish has settled it. */
export function MixBoard({ draft, asked }: AskedProps) {
  const { ask } = asked;
  const [range] = ask.ranges;
  if (range === undefined) return null;
  const pieces = Number(ask.prompt.vars.pieces);
  const [chosen] = draft.plan.value;
  const wood = chosen?.verb === 'wood' ? chosen.amount : range.from.amount;
  return (
    <div class="mix">
      <label class="mix-label">
        <span>{say(draft, 'day-board.wood-and-rest', { wood, components: pieces - wood })}</span>
        <input
          type="range"
          min={range.from.amount}
          max={range.to}
          value={wood}
          onInput={({ currentTarget }) =>
            draft.setPlan([{ verb: 'wood', amount: Number(currentTarget.value) }])
          }
        />
      </label>
    </div>
  );
}
