import type { Diario } from '@vigilia/game-diario';
import { text } from '@vigilia/kernel';
import type { Legend } from '../../../draft/game-ui.ts';
import * as styles from './legend.module.css';

/** A line drawing on a grid of 24. */
function drawn(lines: string) {
  return () => (
    <svg class={styles.legendPicture} viewBox="0 0 24 24" aria-hidden="true">
      <path d={lines} />
    </svg>
  );
}

const CARDS = 'M4 7h9v13H4zM8 4h9v13M12 1.5h9v13';
const CORNER = 'M6 2.5h12v19H6zM12 2.5l6 6M14 2.5l4 4';
const DIE = 'M4 4h16v16H4zM9 9h.01M15 15h.01M12 12h.01';
const BACK = 'M20 12a8 8 0 1 1-2.5-5.8M20 3v4h-4';
const MOOD = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M8.5 15.5c2-1.8 5-1.8 7 0M9 9.5h.01M15 9.5h.01';
const FLAKE = 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9';
const EAR = 'M7 9a5 5 0 0 1 10 0c0 3-3 3.6-3 6.5S12 20 10 19M10 9.5a2 2 0 0 1 4 0';

/** What is printed on things of the box, in words. */
export const legend: Legend<Diario> = [
  {
    title: 'diario.signs',
    signs: [
      {
        id: 'night-cards',
        clause: 'SCAV-4',
        Picture: drawn(CARDS),
        name: text('sign.night-cards'),
        what: text('sign.night-cards-what'),
      },
      {
        id: 'noise',
        clause: 'SCAV-3',
        Picture: drawn(EAR),
        name: text('sign.noise'),
        what: text('sign.noise-what'),
      },
      {
        id: 'red-corner',
        clause: 'RAID-6',
        Picture: drawn(CORNER),
        name: text('sign.red-corner'),
        what: text('sign.red-corner-what'),
      },
      {
        id: 'delayed',
        clause: 'MORN-1',
        Picture: drawn(BACK),
        name: text('sign.delayed'),
        what: text('sign.delayed-what'),
      },
      {
        id: 'spirit',
        clause: 'DAWN-3',
        Picture: drawn(MOOD),
        name: text('sign.spirit'),
        what: text('sign.spirit-what'),
      },
      {
        id: 'cold',
        clause: 'DAWN-3',
        Picture: drawn(FLAKE),
        name: text('sign.cold'),
        what: text('sign.cold-what'),
      },
      {
        id: 'die-grey',
        clause: 'FIGHT-11',
        Picture: drawn(DIE),
        name: text('sign.die-grey'),
        what: text('sign.die-grey-what'),
      },
      {
        id: 'die-yellow',
        clause: 'FIGHT-11',
        Picture: drawn(DIE),
        name: text('sign.die-yellow'),
        what: text('sign.die-yellow-what'),
      },
      {
        id: 'die-red',
        clause: 'FIGHT-11',
        Picture: drawn(DIE),
        name: text('sign.die-red'),
        what: text('sign.die-red-what'),
      },
      {
        id: 'fate',
        clause: 'FIGHT-8',
        Picture: drawn(CORNER),
        name: text('sign.fate'),
        what: text('sign.fate-what'),
      },
    ],
  },
];
