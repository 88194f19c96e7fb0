import { chapterOf, type GameProfile, localeOf, type OptionField, text } from '@vigilia/kernel';
import type { Options } from '../arguments/arguments.ts';
import { GAMES } from '../games.ts';
import type { Language } from '../texts/language.ts';
import type { Translate } from '../texts/translate.ts';
import { gameTranslator } from '../texts/translators.ts';
import { columns, padded, wrap } from '../ui/layout.ts';
import type { TerminalGame } from '../ui/terminal-ui.ts';
import { everyBotName } from './bots.ts';
import { flagOf, isSwitch } from './table-options.ts';

/** The column in which every help text describes its options. */
const FLAG_WIDTH = 17;
const VALUE_INDENT = ' '.repeat(FLAG_WIDTH + 4);
const KINDS_WIDTH = 60;

type Avoids = NonNullable<GameProfile['avoids']>;

export interface HelpTopic {
  /** The key of the help text. */
  readonly help: string;
  readonly options: Options;
}

/** A help text; what it says of games comes from the list of games. */
export async function helpText(
  { help, options }: HelpTopic,
  language: Language,
  translate: Translate,
): Promise<string> {
  const games = Object.values(GAMES);
  const ids = Object.keys(GAMES);
  const [clause = ''] = games.flatMap(({ entry }) => entry.game.clauses);
  const lines = await Promise.all(games.map((game) => optionLines(game, options, language)));
  return translate(
    text(help, {
      games: new Intl.ListFormat(localeOf(language), { type: 'disjunction' }).format(ids),
      seats: games.map(({ entry: { profile } }) => `${profile.id}: ${profile.usualSeats}`).join(', '),
      bots: games.map(({ entry }) => `${entry.profile.id}: ${everyBotName(entry).join(', ')}`).join('; '),
      options: lines.flat().join('\n'),
      clause,
      chapter: chapterOf(clause),
    }),
  );
}

/** The options of a game that a command takes, in the words of the game. */
async function optionLines(game: TerminalGame, taken: Options, language: Language): Promise<string[]> {
  const { id, options, avoids, seats } = game.entry.profile;
  const fields = options.filter((field) => Object.hasOwn(taken, flagOf(field)));
  if (fields.length === 0) return [];
  const translate = await gameTranslator(language, game, seats.max);
  const lines = fields.flatMap((field) => fieldLines(id, field, translate));
  return avoids === undefined ? lines : [...lines, ...avoidLines(id, avoids, translate)];
}

/** A list of kinds, typed as they are written here. */
function avoidLines(id: string, { option, kinds }: Avoids, translate: Translate): string[] {
  const label = `${id}: ${translate({ key: `table-option.${option}`, vars: {} })}`;
  return [
    `  ${padded(`--${option} X,X`, FLAG_WIDTH)}${label}`,
    ...wrap(kinds.join(', '), KINDS_WIDTH).map((line) => VALUE_INDENT + line),
  ];
}

function fieldLines(id: string, field: OptionField, translate: Translate): string[] {
  const key = `table-option.${field.name}`;
  const label = `${id}: ${translate({ key, vars: {} })}`;
  const flag = `--${flagOf(field)}`;
  if (isSwitch(field)) return [`  ${padded(flag, FLAG_WIDTH)}${label}`];
  const values = field.values.map((value) => [
    String(value),
    translate({ key: `${key}.${value}`, vars: {} }),
  ]);
  return [
    `  ${padded(`${flag} X`, FLAG_WIDTH)}${label} (${field.usual})`,
    ...columns(values).map((line) => VALUE_INDENT + line),
  ];
}
