import type { Draw } from '@vigilia/kernel';
import { pick } from './seeded.ts';

/** Values as JSON writes them, most of them where no such value belongs. */
const VALUES = [
  'null',
  'true',
  '-1',
  '-0',
  '0.5',
  '1e400',
  '-1e400',
  '1e308',
  '9007199254740993',
  '4294967296',
  '[]',
  '{}',
  '""',
  '"0"',
  '[[]]',
  '[1,2,3]',
  '{"length":1e9}',
  '{"toString":1,"valueOf":2}',
  '{"__proto__":{"seat":0}}',
  '{"constructor":{"prototype":{"seat":0}}}',
  '"__proto__"',
  '"constructor"',
  '"\\u0000"',
  '"\\ud800"',
  '"\\udfff\\ud800"',
  '"\\u202epass"',
  '"ﬀ"',
  '"\\u0440ass"',
  '"İ"',
  '"K"',
  '"é"',
  '"\\u2028"',
  '"%00%n%s"',
  `"' OR 1=1; DROP TABLE entries; --"`,
  '"{{7*7}}"',
  '"<script>alert(1)</script>"',
  '"../../../etc/passwd"',
  '1234567890123456789012345678901234567890',
];

export function junk(draw: Draw): string {
  const kind = draw(VALUES.length + 4);
  if (kind === 0) return `"${'x'.repeat(draw(3000))}"`;
  if (kind === 1) return `"${'\u{1F600}'.repeat(draw(500))}"`;
  if (kind === 2) return `${'['.repeat(500)}${']'.repeat(500)}`;
  if (kind === 3) return `${'{"a":'.repeat(300)}1${'}'.repeat(300)}`;
  return VALUES[kind - 4] ?? 'null';
}

/** Text that is no JSON, or JSON that no message has. */
export function noMessage(draw: Draw, message: string): string {
  const at = draw(message.length);
  return pick(draw, [
    () => message.slice(0, at),
    () => message.slice(at + 1),
    () =>
      `${message.slice(0, at)}${pick(draw, ['"', '\\', '{', '}', '\u0000', '\u{1F0CF}', ','])}${message.slice(at)}`,
    () => message + message,
    () => `[${message}]`,
    () => `[${message},${message}]`,
    () => message.replaceAll('"', "'"),
    () => `\uFEFF${message}`,
    () => '',
    () => ' \n\t ',
    () =>
      pick(draw, [
        'null',
        'true',
        '0',
        '-0',
        '""',
        '[]',
        '{}',
        'NaN',
        'undefined',
        '1e400',
        'Infinity',
        '{]',
      ]),
    () => '['.repeat(1 + draw(4000)),
    () => `${'['.repeat(2000)}${']'.repeat(2000)}`,
    () => `${'{"type":'.repeat(400)}"ping"${'}'.repeat(400)}`,
    () => `{"type":"ping"${',"a":1'.repeat(600)}}`,
    () => `{${'"type":"ping",'.repeat(200)}"type":"nothing"}`,
  ])();
}
