import { dayProposals, type PersonId } from '@vigilia/game-diario';
import type { Asked, AskedProps, Choice, DraftProps } from '../../asked.ts';
import { say } from '../../say.ts';
import { type Mix, presetsOf } from '../common/presets.ts';
import * as styles from './mix-board.module.css';

/** How much of what was turned up is Wood (DAY-3): asked if no preset has settled it. */
export function MixBoard({ draft, asked }: AskedProps) {
  const { ask } = asked;
  const [range] = ask.ranges;
  if (range === undefined) return null;
  const pieces = Number(ask.prompt.vars.pieces);
  const [chosen] = draft.plan.value;
  const wood = chosen?.verb === 'wood' ? chosen.amount : range.from.amount;
  return (
    <div>
      <label class={styles.mixLabel}>
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

/** What a preset of the round answers: how much of what was turned up is Wood (DAY-3). Null if the player is asked. */
export function mixAnswer(asked: Asked, draft: DraftProps['draft']): readonly Choice[] | null {
  const { ask } = asked;
  const mix = presetsOf(draft).mixes.value.get(ask.prompt.vars.person as PersonId) ?? 'ask';
  const wood = woodFor(asked, mix);
  return wood === null ? null : [wood];
}

/** How much of what was turned up is Wood by this preset; null if the player wants to be asked. */
function woodFor({ view, ask }: Asked, mix: Mix): Choice | null {
  const [range] = ask.ranges;
  if (range === undefined || mix === 'ask') return null;
  const { amount: least } = range.from;
  const amounts: Record<Exclude<Mix, 'proposal' | 'ask'>, number> = {
    wood: range.to,
    components: least,
    even: Math.min(range.to, Math.max(least, Math.ceil(Number(ask.prompt.vars.pieces) / 2))),
  };
  return mix === 'proposal' ? dayProposals.proposedChoice(view, ask) : { verb: 'wood', amount: amounts[mix] };
}
