import { stop } from '@vigilia/tools/root';

/** The whole number given to an option of a command. */
export function countOf(option: string, written: string, { from = 1 } = {}): number {
  const isWhole = /^(?:0|[1-9]\d{0,6})$/.test(written);
  if (!isWhole || Number(written) < from) stop(`--${option} takes a whole number from ${from}: ${written}`);
  return Number(written);
}
