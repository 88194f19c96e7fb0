import { signal } from '@preact/signals';

/**
 * What is being explained on the table: `asking` while the player is to point at something, the element pointed at, or
 * null while nothing is.
 */
export const explained = signal<'asking' | Element | null>(null);
