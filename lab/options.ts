import { stop } from '@vigilia/tools/root';

/** The whole number given to an option of a command. */
export function countOf(option: string, written: string): number {
  if (!/^[1-9]\d{0,6}$/.test(written)) stop(`--${option} takes a whole number from 1: ${written}`);
  return Number(written);
}
