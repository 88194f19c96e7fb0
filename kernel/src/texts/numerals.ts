/** The locales of our languages: British English and European Portuguese. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB', pt: 'pt-PT' };

/** The locale that formats numbers and lists and chooses plurals in a language. */
export function localeOf(language: string): string {
  return LOCALES[language] ?? language;
}

/** A number as digits: with this many behind the decimal mark, or as many as it needs up to four. */
export type Numeral = (value: number, digits?: number) => string;

const MOST_DIGITS = 4;

/** Writes numbers as a language does: `1.5` in English is `1,5` in Italian. Thousands stand without a mark. */
export function numeralsOf(language: string): Numeral {
  const formats = new Map<number | undefined, Intl.NumberFormat>();
  return (value, digits) => {
    const format = formats.get(digits) ?? formatWith(digits);
    formats.set(digits, format);
    return format.format(value);
  };

  function formatWith(digits: number | undefined): Intl.NumberFormat {
    return new Intl.NumberFormat(localeOf(language), {
      useGrouping: false,
      maximumFractionDigits: digits ?? MOST_DIGITS,
      ...(digits === undefined ? {} : { minimumFractionDigits: digits }),
    });
  }
}

/** The value of a variable in a sentence. A game that rounds an average gives its digits as a string, `2.0`. */
export function writtenWith(number: Numeral, value: string | number): string {
  if (typeof value === 'number') return number(value);
  const [, decimals] = /^-?\d+\.(\d+)$/.exec(value) ?? [];
  return decimals === undefined ? value : number(Number(value), decimals.length);
}
