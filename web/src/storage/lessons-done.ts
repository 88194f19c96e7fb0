import { signal } from '@preact/signals';

const KEY = 'vigilia.lessons';

/** The lessons that were gone through on this device. */
export const lessonsDone = signal<ReadonlySet<string>>(new Set((localStorage.getItem(KEY) ?? '').split(' ')));

export function markDone(lesson: string): void {
  lessonsDone.value = new Set([...lessonsDone.value, lesson]);
  localStorage.setItem(KEY, [...lessonsDone.value].filter(Boolean).join(' '));
}
