import type { Message } from '../../src/i18n/message.ts';

type Values = Record<string, string | number>;

/** None, one, few, many and the next one, in all our languages. */
const NUMBERS = [0, 1, 2, 5, 21];

interface Use {
  isCounted: boolean;
  /** What is told apart by name, `other` left out. */
  readonly told: Set<string>;
}

/** Values for the variables of a message, so that each of its forms is said. */
export function samplesOf(message: Message): Values[] {
  const uses = new Map<string, Use>();
  collect(message, uses);
  const told = [...uses.values()].map((use) => use.told.size + 1);
  const rounds = Math.max(NUMBERS.length, ...told) * 2;
  return Array.from({ length: rounds }, (_, round) =>
    Object.fromEntries([...uses].map(([name, use], index) => [name, sampleOf(name, use, round + index)])),
  );
}

function sampleOf(name: string, { isCounted, told }: Use, round: number): string | number {
  if (isCounted) return NUMBERS[round % NUMBERS.length] ?? 0;
  return [...told, `<${name}>`][round % (told.size + 1)] ?? name;
}

function collect(message: Message, uses: Map<string, Use>): void {
  if (typeof message === 'string') return;
  for (const part of message) {
    if (typeof part === 'string' || part === 0) continue;
    const [name, by, options = {}] = part;
    const use = uses.get(name) ?? { isCounted: false, told: new Set() };
    uses.set(name, use);
    if (by === 'plural') use.isCounted = true;
    if (by === 'select')
      for (const option of Object.keys(options)) if (option !== 'other') use.told.add(option);
    for (const inside of Object.values(options)) collect(inside, uses);
  }
}
