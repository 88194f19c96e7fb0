import { standingChoices, undo, undoByConsent } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { accepted, play, table } from './toy/play.ts';

describe('the choices that stand', () => {
  test('are all of them where nothing was taken back', () => {
    expect(standingChoices(table([0, 'take 1; strike']).log)).toEqual([
      { by: 0, choice: 'take 1' },
      { by: 0, choice: 'strike' },
    ]);
  });

  test('are those before an undo and those after it', () => {
    const undone = accepted(undo(table([0, 'take 1; take 2']), 0));
    const agreed = accepted(
      undoByConsent(play(undone, [0, 'strike'], [1, 'bid 3']), 1, { backTo: 1, consent: [0, 2] }),
    );
    expect(agreed.log).toHaveLength(6);
    expect(standingChoices(play(agreed, [0, 'take 3']).log).map(({ choice }) => choice)).toEqual([
      'take 1',
      'take 3',
    ]);
  });
});
