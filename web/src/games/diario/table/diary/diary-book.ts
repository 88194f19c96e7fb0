import { BOOK_STYLE } from './book-style.ts';
import { type Drawn, HAND } from './pictures.ts';
import type { WrittenBlock, WrittenDiary } from './written-diary.ts';

/**
 * The Diary as one HTML file, an exercise book to read and to print: drawn by the game itself, with what people said in
 * handwriting. It has no scripts, and nothing in it comes from elsewhere.
 */
export function diaryBook(diary: WrittenDiary, language: string, drawn: Drawn): string {
  const { title, people, keepers, dates, days, end, group } = diary;
  const label = `<div class="label"><h1>${escaped(title)}</h1><p>${escaped(people)}</p><p class="keepers">${escaped(keepers)}</p><p class="dates">${escaped(dates)}</p></div>`;
  const cover = `<header class="cover">${label}${plate(drawn.last)}</header>`;
  const faces = group.map(
    ({ id, name, isGone }) =>
      `<li${isGone ? ' class="gone"' : ''}>${drawn.portraits.get(id) ?? ''}${escaped(name)}</li>`,
  );
  const sections = days.map(({ day, heading, phases }, index) => {
    const written = phases.map(
      (phase) =>
        `<h3>${escaped(phase.heading)}</h3>\n${phase.blocks.map((block) => blockHtml(block, drawn)).join('\n')}`,
    );
    const first = index === 0 ? `<ul class="people">${faces.join('')}</ul>` : '';
    const night = drawn.nights.get(day);
    return `<section class="day">${first}<h2>${escaped(heading)}</h2>${night === undefined ? '' : plate(night)}\n${written.join('\n')}</section>`;
  });
  const last = end.length === 0 ? '' : `<footer class="end">${plate(drawn.last)}${paragraphs(end)}</footer>`;
  const body = [cover, ...sections, last].join('\n');
  const words = body.replaceAll(/<svg.*?<\/svg>|<[^>]+>/gs, '');
  const letters = drawn.letters.filter(({ range }) => isWanted(range, words)).map(({ rule }) => rule);
  return [
    '<!doctype html>',
    `<html lang="${escaped(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escaped(`${title}: ${people}`)}</title>`,
    `<style>${letters.join('\n')}\n@font-face { font-family: "${HAND}"; src: url(${drawn.handFor(words)}) format("truetype"); }\n${drawn.styles}\n${BOOK_STYLE}</style></head><body>`,
    drawn.plate,
    body,
    '</body></html>',
    '',
  ].join('\n');
}

/** Whether words have a character of a `unicode-range`. */
function isWanted(range: string, words: string): boolean {
  const spans = range.split(',').map((span) => {
    const [from = '', to = from] = span.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  const codes = new Set(Array.from(words, (character) => character.codePointAt(0) ?? 0));
  return [...codes].some((code) => spans.some(([from, to]) => code >= from && code <= to));
}

function plate(drawing: string): string {
  return `<figure class="plate">${drawing}</figure>`;
}

function blockHtml(block: WrittenBlock, drawn: Drawn): string {
  switch (block.kind) {
    case 'sentences':
      return `<p>${spoken(block.words)}</p>`;
    case 'life': {
      const { id, fate, person, line } = block;
      const grave = fate === 'died' ? drawn.grave : '<span></span>';
      return `<article class="life" data-fate="${fate}">${drawn.portraits.get(id) ?? ''}<div><h4>${escaped(person)}</h4><p class="line">${escaped(line)}</p></div>${grave}<div class="prose">${paragraphs(block.paragraphs)}</div></article>`;
    }
    case 'passage': {
      const outcome = block.outcome.map(({ kind, words }) => `<p class="${kind}">${spoken(words)}</p>`);
      const after = outcome.length === 0 ? '' : `<div class="outcome">${outcome.join('')}</div>`;
      if (!block.isStory)
        return `<div class="card"><p><b>${escaped(block.title)}</b>${spoken(block.paragraphs.join(' '))}</p>${after}</div>`;
      return `<article class="story"${block.language === undefined ? '' : ` lang="${block.language}"`}><h4>${escaped(block.title)}</h4>${paragraphs(block.paragraphs)}${after}</article>`;
    }
  }
}

function paragraphs(words: readonly string[]): string {
  return words.map((each) => `<p>${spoken(each)}</p>`).join('');
}

/** What is quoted, and a paragraph that a dash begins, as in Portuguese and Russian. */
const SPEECH = /“[^”]*”|«[^»]*»|^—\s.*$/g;

/** Words with what people say in them marked as such. */
function spoken(words: string): string {
  return escaped(words).replaceAll(SPEECH, (said) => `<q>${said}</q>`);
}

function escaped(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
