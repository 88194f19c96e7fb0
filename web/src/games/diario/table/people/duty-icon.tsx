import type { Duty } from '@vigilia/game-diario';
import './duty-icon.css';

/** A bed, a mat on the floor, a lamp at the door, a rucksack and a way out; on a grid of 16. */
const LINES: Readonly<Record<Duty, string>> = {
  bed: 'M1.5 3v10.5M1.5 11h13v2.5M14.5 11V8.5c0-1-1-1.5-2-1.5H6v4M2.5 8.5a1.5 1.5 0 1 1 3 0 1.5 1.5 0 1 1-3 0',
  floor: 'M1.5 13h13M2 11.5a1.5 1.5 0 1 1 3 0M5 11.5h8c.8 0 1.2.5 1.5 1.5M8 4.5h3l-3 3h3',
  guard: 'M8 1.5l5.5 2v4c0 3.5-2 6-5.5 7.5-3.5-1.5-5.5-4-5.5-7.5v-4zM5.5 8l2 2 3.5-4',
  scavenge: 'M6.5 2.5h7v11h-7M9.5 8H1.5M4 5.5L1.5 8 4 10.5',
};

/** A duty of the night (EVE-1). Its name stands beside it. */
export function DutyIcon({ duty }: { readonly duty: Duty }) {
  return (
    <svg class="duty-icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={LINES[duty]} />
    </svg>
  );
}
