import { signal } from '@preact/signals';

const KEY = 'vigilia.lessons';

/** The lessons that were gone through on this device. */
export const done = signal<ReadonlySet<string>>(new Set((localStorage.getItem(KEY) ?? '').split(' ')));

export function markDone(lesson: string): void {
  done.value = new Set([...done.value, lesson]);
  localStorage.setItem(KEY, [...done.value].filter(Boolean).join(' '));
}
