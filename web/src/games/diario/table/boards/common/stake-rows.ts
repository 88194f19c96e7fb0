import type { Text } from '@vigilia/kernel';

/** What may come of an option in one case. */
export interface StakeRow {
  /** When it comes: a chance, a test, a condition; none for what is certain. */
  readonly labels: readonly Text[];
  readonly brings: readonly Text[];
  /** What is thrown for it. */
  readonly die: 'd10' | 'grey' | null;
}

/** Texts after which something follows that depends on them. */
const LABEL =
  /^condition[.]|^effect[.](chance|passed|failed|otherwise|besides|option|choose|test-empathy|test-prowess)$|^odds[.]best$/;

/** A label that what follows it completes, be it another label. */
const LEADS = /^condition[.]|^effect[.](chance|passed|failed|otherwise|besides|option)$/;

const DICE: Readonly<Record<string, 'd10' | 'grey'>> = {
  'effect.chance': 'd10',
  'effect.test-empathy': 'd10',
  'effect.test-prowess': 'grey',
};

/** What an option costs, brings and risks, a row a case. */
export function stakeRows(texts: readonly Text[]): readonly StakeRow[] {
  const rows: { labels: Text[]; brings: Text[]; die: StakeRow['die'] }[] = [];
  for (const text of texts) {
    const row = rows.at(-1);
    if (LABEL.test(text.key)) {
      const isLed = row?.brings.length === 0 && LEADS.test(row.labels.at(-1)?.key ?? '');
      // The chance to pass belongs to the test before it.
      if (row !== undefined && (isLed || text.key === 'odds.best')) {
        row.labels.push(text);
        row.die ??= DICE[text.key] ?? null;
      } else rows.push({ labels: [text], brings: [], die: DICE[text.key] ?? null });
    } else if (row === undefined) rows.push({ labels: [], brings: [text], die: null });
    else row.brings.push(text);
  }
  return rows;
}
