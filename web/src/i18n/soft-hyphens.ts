// cspell:disable-next-line
const VOWELS = 'aeiouyàèéìòóùáâãêíôõúаеёиоуыэюя';
/** After a vowel, before a consonant with a vowel of its own: right in all four languages, and enough for one long word. */
const BETWEEN = new RegExp(`(?<=\\p{L}{2}[${VOWELS}])(?=[^${VOWELS}][${VOWELS}]\\p{L})`, 'giu');
const LONG_WORD = /\p{L}{12,}/gu;

/** Lets long words break where they have to, for narrow places: few browsers know where Russian words may break. */
export function withSoftHyphens(words: string): string {
  return words.replace(LONG_WORD, (word) => word.replace(BETWEEN, '\u00ad'));
}
