import { text } from '@vigilia/kernel';
import { isSet, readArguments, textOf } from './arguments/arguments.ts';
import { CommandError, isUsageError, usageError } from './arguments/errors.ts';
import { suggestions } from './arguments/suggest.ts';
import { audit } from './audit/command.ts';
import type { Command } from './command/command.ts';
import { helpText } from './command/help.ts';
import { print } from './command/output.ts';
import { play } from './play/command.ts';
import { replay } from './replay/command.ts';
import { rules } from './rules/command.ts';
import { serve } from './serve/command.ts';
import { simulate } from './simulate/command.ts';
import { isLanguage, LANGUAGES, type Language, languageOf } from './texts/language.ts';
import type { Translate } from './texts/translate.ts';
import { commandTranslator } from './texts/translators.ts';
import { tournament } from './tournament/command.ts';
import { backup, restoreFrom } from './transfer/backup.ts';
import { check } from './transfer/check.ts';
import { exportTo } from './transfer/export.ts';
import { importFrom } from './transfer/import.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  play,
  simulate,
  tournament,
  replay,
  audit,
  rules,
  serve,
  export: exportTo,
  import: importFrom,
  backup,
  restore: restoreFrom,
  check,
};

/** Runs a command line and returns the exit code. */
export async function main(given: readonly string[]): Promise<number> {
  const language = languageIn(given);
  const translate = await commandTranslator(language);
  const [name = 'help', ...rest] = given;
  try {
    if (name.startsWith('-') || name === 'help') return await help(given, language, translate);
    return await run(commandNamed(name), rest, language, translate);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    process.stderr.write(`${translate(error.text)}\n`);
    if (isUsageError(error))
      process.stderr.write(`${translate(text('usage.hint', { name: hintFor(name) }))}\n`);
    return error.code;
  }
}

async function run(
  command: Command,
  given: readonly string[],
  language: Language,
  translate: Translate,
): Promise<number> {
  const { values, positionals } = readArguments(given, command.options);
  const wanted = textOf({ values, positionals }, 'lang');
  if (wanted !== undefined && !isLanguage(wanted))
    throw usageError('usage.language', { wanted, known: LANGUAGES });
  if (isSet({ values, positionals }, 'help')) {
    print(await helpText(command, language, translate));
    return 0;
  }
  return command.run({ values, positionals, language, translate });
}

/** `vigilia`, `vigilia help`, `vigilia --help` and `vigilia help play`. */
async function help(given: readonly string[], language: Language, translate: Translate): Promise<number> {
  const { positionals } = readArguments(given, {});
  const about = positionals[positionals[0] === 'help' ? 1 : 0];
  const topic = about === undefined ? { help: 'help.all', options: {} } : commandNamed(about);
  print(await helpText(topic, language, translate));
  return 0;
}

function commandNamed(name: string): Command {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command !== undefined) return command;
  throw usageError('usage.unknown-command', { name, meant: suggestions(name, Object.keys(COMMANDS)) });
}

/** The language of `--lang`, read before anything else: errors in the rest are reported in it too. */
function languageIn(given: readonly string[]): Language {
  const at = given.findIndex((argument) => argument === '--lang' || argument.startsWith('--lang='));
  const wanted = given[at]?.slice('--lang='.length) || given[at + 1];
  return at >= 0 && wanted !== undefined && isLanguage(wanted) ? wanted : languageOf(process.env);
}

function hintFor(name: string): string {
  return Object.hasOwn(COMMANDS, name) ? ` ${name}` : '';
}
