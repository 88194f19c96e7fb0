import { createHash, createHmac } from 'node:crypto';
import {
  AuditLines,
  firstLink,
  type Link,
  linksIn,
  nextLink,
  open,
  parse,
  recordOf,
  undo,
  verify,
} from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { canonical } from '../src/record/canonical.ts';
import { candles } from './toy/candles.ts';
import { accepted, headerOf, play, table } from './toy/play.ts';

describe('canonical JSON', () => {
  test('sorts keys at every depth and leaves out what JSON leaves out', () => {
    expect(canonical({ b: [{ d: 1, c: null }], a: 'ö\n', x: undefined })).toBe(
      '{"a":"ö\\n","b":[{"c":null,"d":1}]}',
    );
  });
});

describe('the chain of a log', () => {
  const header = headerOf('chained');
  const hmac = (message: string) =>
    createHmac('sha256', Buffer.from(header.seed, 'hex')).update(message).digest('hex');

  test('is what docs/audit.md says, computed by another HMAC', () => {
    const { commitment, seats } = header;
    const began = `{"commitment":"${commitment}","entropy":[],"game":"candles","options":{},"rules":1,"seats":${seats}}`;
    const first = firstLink(candles, header);
    expect(first).toEqual({ n: 0, hash: hmac(began) });
    const second = nextLink(header, first, { choice: 'take 1', by: 0 });
    expect(second).toEqual({ n: 1, hash: hmac(`${first.hash}\n{"by":0,"choice":"take 1"}`) });
    const third = nextLink(header, second, { consent: [1], by: 0, backTo: 0 });
    expect(third.hash).toBe(hmac(`${second.hash}\n{"backTo":0,"by":0,"consent":[1]}`));
  });

  test('of a line of several choices has the hashes inside it, and forgets them with the next', () => {
    const opened = accepted(open(candles, header, { chained: true }));
    const one = play(opened, [0, 'take 1']);
    const both = play(one, [0, 'take 2']);
    const plan = play(opened, [0, 'take 1; take 2']);
    expect(one.link).toEqual({ n: 1, hash: expect.any(String) });
    expect(plan.link).toEqual({ ...both.link, inside: [one.link?.hash] });
    expect(linksIn(plan.link as Link)).toEqual([one.link, both.link]);
    expect(accepted(undo(plan, 0)).link).not.toHaveProperty('inside');
  });

  test('a secret choice cannot be found by trying all of them without the seed', () => {
    const link = nextLink(header, firstLink(candles, header), { by: 0, choice: 'take 1' });
    const tried = createHash('sha256').update(
      `${firstLink(candles, header).hash}\n{"by":0,"choice":"take 1"}`,
    );
    expect(link.hash).not.toBe(tried.digest('hex'));
  });

  test('the digest covers every line, states included', () => {
    const session = play(table([0, 'take 1']));
    const lines = [...recordOf(session)] as Record<string, unknown>[];
    let digest = '';
    for (const line of lines.slice(0, -1)) {
      digest = createHash('sha256')
        .update(`${digest}\n${canonical(line)}`)
        .digest('hex');
    }
    expect(lines.at(-1)?.digest).toBe(digest);
  });
});

test('a record of form 1 has no hashes and can still be verified', async () => {
  const { game, header, moment } = table([0, 'take 1']);
  const made = new AuditLines(game, header, 1);
  const before = table().moment.state;
  const lines = [
    made.begin(),
    made.dealt(before),
    made.choice({
      by: 0,
      choice: accepted(parse(candles.grammar, 'take 1', null)) as never,
      state: moment.state,
    }),
  ];
  expect(JSON.stringify(lines)).not.toContain('link');
  async function* written() {
    for (const line of lines) yield JSON.stringify(line);
  }
  const { fault } = await verify(written(), () => candles as never);
  expect(fault).toMatchObject({ wrong: { reason: { key: 'verdict.unfinished', vars: { lines: 2 } } } });
});
