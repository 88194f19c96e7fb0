import type { Message } from '../../src/i18n/translator.ts';

type Values = Record<string, string | number>;

/** None, one, few, many and the next one, in all our languages. */
const NUMBERS = [0, 1, 2, 5, 21];

interface Use {
  isCounted: boolean;
  /** The named options, without `other`. */
  readonly named: Set<string>;
}

/** Values for the variables of a message that reach each of its forms. */
export function samplesOf(message: Message): Values[] {
  const uses = new Map<string, Use>();
  collect(message, uses);
  const named = [...uses.values()].map((use) => use.named.size + 1);
  const rounds = Math.max(NUMBERS.length, ...named) * 2;
  return Array.from({ length: rounds }, (_, round) =>
    Object.fromEntries([...uses].map(([name, use], index) => [name, sampleOf(name, use, round + index)])),
  );
}

function sampleOf(name: string, { isCounted, named }: Use, round: number): string | number {
  if (isCounted) return NUMBERS[round % NUMBERS.length] ?? 0;
  return [...named, `<${name}>`][round % (named.size + 1)] ?? name;
}

function collect(message: Message, uses: Map<string, Use>): void {
  if (typeof message === 'string') return;
  for (const part of message) {
    if (typeof part === 'string' || part === 0) continue;
    const [name, by, options = {}] = part;
    const use = uses.get(name) ?? { isCounted: false, named: new Set() };
    uses.set(name, use);
    if (by === 'plural') use.isCounted = true;
    if (by === 'select')
      for (const option of Object.keys(options)) if (option !== 'other') use.named.add(option);
    for (const inside of Object.values(options)) collect(inside, uses);
  }
}
