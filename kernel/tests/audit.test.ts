import { AUDIT, recordOf, standing, undo } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { candles } from './toy/candles.ts';
import { accepted, headerOf, play, table } from './toy/play.ts';

test('an audit record is the header, the deal and each choice that stands, from the log alone', () => {
  const undone = accepted(undo(table([0, 'take 1; take 2']), 0));
  const { game, header, log, moment } = play(undone, [0, 'strike'], [0, 'bid 1']);
  const [first, dealt, ...choices] = recordOf({ game, header, log });
  expect(first).toMatchObject({ game: candles.id, audit: AUDIT, seed: header.seed, seats: header.seats });
  expect(dealt).toMatchObject({ n: 0, by: null, choice: null });
  expect(choices).toMatchObject(standing(log).map((entry, index) => ({ ...entry, n: index + 1 })));
  expect(choices.at(-1)).toMatchObject({ state: candles.audit.state(moment.state) });
});

test('a log that could not have been played has no audit record', () => {
  const written = (choice: string) => () => [
    ...recordOf({ game: candles, header: headerOf('a'), log: [{ by: 0, choice }] }),
  ];
  expect(written('sing')).toThrow('refusal.unknown-verb');
  expect(written('bid 1')).toThrow('refusal.');
});
