import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8');

/** The colours of a block of custom properties. */
function tokensOf(css: string, selector: string): ReadonlyMap<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`));
  const body = block.slice(block.indexOf('{'), block.indexOf('}'));
  return new Map(
    [...body.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** The contrast of two colours by WCAG 2. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const theme = read('games/diario/styles/theme.css');
const page = tokensOf(read('styles/tokens.css'), ":root[data-theme='light']");

test.each(['dark', 'light'])('the %s theme of Diario colours all that the page colours', (name) => {
  const tokens = tokensOf(theme, `:root[data-game='diario'][data-theme='${name}']`);
  expect([...tokens.keys()].sort()).toEqual([...page.keys()].sort());
});

test.each(['dark', 'light'])('text of the %s theme of Diario can be read on every ground', (name) => {
  const tokens = tokensOf(theme, `:root[data-game='diario'][data-theme='${name}']`);
  const of = (token: string) => tokens.get(token) ?? '';
  for (const ground of ['--ground', '--panel', '--raised'])
    for (const letters of ['--ink', '--faint', '--brass', '--verdigris', '--oxblood'])
      expect(contrast(of(letters), of(ground)), `${letters} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  expect(contrast(of('--brass-ink'), of('--brass'))).toBeGreaterThanOrEqual(4.5);
  expect(contrast(of('--paper-ink'), of('--paper'))).toBeGreaterThanOrEqual(4.5);
});
