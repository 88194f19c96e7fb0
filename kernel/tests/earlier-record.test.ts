import { recordOf, type Session, undoByConsent, verify } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { type Candles, candles } from './toy/candles.ts';
import { candlesTwo } from './toy/later-rules.ts';
import { accepted, play, table } from './toy/play.ts';

type Line = Record<string, unknown>;

const form3 = { form: 3, practice: false, bots: [], undealt: [] } as const;

/** A table of version 1 that went back, past a choice that version 2 forbids if it is `bid 0`. */
function wentBack(bid: string): Session<Candles> {
  const begun = table();
  const session = play(
    { ...begun, header: { ...begun.header, ...form3 } },
    [0, 'take 1; strike'],
    [0, 'bid 1'],
  );
  const back = accepted(undoByConsent(play(session, [1, bid]), 1, { backTo: 3, consent: [0, 2] }));
  return play(back, [1, 'bid 2']);
}

/** The lines that the program of version 1 has written of it, as a game that had ended. */
const linesOf = (session: Session<Candles>): readonly Line[] =>
  [...recordOf({ ...session, game: candles })].map((line) => JSON.parse(JSON.stringify(line)));

async function verdictOf(lines: readonly Line[], seen?: Parameters<typeof verify>[2]) {
  async function* written() {
    for (const line of lines) yield JSON.stringify(line);
  }
  return verify(written(), () => candlesTwo as never, seen);
}

describe('a file that an older program wrote, with links and with choices taken back', () => {
  test.each(['bid 1', 'bid 0'])(
    'is read to its end after %s was taken back, and its states compared',
    async (bid) => {
      const { fault, earlier } = await verdictOf(linesOf(wentBack(bid)));
      expect(fault).toBeNull();
      expect(earlier).toMatchObject({ began: 1, now: 2, games: 1, allowed: 1, stopped: null });
    },
  );

  test('names the choice that version 2 refuses where it stands', async () => {
    const session = play(wentBack('bid 1'), [2, 'bid 0']);
    const { fault, earlier } = await verdictOf(linesOf(session));
    expect(fault).toBeNull();
    expect(earlier).toMatchObject({ allowed: 0, stopped: { at: { number: 5, by: 2, choice: 'bid 0' } } });
  });

  const lines = linesOf(wentBack('bid 1'));
  const undone = lines.findIndex((line) => 'backTo' in line);

  test.each<[string, readonly Line[], object]>([
    ['a choice is another', lines.with(4, { ...lines[4], choice: 'bid 2' }), { path: 'link' }],
    ['going back is another', lines.with(undone, { ...lines[undone], consent: [0] }), { path: 'link' }],
    ['a link is another', lines.with(2, { ...lines[2], link: 'f'.repeat(64) }), { path: 'link' }],
    ['the header is another', lines.with(0, { ...lines[0], practice: true }), { path: 'link' }],
    ['a state is another', lines.with(4, { ...lines[4], state: {} }), { path: 'digest' }],
    ['the end is missing', lines.slice(0, -1), { reason: { key: 'verdict.no-end' } }],
    [
      'going back is none',
      lines.with(undone, { ...lines[undone], backTo: 'x' }),
      { reason: { key: 'verdict.bad-choice' } },
    ],
  ])('is refused where %s', async (_what, forged, wrong) => {
    expect((await verdictOf(forged)).fault?.wrong).toMatchObject(wrong);
  });
});

test('a note whose links end where the rules changed goes with a record of form 1, and with none that has links', async () => {
  const session = wentBack('bid 1');
  const before = linesOf(session);
  const [header, , , last] = before;
  const note = {
    seenAt: 0,
    commitment: String(header?.commitment),
    sawBeginning: true,
    entropy: null,
    entropyHashes: null,
    link: { n: 2, hash: String(last?.link) },
    withheld: 3,
  };
  const after = [...recordOf({ ...session, game: candlesTwo as never })] as readonly Line[];
  expect(after[0]).toMatchObject({ audit: 1, rules: 2, began: 1 });
  expect((await verdictOf(after, note)).fault).toBeNull();
  expect((await verdictOf(before, note)).fault?.wrong).toMatchObject({ reason: { key: 'verdict.withheld' } });
});
