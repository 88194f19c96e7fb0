// cspell:disable
import { entriesOf } from './entries.ts';
import type { TranslatedCard } from './translated-card.ts';
import type { Translation } from './translations.ts';

type Rule = readonly [found: RegExp, why: string];

const EVERYWHERE: readonly Rule[] = [
  [/["']/, 'straight quotation marks or apostrophes: « » and ’'],
  [/\.\.\./, 'three full stops: …'],
  [/--| - /, 'a hyphen for a dash'],
  [/^\s|\s$/, 'a space at its beginning or end'],
  [/ {2,}/, 'two spaces'],
  [/[\t\n\r]/, 'a tab or a line break'],
  [/« | »/, 'a space inside « »'],
  [/[‘‚‹›]/, 'single quotation marks'],
  [/\{\w+\}\p{L}/u, 'letters joined to a name'],
  [/[!?]{2,}|…\./, 'doubled punctuation'],
];

/** Words that have no other reading with е. */
const WITHOUT_YO = [
  ...['черн', 'зелен', 'желт', 'тепл', 'тяжел', 'дешев'].map(
    (stem) => `${stem}(?:ый|ая|ое|ые|ого|ой|ому|ую|ым|ых|ыми)`,
  ),
  ...['еще', 'ее', 'нее', 'свое', 'мое', 'твое', 'вперед', 'днем', 'вдвоем', 'втроем', 'причем', 'нипочем'],
  ...['идет', 'дает', 'ждет', 'живет', 'несет', 'ведет', 'льет', 'пьет', 'бьет', 'зовет', 'поет', 'встает'],
  ...['придет', 'пойдет', 'найдет', 'уйдет', 'войдет', 'остается', 'кладет', 'везет', 'ползет'],
  ...[
    'пришел',
    'ушел',
    'нашел',
    'вошел',
    'подошел',
    'дошел',
    'принес',
    'унес',
    'привел',
    'увел',
    'зажег',
    'сберег',
  ],
  ...[
    'ребенок',
    'ребенка',
    'ребенку',
    'лед',
    'счет',
    'отчет',
    'шепот',
    'шепотом',
    'тетя',
    'веревка',
    'веревку',
    'веревки',
  ],
];

const OF: Readonly<Record<Translation, readonly Rule[]>> = {
  it: [
    [/—/, 'an em dash: Italian has – with spaces'],
    [/[\p{L}\d]–|–[\p{L}]/u, 'an en dash without spaces'],
    [/^– /, 'a dash that opens speech: « »'],
    [/[,.]»/, 'a comma or full stop before »: it stands after'],
    [/(?<!\p{L})(perchè|poichè|finchè|benchè|affinchè|nè|sè|chè)(?!\p{L})/iu, 'è for é'],
    [/(^|\s)E’|(?<!\p{L})[EA]['’](?=\s)/u, 'an apostrophe for an accent: È'],
    [/(?<!\p{L})(pò|fà|sù|quì|quà|sò|stò)(?!\p{L})/iu, 'a wrong accent'],
    [/(?<!\p{L})qual’/iu, 'qual’è: qual è'],
    [/(?<!(?<!\p{L})(?:po|mo|di|fa|va|da|sta|be|to|ca|e|a))’ /iu, 'a space after an apostrophe'],
    [/(?<!\p{L})ad? \{\w+\}/iu, 'a before a name: {…_a}, which chooses a or ad'],
    [/(?<!\p{L})[aei]d \{\w+\}|[dl]’\{\w+\}/iu, 'a form of a word that not all names allow'],
  ],
  pt: [
    [/–/, 'an en dash: Portuguese has — with spaces'],
    [/[\p{L}\d,.;]—|—[\p{L}\d]/u, 'a dash without spaces'],
    [/,»/, 'a comma before »: it stands after'],
    [/(?<!\p{L})(você|vocês)(?!\p{L})/iu, 'você: European Portuguese leaves it out'],
    [
      /(?<!\p{L})(acção|acções|direcção|óptim[oa]|eléctric[oa]|actual|exacto|nocturn[oa]|baptiz\p{L}+)(?!\p{L})/iu,
      'spelling before 1990',
    ],
    [
      /(?<!\p{L})(trem|ônibus|banheiro|geladeira|café da manhã|xícara|celular|bonde|terno|sorvete|garoto|moça)(?!\p{L})/iu,
      'a Brazilian word',
    ],
    [/(^|[.!?…:]»? |^— |^«)\{\w+_o\}/, 'a sentence begins with {…_o}: {…_O}'],
    [
      /(?<!\p{L})(o|a|do|da|no|na|ao|à|pelo|pela) \{[a-z]+\}/iu,
      'an article before a name: {…_o}, {…_de}, {…_em}, {…_a}, {…_por}',
    ],
    [/(?<!\p{L})(de|em|a|por) \{\w+_[oO]\}/u, 'a preposition before {…_o}: {…_de}, {…_em}, {…_a}, {…_por}'],
  ],
  ru: [
    [/–/, 'an en dash: Russian has — with spaces'],
    [/[\p{L}\d»]—|—[\p{L}\d«]/u, 'a dash without spaces'],
    [/”/, '”: „ “ inside « »'],
    [/[,.]»/, 'a comma or full stop before »: it stands after'],
    [/(?<!\p{L})об? \{\w+_prep\}/iu, 'о before {…_prep}: {…_o}, which chooses о or об'],
    [new RegExp(`(?<!\\p{L})(${WITHOUT_YO.join('|')})(?!\\p{L})`, 'iu'), 'е for ё'],
  ],
};

export function typographyComplaints(card: TranslatedCard): string[] {
  return entriesOf(card).flatMap(({ key, words }) =>
    [...EVERYWHERE, ...OF[card.language]].flatMap(([found, why]) => {
      const match = found.exec(words);
      if (match === null) return [];
      const near = words.slice(Math.max(0, match.index - 12), match.index + match[0].length + 12);
      return [`${key}: ${why} in "${near}"`];
    }),
  );
}
