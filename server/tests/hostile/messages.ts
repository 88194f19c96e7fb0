import type { Aim } from './aim.ts';
import { type Hostile, hostile } from './hostile.ts';
import { junk, noMessage } from './junk.ts';
import { isTakenAt, lineNotOffered } from './lines.ts';
import { pick } from './seeded.ts';

type Maker = (aim: Aim, key: string) => Hostile;

/** Every way we know to be a nuisance that the server can answer. */
const MAKERS: readonly Maker[] = [
  (aim, key) => hostile('not offered', { ...choosing(aim, key), line: lineNotOffered(aim) }),
  (aim, key) => hostile('not offered', { ...choosing(aim, key), line: lineNotOffered(aim) }),
  (aim, key) =>
    hostile('more than one', { ...choosing(aim, key), line: `${anyLineAt(aim)};${lineNotOffered(aim)}` }),
  (aim, key) =>
    hostile('too many choices', { ...choosing(aim, key), line: Array(300).fill('hear').join(';') }),
  (aim, key) => hostile('too long a plan', { ...choosing(aim, key), line: anyLineAt(aim).padEnd(2_001) }),
  (aim, key) => hostile('a line of nonsense', { ...choosing(aim, key), line: nonsense(aim) }),
  (aim, key) => hostile('stale', { ...choosing(aim, key), version: aim.draw(5), line: lineNotOffered(aim) }),
  (aim, key) => hostile('future', { ...choosing(aim, key), version: aim.version + 1 + aim.draw(1e6) }),
  (aim, key) =>
    hostile('seat of another', { ...choosing(aim, key), seat: otherSeat(aim), line: anyLineAt(aim) }),
  (aim, key) => hostile('asks why not', { type: 'why', key, line: `${nonsense(aim)};${anyLineAt(aim)}` }),
  (aim, key) =>
    hostile('asks why not', { type: 'why', key, line: lineNotOffered(aim), seat: otherSeat(aim) }),
  (_aim, key) => hostile('asks for a hint', { type: 'hint', key }),
  (aim, key) => hostile('wrong type', twisted(aim, key)),
  (aim, key) => hostile('wrong type', twisted(aim, key)),
  (aim, key) => hostile('one field too many', added(aim, key)),
  ({ draw, ...aim }, key) =>
    hostile('broken', noMessage(draw, JSON.stringify(choosing({ draw, ...aim }, key)))),
  ({ draw, ...aim }, key) =>
    hostile('broken', noMessage(draw, JSON.stringify(choosing({ draw, ...aim }, key)))),
  ({ draw }) => hostile('noise', Buffer.from(Array.from({ length: draw(200) }, () => draw(256))), 'binary'),
  (aim, key) => hostile('a message as bytes', Buffer.from(JSON.stringify(choosing(aim, key))), 'binary'),
  (aim, key) => hostile('in pieces', choosing(aim, key), 'pieces'),
  ({ draw }) => hostile('ping', Buffer.alloc(draw(126)), 'ping'),
  () => hostile('asks whether the server is there', { type: 'ping' }),
  ({ draw, seats }) => hostile('lens', { type: 'hello', protocol: 1, lens: draw(seats) }),
  ({ draw, version }) => hostile('hello again', { type: 'hello', protocol: 1, since: draw(2 * version) }),
  ({ draw }) => hostile('other protocol', { type: 'hello', protocol: draw(100) + 2 }),
  (aim, key) => hostile('undo', { type: 'undo', key, version: aim.mayUndo ? 1 : aim.version }),
  ({ draw, version, answers }, key) =>
    hostile('ask to undo', { type: 'ask-undo', key, version, backTo: answers + draw(1e6) }),
  ({ version }, key) => hostile('ask to undo', { type: 'ask-undo', key, version: version - 1, backTo: 0 }),
  ({ draw, version }, key) => hostile('agree', { type: 'answer-undo', key, version, agree: draw(2) === 0 }),
  ({ draw, version }, key) =>
    hostile('wish', {
      type: 'wish',
      key,
      version,
      about: draw(12),
      wish: pick(draw, ['bot', 'deputy', 'wait']),
    }),
  ({ draw, version }, key) => hostile('knock', { type: 'knock', key, version, about: draw(12) }),
  (_aim, key) => hostile('return', { type: 'return', key }),
  (aim, key) => hostile('order', { type: 'order', key, line: nonsense(aim) }),
  ({ draw }, key) => hostile('draft', { type: 'draft', key, question: draw(1e6), line: '' }),
  (aim, key) =>
    hostile('draft', { type: 'draft', key, question: 0, line: `${nonsense(aim)};${anyLineAt(aim)}` }),
  (aim, key) => hostile('phrase', { type: 'say', key, phrase: nonsense(aim).slice(0, 40) }),
  (aim, key) => hostile('words', { type: 'write', key, words: `${nonsense(aim)}.` }),
  (aim, key) => hostile('replayed', replay(aim, aim.own) ?? choosing(aim, key)),
  (aim, key) => hostile("another's replayed", replay(aim, aim.others) ?? choosing(aim, key)),
];

/** The next message of an intruder; its number makes its key. */
export function nextMessage(aim: Aim, number: number): Hostile {
  return pick(aim.draw, MAKERS)(aim, `hostile-${aim.seat ?? 'nobody'}-${number}`);
}

function choosing(aim: Aim, key: string) {
  return { type: 'choose', key, version: aim.version, line: lineNotOffered(aim) };
}

/** A line that some seat may choose at some point, but not this seat now. */
function anyLineAt(aim: Aim): string {
  const line =
    aim.draw(2) === 0 ? lineNotOffered(aim) : `${pick(aim.draw, aim.words)} ${pick(aim.draw, aim.words)}`;
  return isTakenAt(aim, line) ? 'abracadabra' : line;
}

function otherSeat({ draw, seat }: Aim): number {
  const other = draw(11);
  return other === seat ? 11 : other;
}

function nonsense({ draw }: Aim): string {
  const junked: unknown = JSON.parse(junk(draw));
  return `~${typeof junked === 'string' ? junked : JSON.stringify(junked)}`.slice(0, 150);
}

/** Something well said, with one part of it replaced. */
function twisted(aim: Aim, key: string): string {
  const { draw } = aim;
  const good = pick(draw, [
    { ...choosing(aim, key), seat: otherSeat(aim) },
    { type: 'hello', protocol: 1, since: 1, lens: 1 },
    { type: 'wish', key, version: 1, about: 1, wish: 'bot' },
    { type: 'answer-undo', key, version: 1, agree: false },
  ]);
  const field = pick(draw, Object.keys(good));
  const parts = Object.entries(good).map(
    ([name, value]) => `"${name}":${name === field ? junk(draw) : JSON.stringify(value)}`,
  );
  return `{${parts.join()}}`;
}

function added(aim: Aim, key: string): string {
  const name = pick(aim.draw, [
    '__proto__',
    'constructor',
    'prototype',
    'identity',
    'by',
    'seed',
    'isHost',
    'toJSON',
    '',
  ]);
  return `${JSON.stringify(choosing(aim, key)).slice(0, -1)},"${name}":${junk(aim.draw)}}`;
}

/** An old message again, unless the seat might just as well choose that now. */
function replay(aim: Aim, messages: readonly string[]): string | null {
  if (messages.length === 0) return null;
  const message = pick(aim.draw, messages);
  const { line } = JSON.parse(message) as { line?: string };
  return line !== undefined && isTakenAt(aim, line) ? null : message;
}
