import { type ComponentChild, render } from 'preact';
import type { View } from '../asked.ts';
import { things } from '../house/late-things.ts';
import { Grave, StillHouse, StillPlate } from '../house/still-house.tsx';
import { Portrait, portraits } from '../people/portrait.tsx';
import { handFont } from './hand/hand-font.ts';
import type { Night } from './nights.ts';
import { type Drawn, HAND } from './pictures.ts';

/** The sheets whose classes the pictures wear. */
const SHEETS = /\.(?:house-plate|still-house|figure|portrait|remembered)(?:_|(?![-\w]))/;

/** Draws the pictures of a game for a file. Fetches the lines first, if they are not there yet. */
export async function drawn(view: View, nights: readonly Night[]): Promise<Drawn> {
  const [{ THINGS }] = await Promise.all([things.load(), portraits.load()]);
  const people = [...view.people, ...view.gone].map(({ id }) => id);
  return {
    styles: stylesOf(document.styleSheets),
    plate: markup(<StillPlate />),
    nights: new Map(
      nights.map(({ day, view: seen }) => [day, markup(<StillHouse seen={seen} things={THINGS} />)]),
    ),
    last: markup(<StillHouse seen={view} things={THINGS} />),
    portraits: new Map(people.map((id) => [id, markup(<Portrait person={id} size={4} />)])),
    grave: markup(<Grave />),
    letters: await fontsOf(document.styleSheets),
    handFor: (words) => `data:font/ttf;base64,${base64(handFont(HAND, words))}`,
  };
}

/** What a component draws, as words of HTML. */
function markup(drawing: ComponentChild): string {
  const place = document.createElement('div');
  render(drawing, place);
  const words = place.innerHTML;
  render(null, place);
  return words;
}

/** The rules of the page that a drawing taken out of it still needs. */
function stylesOf(sheets: Iterable<CSSStyleSheet>): string {
  const rules = [...sheets].flatMap(({ cssRules }) => [...cssRules]);
  return rules
    .filter((rule) => rule instanceof CSSStyleRule && SHEETS.test(rule.selectorText))
    .map(({ cssText }) => cssText)
    .join('\n');
}

/** The font in which the Diary is read, as the rules of the page name it. */
const READ = 'Old Standard TT';

/** The faces of that font, each with all of its letters, and the characters it is for. */
async function fontsOf(sheets: Iterable<CSSStyleSheet>): Promise<Drawn['letters']> {
  const rules = [...sheets].flatMap(({ cssRules }) => [...cssRules]);
  const faces = rules.filter(
    (rule): rule is CSSFontFaceRule =>
      rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-family').includes(READ),
  );
  const read = faces.map(async ({ style, parentStyleSheet }) => {
    const [, address = ''] = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src')) ?? [];
    const file = await fetch(new URL(address, parentStyleSheet?.href ?? location.href));
    const source = `data:font/woff2;base64,${base64(new Uint8Array(await file.arrayBuffer()))}`;
    const kept = ['font-style', 'font-weight', 'unicode-range'].map(
      (name) => `${name}: ${style.getPropertyValue(name)}; `,
    );
    const rule = `@font-face { font-family: "${READ}"; ${kept.join('')}src: url(${source}) format("woff2"); }`;
    return { range: style.getPropertyValue('unicode-range'), rule };
  });
  // Without them the book is set in a font of its reader.
  return Promise.all(read).catch(() => []);
}

function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
