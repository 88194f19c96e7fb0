import type { Draw } from '@vigilia/kernel';

/** Any word but 0, from which a shift register never moves. */
const INSTEAD_OF_ZERO = 0x9e37_79b9;

/**
 * Draws for games that are never replayed: a shift register of 32 bits in place of a hash, which makes habits affordable. The
 * first word drawn is the one it begins with, so that draws can be handed on in a single word. What the remainder
 * favours is less than one draw in many millions.
 */
export class QuickDraws {
  private word: number;

  constructor(word: number) {
    this.word = word;
  }

  begin(word: number): void {
    this.word = word;
  }

  readonly draw: Draw = (sides) => {
    const { word } = this;
    let next = word === 0 ? INSTEAD_OF_ZERO : word;
    next ^= next << 13;
    next ^= next >>> 17;
    next ^= next << 5;
    this.word = next >>> 0;
    return word % sides;
  };
}
