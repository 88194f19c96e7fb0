import { type Text, text, type Variables } from '@vigilia/kernel';

/** What was asked of the command and cannot be done: a sentence, and where it ends with which exit code. */
export class Complaint extends Error {
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
export function misused(key: string, vars: Variables = {}): Complaint {
  return new Complaint(text(key, vars), MISUSED);
}

/** The command was called rightly and could not do it. */
export function failed(key: string, vars: Variables = {}): Complaint {
  return new Complaint(text(key, vars), FAILED);
}

export function isMisuse({ code }: Complaint): boolean {
  return code === MISUSED;
}
