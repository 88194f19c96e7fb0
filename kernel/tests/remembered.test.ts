import {
  AuditLines,
  optionsHashOf,
  parse,
  type Remembered,
  recordOf,
  rememberedIn,
  type ShownLinks,
  verify,
  withShown,
} from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { candles } from './toy/candles.ts';
import { accepted, table } from './toy/play.ts';

type Line = Record<string, unknown>;

const sealed = ['c', 'd'];
const session = (() => {
  const played = table([0, 'take 1; take 2']);
  const undealt = [{ by: 'player', players: [{ seat: 1, name: 'Bruno' }], entropyHashes: sealed }] as const;
  return { ...played, header: { ...played.header, form: 3, practice: false, bots: [], undealt } as const };
})();
const lines = [...recordOf(session)] as Line[];

/** The note of a client that saw everything. */
const note: Remembered = {
  seenAt: 0,
  commitment: session.header.commitment,
  sawBeginning: true,
  practice: false,
  entropy: null,
  entropyHashes: [],
  optionsHash: optionsHashOf(session.header.seed, {}),
  undealt: [sealed],
  rules: 1,
  link: { n: 1, hash: String(lines[2]?.link) },
  otherLink: null,
};

/** What a note keeps of the links of these entries. */
const shownOf = (from: number, to: number) =>
  lines
    .slice(from + 1, to + 2)
    .map(({ n, link }) => ({ n: Number(n), hash: String(link) }))
    .reduce(withShown, [] as readonly ShownLinks[]);

/** What is found with a note; the game is not over, and that is found last. */
async function found(changes: Partial<Remembered>, record: readonly object[] = lines) {
  async function* written() {
    for (const line of record) yield JSON.stringify(line);
  }
  const verdict = await verify(written(), () => candles as never, { ...note, ...changes });
  const { fault, compared } = verdict;
  const key = fault !== null && 'reason' in fault.wrong ? fault.wrong.reason.key : null;
  return { key, n: fault?.n, compared };
}

describe('a note', () => {
  test('is compared with all that the record says of it', async () => {
    const { key, compared } = await found({});
    expect(key).toBe('verdict.unfinished');
    expect(compared).toEqual([
      'commitment',
      'rules',
      'practice',
      'entropyHashes',
      'options',
      'undealt',
      'link',
    ]);
  });

  test.each([
    ['the rules it began with', { rules: 2 }, 'verdict.other-rules'],
    ['whether it was for practice', { practice: true }, 'verdict.other-practice'],
    ['the options', { optionsHash: '0'.repeat(64) }, 'verdict.other-options'],
    ['a deal that was broken off', { undealt: [sealed, ['e', 'f']] }, 'verdict.other-undealt'],
  ])('raises an alarm where the record differs in %s', async (_, changes, expected) => {
    expect((await found(changes)).key).toBe(expected);
  });

  test('of before lacks some of it, and the rest is compared', async () => {
    const { seenAt, commitment, sawBeginning, entropy, entropyHashes, link } = note;
    const older = { seenAt, commitment, sawBeginning, entropy, entropyHashes, link };
    expect(rememberedIn(JSON.stringify(older))).toEqual(older);
    const nothing = { practice: undefined, optionsHash: undefined, undealt: undefined, rules: undefined };
    const { compared } = await found(nothing as unknown as Partial<Remembered>);
    expect(compared).toEqual(['commitment', 'entropyHashes', 'link']);
  });

  test('names the entry that was shown with two hashes', async () => {
    const two = await found({ otherLink: { n: 1, hash: '0'.repeat(64) } });
    expect(two).toMatchObject({ key: 'verdict.two-links', n: 1 });
    expect((await found({ otherLink: { n: 99, hash: '0'.repeat(64) } })).key).toBe('verdict.two-links');
  });

  test('with a link raises an alarm at a record of form 1, which has none', async () => {
    const made = new AuditLines(candles, session.header, 1);
    const choice = accepted(parse(candles.grammar, 'take 1', null)) as never;
    const record = [
      made.begin(),
      made.dealt(table().moment.state),
      made.choice({ by: 0, choice, state: table([0, 'take 1']).moment.state }),
    ];
    expect((await found({}, record)).key).toBe('verdict.no-links');
    expect((await found({ link: null }, record)).key).toBe('verdict.unfinished');
  });

  test('holds all links that were shown under one hash, with gaps under several', async () => {
    const shown = shownOf(0, 1);
    const whole = await found({ shown });
    expect(whole).toMatchObject({ key: 'verdict.unfinished', compared: expect.arrayContaining(['links']) });
    const parts = [...shownOf(0, 0), ...shownOf(2, 2)];
    expect((await found({ shown: parts })).compared).toContain('links');
  });

  test('raises an alarm where the record has another entry than one that was shown', async () => {
    // The last link of the note is one of the record, as after a take-back that it does not tell.
    const shown = withShown(shownOf(0, 0), { n: 1, hash: '0'.repeat(64) });
    expect(await found({ shown, link: { n: 2, hash: String(lines[3]?.link) } })).toMatchObject({
      key: 'verdict.other-links',
      n: 1,
    });
  });

  test('without its last link is compared with what was shown', async () => {
    const made = new AuditLines(candles, session.header, 1);
    const record = [made.begin(), made.dealt(table().moment.state)];
    expect((await found({ link: null, shown: shownOf(0, 1) }, record)).key).toBe('verdict.no-links');
  });

  test.each([
    { practice: 1 },
    { undealt: ['x'] },
    { optionsHash: 1 },
    { rules: '1' },
    { otherLink: 3 },
    { shown: [3] },
    { withheld: 'x' },
  ])('is none with %j', (changes) => {
    expect(rememberedIn(JSON.stringify({ ...note, ...changes }))).toBeNull();
  });
});
