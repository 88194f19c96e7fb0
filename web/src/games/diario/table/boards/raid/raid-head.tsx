import type { AskedProps } from '../../asked.ts';
import { say } from '../../say.ts';
import { LatestCard } from '../combat/latest-card.tsx';
import { Tokens } from './tokens.tsx';

interface Props extends AskedProps {
  /** What the plan takes off each pile; null where it is not decided yet. */
  readonly off: { readonly damage: number; readonly wounds: number } | null;
}

/** The raid that came: Damage and Wounds as two piles of tokens, and what has been rolled against them (RAID-2). */
export function RaidHead({ draft, asked: { view }, off }: Props) {
  const { raid } = view;
  if (raid === null) return null;
  return (
    <div class="raid-head">
      <LatestCard draft={draft} type="raid-turned" />
      <div class="raid-piles">
        <Tokens
          kind="damage"
          count={raid.damage}
          off={off?.damage ?? 0}
          label={
            off === null
              ? say(draft, 'raid-board.damage', { count: raid.damage })
              : say(draft, 'raid-board.damage-off', after(raid.damage, off.damage))
          }
        />
        <Tokens
          kind="wounds"
          count={raid.wounds}
          off={off?.wounds ?? 0}
          label={
            off === null
              ? say(draft, 'raid-board.hurt', { count: raid.wounds })
              : say(draft, 'raid-board.hurt-off', after(raid.wounds, off.wounds))
          }
        />
      </div>
      {off === null && <p class="raid-rolled">{say(draft, 'raid-board.rolled', { count: raid.hits })}</p>}
    </div>
  );
}

function after(count: number, off: number) {
  return { count, off, left: Math.max(0, count - off) };
}
