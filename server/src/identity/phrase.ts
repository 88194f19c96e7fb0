import { generateMnemonic, mnemonicToEntropy } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { hashOf } from './secret.ts';

/** Twelve words that hold 128 bits and a check. */
export function newPhrase(): string {
  return generateMnemonic(wordlist, 128);
}

/** What is kept of a phrase, however it was typed; null if it is no phrase. */
export function hashOfPhrase(typed: string): string | null {
  const words = typed
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
  if (words.length !== 12) return null;
  try {
    return hashOf(mnemonicToEntropy(words.join(' '), wordlist));
  } catch {
    // A word that is not on the list, or a check that does not fit.
    return null;
  }
}
