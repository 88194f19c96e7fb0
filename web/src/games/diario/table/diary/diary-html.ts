import type { WrittenBlock, WrittenDiary } from './written-diary.ts';

/** Everything a reader's browser or printer needs; nothing is fetched. */
const STYLE = `
@page { size: A5; margin: 18mm 16mm 20mm; @bottom-center { content: counter(page); font: 9pt Georgia, serif; } }
@page :first { @bottom-center { content: none; } }
* { box-sizing: border-box; }
html { background: #fff; color: #1d1f22; }
body { max-width: 34em; margin: 0 auto; padding: 3em 1.5em; font: 12pt/1.5 "Old Standard TT", Georgia, "Times New Roman", serif; hyphens: auto; text-wrap: pretty; }
h1, h2, h3, h4 { font-weight: 700; line-height: 1.2; break-after: avoid; }
.cover { display: grid; align-content: center; min-height: 60vh; text-align: center; break-after: page; }
.cover h1 { margin: 0 0 1.2em; font-size: 2.4em; }
.cover h1::after { content: ""; display: block; width: 4em; margin: .6em auto 0; border-top: 1px solid; }
.cover p { margin: .3em 0; }
.cover small { color: #555; }
.day { break-before: page; }
.cover + .day { break-before: auto; }
h2 { margin: 0 0 1.2em; font-size: 1.6em; text-align: center; }
h3 { margin: 1.8em 0 .5em; font-size: .85em; font-weight: 400; letter-spacing: .14em; text-transform: uppercase; color: #555; }
p { margin: 0; orphans: 2; widows: 2; }
.story { margin: 1.4em 0; padding: 0 0 0 1em; border-left: 2px solid #999; }
.story h4 { margin: 0 0 .4em; font-size: 1.15em; }
.story p + p { text-indent: 1.2em; }
.card { margin: .5em 0; }
.card b::after { content: ". "; }
.outcome { margin-top: .6em; }
.outcome p + p, .outcome p { text-indent: 0; }
.decided { font-style: italic; }
.brought { font-size: .85em; color: #555; }
.life { margin: 2em 0; padding: 1.2em 1em; border: 1px solid #999; text-align: left; break-inside: avoid; }
.life h4 { margin: 0 0 .2em; font-size: 1.2em; text-align: center; }
.life .line { margin-bottom: .8em; font-style: italic; text-align: center; }
.end { margin-top: 3em; text-align: center; break-inside: avoid; }
@media print { html { font-size: 10.5pt; } body { max-width: none; padding: 0; font-size: 10.5pt; } .cover { min-height: 160mm; } }
`;

/** The Diary as one HTML file, without scripts and without anything from elsewhere. */
export function diaryHtml(diary: WrittenDiary, language: string): string {
  const { title, people, keepers, dates, days, end } = diary;
  const cover = `<header class="cover"><h1>${escaped(title)}</h1><p>${escaped(people)}</p><p><small>${escaped(keepers)}</small></p><p><small>${escaped(dates)}</small></p></header>`;
  const sections = days.map(({ heading, phases }) => {
    const written = phases.map(
      (phase) =>
        `<h3>${escaped(phase.heading)}</h3>\n${phase.blocks.map((block) => blockHtml(block)).join('\n')}`,
    );
    return `<section class="day"><h2>${escaped(heading)}</h2>\n${written.join('\n')}</section>`;
  });
  const last = end.length === 0 ? '' : `<footer class="end">${paragraphs(end)}</footer>`;
  return [
    '<!doctype html>',
    `<html lang="${escaped(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escaped(`${title}: ${people}`)}</title><style>${STYLE}</style></head><body>`,
    cover,
    ...sections,
    last,
    '</body></html>',
    '',
  ].join('\n');
}

function blockHtml(block: WrittenBlock): string {
  switch (block.kind) {
    case 'sentences':
      return `<p>${escaped(block.words)}</p>`;
    case 'life':
      return `<article class="life"><h4>${escaped(block.person)}</h4><p class="line">${escaped(block.line)}</p>${paragraphs(block.paragraphs)}</article>`;
    case 'passage': {
      const outcome = block.outcome.map(({ kind, words }) => `<p class="${kind}">${escaped(words)}</p>`);
      const after = outcome.length === 0 ? '' : `<div class="outcome">${outcome.join('')}</div>`;
      if (!block.isStory)
        return `<div class="card"><p><b>${escaped(block.title)}</b>${escaped(block.paragraphs.join(' '))}</p>${after}</div>`;
      return `<article class="story"${block.language === undefined ? '' : ` lang="${block.language}"`}><h4>${escaped(block.title)}</h4>${paragraphs(block.paragraphs)}${after}</article>`;
    }
  }
}

function paragraphs(words: readonly string[]): string {
  return words.map((each) => `<p>${escaped(each)}</p>`).join('');
}

function escaped(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
