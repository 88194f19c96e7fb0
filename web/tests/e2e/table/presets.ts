import type { Kind } from './kind.ts';
import type { Asked, Option } from './question.ts';

/** What a careful player who wants to see the end takes, the first of it there is. */
const PRESETS: Readonly<Partial<Record<Kind, readonly RegExp[]>>> = {
  open: [/^0$/],
  raise: [/^Pass$/],
  copy: [/^Use Vikström’s ability/],
  'free-walk': [/^Stop moving/],
  gears: [/^1 tooth/],
  move: [/^Stop moving/],
  spend: [/^0$/],
  end: [/^End your turn/],
};

/** Never by chance: a wrong answer puts the player out of the game. */
const DECLARATION = /^Declare victory/;

export function presetFor({ kind, options, prompt }: Asked, first: readonly RegExp[] = []): Option {
  const open = options.filter(({ isOff, words }) => !isOff && !DECLARATION.test(words));
  for (const preset of [...first, ...(PRESETS[kind] ?? [])]) {
    const found = open.find(({ words }) => preset.test(words));
    if (found !== undefined) return found;
  }
  const [any] = open;
  if (any === undefined) throw new RangeError(`nothing can be answered to “${prompt}”`);
  return any;
}
