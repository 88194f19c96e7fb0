import type { Page } from '@playwright/test';

/**
 * Gives a page, before it opens, random numbers that are the same in every run: what it deals and gives to a deal is the
 * same, too. It goes on in the same order when the page is loaded again, so that no two tables get one name.
 */
export async function fixChance(page: Page, whose: string): Promise<void> {
  await page.addInitScript((name) => {
    const byteOf = (words: string): number => {
      let hash = 0x811c9dc5;
      for (const letter of words) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
      hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
      return (hash ^ (hash >>> 12)) & 0xff;
    };
    crypto.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
      if (into === null) return into;
      const draw = Number(sessionStorage.getItem('drawn') ?? 0) + 1;
      sessionStorage.setItem('drawn', `${draw}`);
      const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
      for (const index of bytes.keys()) bytes[index] = byteOf(`${name} ${draw} ${index}`);
      return into;
    };
  }, whose);
}
