import { text } from '@vigilia/kernel';
import { isSet, readArguments, textOf } from './arguments.ts';
import { audit } from './audit/command.ts';
import { type Command, print } from './command.ts';
import { Complaint, isMisuse, misused } from './complaint.ts';
import { isLanguage, LANGUAGES, type Language, languageOf } from './language.ts';
import { play } from './play/command.ts';
import { replay } from './replay/command.ts';
import { rules } from './rules/command.ts';
import type { Say } from './say.ts';
import { serve } from './serve/command.ts';
import { simulate } from './simulate/command.ts';
import { suggestions } from './suggest.ts';
import { tournament } from './tournament/command.ts';
import { backup, restoreFrom } from './transfer/backup.ts';
import { check } from './transfer/check.ts';
import { exportTo } from './transfer/export.ts';
import { importFrom } from './transfer/import.ts';
import { ownVoice } from './voice.ts';

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

/** Runs a command line and says with which code to exit. */
export async function main(given: readonly string[]): Promise<number> {
  const language = languageIn(given);
  const say = await ownVoice(language);
  const [name = 'help', ...rest] = given;
  try {
    if (name.startsWith('-') || name === 'help') return help(given, say);
    return await run(commandNamed(name), rest, language, say);
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    process.stderr.write(`${say(error.text)}\n`);
    if (isMisuse(error)) process.stderr.write(`${say(text('usage.hint', { name: hintFor(name) }))}\n`);
    return error.code;
  }
}

async function run(
  command: Command,
  given: readonly string[],
  language: Language,
  say: Say,
): Promise<number> {
  const { values, positionals } = readArguments(given, command.options);
  const wanted = textOf({ values, positionals }, 'lang');
  if (wanted !== undefined && !isLanguage(wanted))
    throw misused('usage.language', { wanted, known: LANGUAGES });
  if (isSet({ values, positionals }, 'help')) {
    print(say(text(command.help)));
    return 0;
  }
  return command.run({ values, positionals, language, say });
}

/** `vigilia`, `vigilia help`, `vigilia --help` and `vigilia help play`. */
function help(given: readonly string[], say: Say): number {
  const { positionals } = readArguments(given, {});
  const about = positionals[positionals[0] === 'help' ? 1 : 0];
  print(say(text(about === undefined ? 'help.all' : commandNamed(about).help)));
  return 0;
}

function commandNamed(name: string): Command {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command !== undefined) return command;
  throw misused('usage.unknown-command', { name, meant: suggestions(name, Object.keys(COMMANDS)) });
}

/** The language asked for, read before anything else: a complaint about the rest is said in it too. */
function languageIn(given: readonly string[]): Language {
  const at = given.findIndex((argument) => argument === '--lang' || argument.startsWith('--lang='));
  const wanted = given[at]?.slice('--lang='.length) || given[at + 1];
  return at >= 0 && wanted !== undefined && isLanguage(wanted) ? wanted : languageOf(process.env);
}

function hintFor(name: string): string {
  return Object.hasOwn(COMMANDS, name) ? ` ${name}` : '';
}
