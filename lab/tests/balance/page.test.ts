import { describe, expect, test } from 'vitest';
import { fill } from '../../balance/markdown.ts';
import { page } from '../../balance/page.ts';
import { WORDS } from '../../balance/words.ts';
import { diaries, duels, tables } from './sample.ts';

describe('the page of 011', () => {
  const written = page({ '011': tables });

  test('writes who wins, each share with its interval, and Fenrir against one win in four', () => {
    expect(written).toContain(
      '| 4 Detectives | 8 | 75.0 % (40.9–92.9) | 25.0 % (7.1–59.1) | 50.0 % (21.5–78.5) | 25.0 % (7.1–59.1) | 1.33 (0.39–2.80) | 9.00 (of 6) |',
    );
  });

  test('writes wins by position and what the winner paid for it', () => {
    expect(written).toContain('| 4 Detectives | 66.7 % (30.0–90.3) | 33.3 % (9.7–70.0) | – | – |');
    expect(written).toContain('| 4 Detectives | 7.00 (of 4) | 0.00 (of 2) | – | – |');
  });

  test('writes how often a Character was chosen, and the wins of its holders against those of all players', () => {
    expect(written).toContain(
      '| Lewis | 75.0 % (59.8–85.8) | 100.0 % (75.8–100.0) | – | – | 75.0 % (40.9–92.9) | 2.00 (1.09–2.48) |',
    );
  });

  test('writes how often a ready player won from position I, won from elsewhere, was kept from it or beaten', () => {
    expect(written).toContain('| 80.0 % (37.6–96.4) | 20.0 % (3.6–62.4) | 50.0 % (23.7–76.3) |');
    expect(written).toContain('| 4 Detectives | 7.00 (of 5) | 9.00 (of 1) | 1.00 (0.69–1.31) |');
    expect(written).toContain(
      fill(WORDS.firstPositionSentence, {
        players: 4,
        ready: 10,
        first: '66.7 % (30.0–90.3)',
        wonFirst: '80.0 % (37.6–96.4)',
        wonLater: '20.0 % (3.6–62.4)',
        kept: '50.0 % (23.7–76.3)',
        readyPaid: '7.00 (of 5)',
        rivalPaid: '9.00 (of 1)',
        otherPaid: '1.00 (0.69–1.31)',
      }),
    );
  });

  test('writes how often a turn began with a play, and how often that decided the game', () => {
    expect(written).toMatch(/\| 4 Detectives \| 5\.4 % [^|]+\| 25\.0 % [^|]+\| 33\.3 % [^|]+\| 16\.7 % /);
  });

  test('writes another sentence for a table where no player was ever ready', () => {
    const [row] = tables.rows;
    const { readyAt: _, readyWonAt: __, ...counts } = row?.counts ?? {};
    const quiet = page({ '011': { ...tables, rows: [{ bot: 'detective', seats: 5, games: 8, counts }] } });
    expect(quiet).toContain(fill(WORDS.noneReady, { players: 5 }));
  });
});

describe('the rest of the page', () => {
  test('writes a duel with its interval, its clock and its embarrassments', () => {
    const written = page({ duels });
    expect(written).toContain('| inspector / detective | 8 | 4 | 2.00 (0.86–3.14) | 0.50 | 12.25 | 1000 |');
    expect(written).toMatch(/\| inspector \/ detective \| detective \| 0\.250 \| 0\.250 \|.*\| 5 \| 1 \|/);
  });

  test('writes the planner by difficulty, the days of the first loss in their order', () => {
    const written = page({ diario: diaries });
    expect(written).toContain('| hard | 10 | 20.0 % (5.7–51.0) | 1: 1, 2: 1, 3: 0 | -12.5 | 8.5 |');
    expect(written).toContain('| Difficulty | 5 | 10 | none |');
    expect(written).toContain('| hard | 80.0 % (49.0–94.3) | 10.0 % (1.8–40.4) | 10.0 % (1.8–40.4) |');
  });

  test('gives every row of a table as many cells as its head', () => {
    const blocks = page({ '011': tables, duels, diario: diaries }).split('\n\n');
    const found = blocks.filter((block) => block.startsWith('|'));
    expect(found).toHaveLength(15);
    for (const block of found)
      expect(new Set(block.split('\n').map((line) => line.split('|').length)).size, block).toBe(1);
  });

  test('names the machine of every part, and the command that plays a missing part', () => {
    const written = page({ duels });
    expect(written).toContain(fill(WORDS.run, { ...duels.run }));
    expect(written).toContain(fill(WORDS.missing, { part: 'diario' }));
    expect(written).not.toContain(fill(WORDS.missing, { part: 'duels' }));
    expect(written).not.toMatch(/NaN|undefined|\{\w+\}/);
  });
});
