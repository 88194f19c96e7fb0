import { isSeed } from './seed.ts';
import { type Start, sha256Words, startWith } from './sha256.ts';

/**
 * Where randomness comes from. A draw is a function of the seed, its purpose and how many draws that purpose
 * has made: going back and forth cannot re-roll, and draws for one purpose never shift those for another.
 */
export interface Chance {
  /** 256 bits as hex; never part of a view. */
  seed: string;
  /** 32-bit words taken so far, by purpose. */
  drawn: Record<string, number>;
}

/** A copy that draws on by itself. */
export function forkChance({ seed, drawn }: Chance): Chance {
  return { seed, drawn: { ...drawn } };
}

const WORDS_IN_A_BLOCK = 8;
const TWO_TO_32 = 0x1_0000_0000;
const LARGEST_WORD = 0xffff_ffff;

interface Block {
  readonly number: number;
  readonly words: Uint32Array;
}

/**
 * The block that was hashed last for each purpose of the latest seed: a shuffle takes many words from one, and a
 * game draws for one purpose after the other. A seed of 64 digits fills a block of the hash by itself.
 */
const latest: { seed: string; start: Start | undefined; readonly blocks: Map<string, Block> } = {
  seed: '',
  start: undefined,
  blocks: new Map(),
};

/** A block of a purpose's stream: SHA-256 of seed, purpose and block number, in counter mode. */
function blockAt(seed: string, purpose: string, number: number): Block {
  if (seed !== latest.seed) {
    latest.seed = seed;
    latest.start = isSeed(seed) ? startWith(seed) : undefined;
    latest.blocks.clear();
  }
  const known = latest.blocks.get(purpose);
  if (known?.number === number) return known;
  const rest = `:${purpose}:${number}`;
  const words = latest.start === undefined ? sha256Words(seed + rest) : sha256Words(rest, latest.start);
  const block = { number, words };
  latest.blocks.set(purpose, block);
  return block;
}

/** One purpose's words, read on from where it stopped. */
class Stream {
  private readonly chance: Chance;
  private readonly purpose: string;
  private next: number;
  private block: Block | undefined;

  constructor(chance: Chance, purpose: string) {
    this.chance = chance;
    this.purpose = purpose;
    this.next = chance.drawn[purpose] ?? 0;
  }

  private word(): number {
    const index = this.next++;
    const number = Math.floor(index / WORDS_IN_A_BLOCK);
    if (this.block?.number !== number) this.block = blockAt(this.chance.seed, this.purpose, number);
    return this.block.words[index % WORDS_IN_A_BLOCK] as number;
  }

  /** Every number below `sides` equally likely: words past the last full multiple are passed over. */
  below(sides: number): number {
    if (!Number.isInteger(sides) || sides < 1) throw new RangeError(`nothing to draw from: ${sides}`);
    // What 2 to the 32 leaves over, in steps of 32 bits: a remainder of doubles takes half as long again.
    const fair = TWO_TO_32 - (((LARGEST_WORD % sides) + 1) % sides);
    for (;;) {
      const word = this.word();
      if (word < fair) return word % sides;
    }
  }

  close(): void {
    this.chance.drawn[this.purpose] = this.next;
  }
}

/** A whole number from 0 to `sides - 1`. */
export function drawBelow(chance: Chance, purpose: string, sides: number): number {
  const stream = new Stream(chance, purpose);
  const drawn = stream.below(sides);
  stream.close();
  return drawn;
}

/** A shuffled copy (Fisher-Yates). */
export function shuffled<T>(chance: Chance, purpose: string, items: readonly T[]): T[] {
  const stream = new Stream(chance, purpose);
  const deck = items.slice();
  for (let last = deck.length - 1; last > 0; last--) {
    const other = stream.below(last + 1);
    const swap = deck[last] as T;
    deck[last] = deck[other] as T;
    deck[other] = swap;
  }
  stream.close();
  return deck;
}
