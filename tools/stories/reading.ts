/**
 * Flesch's reading ease of an English text: 100 is easy for every reader, 60 plain English, below 30 hard for
 * most.
 */
export function readingEase(text: string): number {
  const words = text.match(/[\p{L}’']+/gu) ?? [];
  const sentences = text.split(/[.!?…]+(?=\s|[”’]|$)/u).filter((sentence) => /\p{L}/u.test(sentence));
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length);
}

/** An e at the end that is not heard: in walked but not in wanted, in makes but not in houses. */
const SILENT = /(?<!a|e|i|o|u|y)(?:(?<!t|d)ed|(?<!c|g|h|l|s|x|z)es|(?<!l)e)$/;

/** An estimate: groups of vowels. */
export function syllablesIn(word: string): number {
  const plain = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  return Math.max(1, plain.replace(SILENT, '').match(/[aeiouy]+/g)?.length ?? 0);
}
