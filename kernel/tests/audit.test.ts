import { recordOf, undo, undoByConsent, verify } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { candles } from './toy/candles.ts';
import { accepted, headerOf, play, table } from './toy/play.ts';

type Line = Record<string, unknown>;

/** A game in which the table goes back once. */
function played() {
  const undone = accepted(undo(table([0, 'take 1; take 2']), 0));
  return play(undone, [0, 'strike'], [0, 'bid 1']);
}

test('an audit record is the header, the deal, each choice, each time the table went back, and an end', () => {
  const { game, header, log, moment } = played();
  const [first, dealt, ...rest] = recordOf({ game, header, log }) as Iterable<Line>;
  const end = rest.pop();
  expect(first).toMatchObject({ game: candles.id, audit: 2, seed: header.seed, seats: header.seats });
  expect(dealt).toMatchObject({ n: 0, by: null, choice: null });
  expect(rest).toMatchObject(log.map((entry, index) => ({ ...entry, n: index + 1 })));
  expect(rest[2]).toMatchObject({ n: 3, by: 0, backTo: 1, to: 1, consent: [] });
  expect(rest[2]?.state).toEqual(rest[0]?.state);
  expect(rest.at(-1)).toMatchObject({ state: candles.audit.state(moment.state) });
  expect(end).toMatchObject({ end: log.length, link: rest.at(-1)?.link });
});

test('a record may name its players: it holds, and a name that is changed is found by its digest', async () => {
  const { game, header, log } = played();
  const players = [{ name: 'Ada', bot: null, colour: 'amber', symbol: 'anchor' }];
  const lines = [...recordOf({ game, header: { ...header, players }, log })] as Line[];
  expect(lines[0]).toMatchObject({ players });
  const faultOf = async () => (await verify(each(lines), () => candles as never)).fault;
  // The game is not over, and that is found last.
  expect((await faultOf())?.wrong).toMatchObject({ reason: { key: 'verdict.unfinished' } });
  lines[0] = { ...lines[0], players: [{ ...players[0], name: 'Bruno' }] };
  expect((await faultOf())?.wrong).toMatchObject({ path: 'digest' });
});

test('going back names the line whose state stands again, also after going back before', () => {
  let session = accepted(undo(table([0, 'take 1; take 2']), 0));
  session = play(session, [0, 'take 2']);
  session = accepted(undoByConsent(session, 0, { backTo: 1, consent: [1, 2] }));
  const lines = [...recordOf(session)] as Line[];
  expect(lines.filter((line) => 'backTo' in line)).toMatchObject([
    { n: 3, to: 1 },
    { n: 5, backTo: 1, to: 1, consent: [1, 2] },
  ]);
});

test('a log that could not have been played has no audit record', () => {
  const written = (choice: string) => () => [
    ...recordOf({ game: candles, header: headerOf('a'), log: [{ by: 0, choice }] }),
  ];
  expect(written('sing')).toThrow('refusal.unknown-verb');
  expect(written('bid 1')).toThrow('refusal.');
});

async function* each(lines: readonly Line[]): AsyncGenerator<string> {
  for (const line of lines) yield JSON.stringify(line);
}

/** What is wrong with a record that was changed. The game is not over, and that is found last. */
async function reasonFor(change: (lines: Line[]) => void): Promise<string> {
  const lines = [...recordOf(played())] as Line[];
  change(lines);
  const { fault } = await verify(each(lines), () => candles as never);
  if (fault === null) return 'none';
  return 'reason' in fault.wrong ? fault.wrong.reason.key : fault.wrong.path;
}

describe('verify', () => {
  const untouched = 'verdict.unfinished';

  test('reads going back like any other line', async () => {
    expect(await reasonFor(() => {})).toBe(untouched);
  });

  test('names what is wrong with going back', async () => {
    expect(await reasonFor((lines) => lines.splice(4, 1))).toBe('verdict.order');
    expect(await reasonFor((lines) => Object.assign(lines[4] as Line, { consent: 'all' }))).toBe(
      'verdict.bad-undo',
    );
    expect(await reasonFor((lines) => Object.assign(lines[4] as Line, { to: 0 }))).toBe('to');
    expect(await reasonFor((lines) => Object.assign(lines[4] as Line, { by: 1 }))).toBe('refusal.undo');
  });

  test('names a link, a digest and a line after the end', async () => {
    const other = '0'.repeat(64);
    expect(await reasonFor((lines) => Object.assign(lines[3] as Line, { link: other }))).toBe('link');
    expect(await reasonFor((lines) => Object.assign(lines.at(-1) as Line, { digest: other }))).toBe('digest');
    expect(await reasonFor((lines) => lines.push(lines[2] as Line))).toBe('verdict.ended');
  });
});
