import type { Arguments, Options } from './arguments.ts';
import type { Language } from './texts/language.ts';
import type { Translate } from './texts/translate.ts';

/** How a command was called. */
export interface Call extends Arguments {
  readonly language: Language;
  /** Says the texts of the command itself; those of a game are said by its table. */
  readonly translate: Translate;
}

export interface Command {
  /** The key of the text that says how it is called. */
  readonly help: string;
  readonly options: Options;
  /** The exit code. */
  run(call: Call): number | Promise<number>;
}
