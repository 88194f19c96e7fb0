import { type Text, text, type Variables } from '@vigilia/kernel';

/** What was asked of the command and cannot be done: a sentence, and where it ends with which exit code. */
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

/** The command was called wrongly: it says how it is called. */
export function usageError(key: string, vars: Variables = {}): CommandError {
  return new CommandError(text(key, vars), MISUSED);
}

/** The command was called rightly and could not do it. */
export function failure(key: string, vars: Variables = {}): CommandError {
  return new CommandError(text(key, vars), FAILED);
}

export function isUsageError({ code }: CommandError): boolean {
  return code === MISUSED;
}
