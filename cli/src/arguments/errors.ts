import { type Text, text, type Variables } from '@vigilia/kernel';

/** An error that the command reports in a sentence and ends with an exit code. */
export class CommandError extends Error {
  readonly text: Text;
  readonly code: number;

  constructor(text: Text, code: number) {
    super(text.key);
    this.text = text;
    this.code = code;
  }
}

const MISUSED = 2;
const FAILED = 1;

/** The command line is wrong: the error comes with a pointer to the help. */
export function usageError(key: string, vars: Variables = {}): CommandError {
  return new CommandError(text(key, vars), MISUSED);
}

/** The command line is right, and the command cannot do what it asks. */
export function failure(key: string, vars: Variables = {}): CommandError {
  return new CommandError(text(key, vars), FAILED);
}

export function isUsageError({ code }: CommandError): boolean {
  return code === MISUSED;
}
