import type { Duty } from '@vigilia/game-diario';
import './duty-icon.css';

/** A bed, a mat on the floor, a lamp at the door, a rucksack and a way out; on a grid of 16. */
const LINES: Readonly<Record<Duty, string>> = {
  bed: 'M1.500 3v10.500M1.500 11h13v2.500M14.500 11V8.500c0-1-1-1.500-2-1.500H6v4M2.500 8.500a1.500 1.500 0 1 1 3 0 1.500 1.500 0 1 1-3 0',
  floor: 'M1.500 13h13M2 11.500a1.500 1.500 0 1 1 3 0M5 11.500h8c.8 0 1.200.5 1.500 1.500M8 4.500h3l-3 3h3',
  guard: 'M8 1.500l5.500 2v4c0 3.500-2 6-5.500 7.500-3.500-1.500-5.500-4-5.500-7.500v-4zM5.500 8l2 2 3.500-4',
  scavenge: 'M6.500 2.500h7v11h-7M9.500 8H1.500M4 5.500L1.500 8 4 10.500',
};

/** A duty of the night (EVE-1). Its name stands beside it. */
export function DutyIcon({ duty }: { readonly duty: Duty }) {
  return (
    <svg class="duty-icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={LINES[duty]} />
    </svg>
  );
}
