/** Everything a reader's browser or printer needs, beside the styles of the pictures; nothing is fetched. */
export const BOOK_STYLE = `
@page { size: A5; margin: 18mm 16mm 20mm; @bottom-center { content: counter(page); font: 9pt Georgia, serif; color: #555; } }
@page :first { margin: 0; @bottom-center { content: none; } }
* { box-sizing: border-box; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
html { background: #fff; color: #1d1f22; --paper: #f7f4eb; --paper-ink: #22262c; --hand: #2b3a55; }
body { max-width: 34em; margin: 0 auto; padding: 3em 1.5em; font: 12pt/1.5 "Old Standard TT", Georgia, "Times New Roman", serif; hyphens: auto; text-wrap: pretty; }
h1, h2, h3, h4 { font-weight: 700; line-height: 1.2; break-after: avoid; }
q, .decided { font-family: "Vigilia Hand", cursive; font-size: 1.14em; line-height: 1; color: var(--hand); hyphens: none; }
q { quotes: none; }
.decided { line-height: 1.4; }
.cover { display: grid; align-content: space-between; justify-items: center; gap: 2em; min-height: 90vh; margin: -3em -1.5em 0; padding: 3.5em 2em; background: #46586a; break-after: page; }
.label { width: min(100%, 24em); padding: 1.6em 1.6em 1.2em; border: 3px double #46586a; outline: 6px solid #f3eedf; background: #f3eedf; text-align: center; }
.label h1 { margin: 0 0 .7em; font-size: 2.3em; }
.label p { margin: 0; padding: .25em 0 .1em; border-bottom: 1px solid #a9b3bd; font: 1.25em/1.35 "Vigilia Hand", cursive; color: var(--hand); }
.label p.keepers, .label p.dates { font-size: 1em; }
.cover .plate { width: min(100%, 24em); margin: 0; padding: .6em; background: #f7f4eb; rotate: -1deg; }
.people { display: flex; flex-wrap: wrap; gap: .6em .4em; justify-content: center; margin: 0 0 2em; padding: 0; list-style: none; }
.people li { width: 4.7em; text-align: center; font: 1.05em/1.2 "Vigilia Hand", cursive; color: var(--hand); }
.people .gone { color: #777; }
.people .gone svg { filter: grayscale(1); opacity: .7; }
.day { break-before: page; }
h2 { margin: 0 0 .6em; font-size: 1.6em; text-align: center; }
.plate { margin: 0 0 1.4em; break-inside: avoid; }
.day .plate { border: 1px solid #c9c4b5; }
h3 { margin: 1.6em 0 .5em; font-size: .85em; font-weight: 400; letter-spacing: .14em; text-transform: uppercase; color: #555; }
p { margin: 0; orphans: 2; widows: 2; }
.story { margin: 1.4em 0; padding: 0 0 0 1em; border-left: 2px solid #999; }
.story h4 { margin: 0 0 .4em; font-size: 1.15em; }
.story p + p { text-indent: 1.2em; }
.card { margin: .5em 0; break-inside: avoid; }
.card b::after { content: ". "; }
.outcome { margin-top: .6em; }
.outcome p + p, .outcome p { text-indent: 0; }
.brought { font-size: .85em; color: #555; }
.life { display: grid; grid-template-columns: auto 1fr auto; gap: .2em 1em; align-items: center; margin: 2em 0; padding: 1.2em 1em; border: 1px solid #999; break-inside: avoid; }
.life[data-fate="died"] { border: 3px solid #333; }
.life h4 { margin: 0; font-size: 1.3em; }
.life .line { font-style: italic; }
.life .prose { grid-column: 1 / -1; margin-top: .6em; }
.life .prose p + p { text-indent: 1.2em; }
.still-grave { width: 3.6em; }
.portrait { display: block; margin: 0 auto .3em; }
.end { margin-top: 3em; text-align: center; break-inside: avoid; }
.end .plate { border: 1px solid #c9c4b5; }
@media print {
  html { font-size: 10.5pt; }
  body { max-width: none; padding: 0; font-size: 10.5pt; }
  .cover { height: 210mm; min-height: 0; margin: 0; padding: 20mm 14mm; }
  .portrait { width: 15mm !important; height: 15mm !important; }
}
`;
