import { useEffect } from 'preact/hooks';
import type { AskedProps } from '../asked.ts';
import { openingFor } from './openings.ts';

/**
 * Puts the opening plan on a board that opens with no plan yet; a player who drops the plan sees the question without
 * one.
 */
export function useOpening({ draft, asked }: AskedProps): void {
  useEffect(() => {
    if (draft.plan.value.length === 0) draft.setPlan(openingFor(asked));
  }, []);
}
