import type { Arguments, Options } from '../arguments/arguments.ts';
import type { Language } from '../texts/language.ts';
import type { Translate } from '../texts/translate.ts';

/** One run of a command: its arguments, and the language of its reader. */
export interface Call extends Arguments {
  readonly language: Language;
  /** Translates the texts of the command; a game's own texts need `gameTranslator`. */
  readonly translate: Translate;
}

export interface Command {
  /** The key of its help text. */
  readonly help: string;
  readonly options: Options;
  /** The exit code. */
  run(call: Call): number | Promise<number>;
}
