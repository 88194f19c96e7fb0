import type { Grammar, Word } from '@vigilia/kernel';

/** A game whose lines are described. */
export interface GameGrammar {
  readonly id: string;
  readonly grammar: Grammar;
}

/** A list of values longer than this is cut: the questions themselves name what fits. */
const MOST_VALUES = 24;

/** How a choice of each game becomes a line, from the grammar that reads it. */
export function describeGrammars(games: readonly GameGrammar[]): string[] {
  return [
    '## How a choice becomes a line',
    '',
    'A choice is an object with a `verb` and the arguments of that verb. Its line is the verb and the arguments in the',
    'order below, parted by single spaces. Capital letters do not matter when a line is read. Each choice prints to one',
    'line and each line reads as one choice, so `{"verb":"bid","position":2,"amount":3}` and `bid II 3` are the same.',
    'Several lines parted by semicolons are one message, a plan: they are taken in order, up to where it stops ("Plans").',
    '',
    ...games.flatMap(({ id, grammar }) => [
      `### Lines of ${id}`,
      '',
      ...verbsOf(grammar),
      '',
      ...wordsOf(grammar),
      '',
    ]),
  ];
}

function verbsOf(grammar: Grammar): string[] {
  const rows = Object.entries(grammar).map(([verb, words]) => {
    const line = [verb, ...words.map(([, word]) => word.name.toUpperCase())].join(' ');
    const fields = words.map(([argument]) => `\`${argument}\``).join(', ');
    return `| \`${line}\` | ${fields} |`;
  });
  return ['| line | its arguments in the choice |', '|---|---|', ...rows];
}

function wordsOf(grammar: Grammar): string[] {
  const words = new Map<string, Word>();
  for (const arguments_ of Object.values(grammar))
    for (const [, word] of arguments_) words.set(word.name, word);
  const rows = [...words.values()].map((word) => `| \`${word.name.toUpperCase()}\` | ${valuesOf(word)} |`);
  return ['| word | what may stand there |', '|---|---|', ...rows];
}

function valuesOf({ values, first }: Word): string {
  if (values === undefined) return 'a whole number of one to six digits';
  const shown = values.slice(0, MOST_VALUES).map((value) => `\`${value}\``);
  const more = values.length > MOST_VALUES ? ` and ${values.length - MOST_VALUES} more` : '';
  const counted = first === undefined ? '' : `; in the choice a number, from ${first}`;
  return `${shown.join(', ')}${more}${counted}`;
}
