import { localeOf } from '@vigilia/kernel';

/** A chance as a share of a hundred: never 0 or 100 where it is not certain. */
export function percentOf(chance: number, language: string): string {
  const percent = new Intl.NumberFormat(localeOf(language), { style: 'percent' });
  if (chance > 0 && chance < 0.01) return `<${percent.format(0.01)}`;
  if (chance < 1 && chance > 0.99) return `>${percent.format(0.99)}`;
  return percent.format(chance);
}
