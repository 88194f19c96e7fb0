import { effect, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Company } from '../table/company.ts';

interface Freed {
  /** Whether this person lost the seat without standing up. */
  readonly isFreed: boolean;
  /** To be called when the person stands up. */
  leave(): void;
}

export function useFreed({ seat }: Pick<Company, 'seat'>): Freed {
  const isFreed = useSignal(false);
  const isLeaving = useRef(false);
  useEffect(() => {
    let before = seat.peek();
    return effect(() => {
      const now = seat.value;
      if (now !== null) {
        isFreed.value = false;
        isLeaving.current = false;
      } else if (before !== null && !isLeaving.current) isFreed.value = true;
      before = now;
    });
  }, [seat]);
  return {
    isFreed: isFreed.value,
    leave() {
      isLeaving.current = true;
    },
  };
}
