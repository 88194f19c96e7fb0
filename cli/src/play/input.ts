import { createInterface } from 'node:readline';
import { completions } from './completion.ts';

/** The source of typed lines: a person at a terminal, or a file or program behind a pipe. */
export interface Input {
  /** Whether it is a terminal, whose screen can be cleared. */
  readonly isTerminal: boolean;
  /** Sets the lines that the Tab key completes. */
  offer(lines: readonly string[]): void;
  /** The next line; null at the end of the input. */
  next(prompt: string): Promise<string | null>;
  close(): void;
}

const LINES_REMEMBERED = 100;

/** `orders` are completed at any time; what one person typed is not shown to the next. */
export function inputFrom(
  stdin: NodeJS.ReadStream,
  stdout: NodeJS.WriteStream,
  { promptCommands, people }: { readonly promptCommands: readonly string[]; readonly people: number },
): Input {
  let known = promptCommands;
  const isTerminal = stdin.isTTY === true && stdout.isTTY === true;
  const atTerminal = {
    output: stdout,
    completer: (typed: string) => completions(typed, known),
    historySize: people > 1 ? 0 : LINES_REMEMBERED,
  };
  const reader = createInterface({ input: stdin, ...(isTerminal ? atTerminal : {}) });
  // Lines that arrive before `next` is called.
  const lines: string[] = [];
  let isClosed = false;
  let waiting: ((line: string | null) => void) | null = null;
  const give = (line: string | null) => {
    const taker = waiting;
    waiting = null;
    if (taker !== null) taker(line);
    else if (line !== null) lines.push(line);
  };
  reader.on('line', give);
  // Ctrl-C and Ctrl-D both leave the game, which is saved already.
  reader.on('SIGINT', () => reader.close());
  reader.on('close', () => {
    isClosed = true;
    if (isTerminal && waiting !== null) stdout.write('\n');
    give(null);
  });
  return {
    isTerminal,
    offer(lines) {
      known = [...lines, ...promptCommands];
    },
    async next(prompt) {
      const line = lines.shift();
      if (line !== undefined) return line;
      if (isClosed) return null;
      return new Promise((resolve) => {
        waiting = resolve;
        if (!isTerminal) return;
        reader.setPrompt(prompt);
        reader.prompt();
      });
    },
    close: () => reader.close(),
  };
}
