import type { AskedProps } from '../asked.ts';
import { openingFor } from './openings.ts';
import { useOpeningBy } from './parts/opening.ts';

/** Puts the opening plan on a board of the night. */
export function useOpening(props: AskedProps): void {
  useOpeningBy(props, openingFor);
}
