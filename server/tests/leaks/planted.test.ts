import { game as eleven } from '@vigilia/game-011';
import type { Game } from '@vigilia/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReadableServer, startReadableServer } from '../hostile/readable-server.ts';
import { seeded } from '../hostile/seeded.ts';
import { seedsInOrder } from '../play/seeds.ts';
import { playRecordedGame, type RecordedGame } from './recorded-game.ts';
import type { Recorder } from './recorder.ts';
import { nothingSearched, Search } from './search.ts';
import { type Truth, truthOf } from './truth.ts';

const game = eleven as unknown as Game;
let server: ReadableServer;
let recorded: RecordedGame;
let truth: Truth[];
beforeAll(async () => {
  server = await startReadableServer({ makeSeed: seedsInOrder() });
  const draw = seeded('planted');
  recorded = await playRecordedGame(server, {
    game: '011',
    seats: 3,
    people: 3,
    watching: 'open',
    delay: null,
    practice: false,
    draw,
  });
  truth = truthOf(game, server.rows(recorded.table));
});
afterAll(() => server.stop());

/** Changes one message in the middle of what a recorder received, and answers what is found then. */
function foundAfter(recorder: Recorder, change: (message: Record<string, unknown>) => object): string {
  const { received } = recorder;
  const middle = Math.floor(received.length / 2);
  const index = received.findIndex(({ text }, at) => at > middle && text.startsWith('{"type":"happened"'));
  const before = received[index];
  if (before === undefined) throw new Error('nothing happened');
  received[index] = { ...before, text: JSON.stringify(change(JSON.parse(before.text))) };
  const searched = nothingSearched();
  new Search(game, recorded, truth, recorder, searched).run({ every: 1000 });
  received[index] = before;
  return searched.found.join('\n');
}

test('what is planted among the messages of a seat is found', () => {
  const [ada, bruno] = recorded.players as [Recorder, Recorder];
  const [opened] = truth[0]?.row.act.facts ?? [];
  if (opened?.fact !== 'opened') throw new Error('no table');
  const { seed, host } = opened;
  const { moment } = truth.at(-1) ?? {};
  expect(foundAfter(bruno, (message) => message)).toBe('');
  const told = [
    seed.slice(5, 30),
    moment?.state.chance.seed,
    ada.entropy,
    ada.keys[0],
    host,
    ada.cookie,
    ada.tokens[0],
  ];
  for (const secret of told) {
    const found = foundAfter(bruno, (message) => ({ ...message, events: [{ type: 'x', secret }] }));
    expect(found).toContain('holds ');
    expect(found).toContain('tells a row otherwise');
  }
  expect(foundAfter(bruno, (message) => ({ ...message, more: 1 }))).toContain('more than announced');
  const whispered = { type: 'said', number: 1, at: 1, seat: null, name: '', words: 'the card is red' };
  expect(foundAfter(bruno, () => whispered)).toContain('a watcher’s words for a player');
  const drafted = { type: 'drafted', seat: 0, line: 'pass' };
  expect(foundAfter(bruno, () => drafted)).toContain('a draft on what is not open');
  expect(foundAfter(bruno, (message) => ({ ...message, asked: [0, 1, 2] }))).toContain('names others');
  expect(foundAfter(bruno, (message) => ({ ...message, asks: [{ seat: 0 }] }))).toContain(
    'asks something else',
  );
  const peek = (message: Record<string, unknown>) => ({ ...(message.view as object), own: [ada.view.own] });
  expect(foundAfter(bruno, (message) => ({ ...message, view: peek(message) }))).toContain('another view');
});
