import { createInterface } from 'node:readline';
import { completions } from './completion.ts';

/** Where lines come from: a person at a terminal, or a file or program at the other end of a pipe. */
export interface Input {
  /** Whether somebody looks at the screen, so that it may be cleared. */
  readonly isTerminal: boolean;
  /** What the Tab key may complete a line to. */
  offer(lines: readonly string[]): void;
  /** The next line; null when there will be none. */
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
  // Lines that come in before they are asked for wait here.
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
  // Ctrl-C and Ctrl-D both mean to get up: the game is saved already.
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
