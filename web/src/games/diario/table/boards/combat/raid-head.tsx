import type { AskedProps } from '../../asked.ts';
import { say } from '../../say.ts';
import * as styles from './raid-head.module.css';

interface Props extends AskedProps {
  /** What the plan takes off each pile; null if it is not decided yet. */
  readonly off: { readonly damage: number; readonly wounds: number } | null;
}

/** The raid that came: Damage and Wounds as two piles of tokens, and what has been rolled against them (RAID-2). */
export function RaidHead({ draft, asked: { view }, off }: Props) {
  const { raid } = view;
  if (raid === null) return null;
  return (
    <div class={styles.raidHead}>
      <div class={styles.raidPiles}>
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
      {off === null && (
        <p class={styles.raidRolled}>{say(draft, 'raid-board.rolled', { count: raid.hits })}</p>
      )}
    </div>
  );
}

function after(count: number, off: number) {
  return { count, off, left: Math.max(0, count - off) };
}

const DROP = 'M8 1.5C10.5 5.2 12.5 7.5 12.5 10A4.5 4.5 0 0 1 3.5 10C3.5 7.5 5.5 5.2 8 1.5Z';
const CRATE = 'M2 4.5h12v9H2zM2 7.5h12M6 4.5l1-2.5h2l1 2.5';

interface TokensProps {
  readonly kind: 'damage' | 'wounds';
  readonly count: number;
  /** How many of them are taken off. */
  readonly off: number;
  readonly label: string;
}

/** A pile of tokens; those taken off are struck out. */
function Tokens({ kind, count, off, label }: TokensProps) {
  return (
    <figure class={styles.tokens} data-kind={kind}>
      <figcaption class={styles.tokensLabel}>{label}</figcaption>
      <span class={styles.tokensRow}>
        {Array.from({ length: count }, (_, index) => (
          <svg
            key={index}
            viewBox="0 0 16 16"
            class={styles.token}
            aria-hidden="true"
            data-off={index >= count - off ? '' : undefined}
          >
            <path d={kind === 'damage' ? CRATE : DROP} />
            {index >= count - off && <path class={styles.tokenStrike} d="M2 14 14 2" />}
          </svg>
        ))}
      </span>
    </figure>
  );
}
