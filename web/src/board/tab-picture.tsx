import type { Tab } from '../games/011/board/tab.ts';
import './tab-picture.css';

/** Line drawings on a grid of 24. */
const LINES: Readonly<Record<Tab, string>> = {
  ask: 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19M9 9.3c0-1.9 1.3-3 3-3s3 1.1 3 2.8c0 2.4-3 2.4-3 5M12 17.6h.01',
  players:
    'M12.4 7.4a3.9 3.9 0 1 1-7.8 0a3.9 3.9 0 0 1 7.8 0M1.8 20.5c0-4.4 3-7 6.7-7s6.7 2.6 6.7 7M15.5 3.8a3.9 3.9 0 0 1 0 7.2M17.5 13.9c2.8.8 4.7 3.2 4.7 6.6',
  gears:
    'M12 5.2a6.8 6.8 0 1 1 0 13.6 6.8 6.8 0 0 1 0-13.6M14.4 12a2.4 2.4 0 1 1-4.8 0a2.4 2.4 0 0 1 4.8 0M12 5.2V2M12 22v-3.2M5.2 12H2M22 12h-3.2M7.2 7.2L4.9 4.9M19.1 19.1l-2.3-2.3M7.2 16.8l-2.3 2.3M19.1 4.9l-2.3 2.3',
  hand: 'M8.5 5.5h9.5v15H8.5zM8.5 8.2L3.2 9.8l3.6 11.4 1.7-.5M13.2 9.5l2.2 3.5-2.2 3.5L11 13z',
  sheet:
    'M3.5 3.5h17v17h-17zM3.5 9h17M9 3.5v17M14.7 9v11.5M3.5 14.8h17M10.6 11.8l1 1.1 1.8-2.1M16.5 16.6l2.4 2.4M18.9 16.6L16.5 19',
  log: 'M12 6.2C10 4.6 7 4.2 3 4.2v14c4 0 7 .4 9 2 2-1.6 5-2 9-2v-14c-4 0-7 .4-9 2zM12 6.2v14M6 8.7h3M6 11.7h3M6 14.7h3M15 8.7h3M15 11.7h3',
  talk: 'M3 4.5h18v12H11l-4.5 4v-4H3zM7.5 10.5h.01M12 10.5h.01M16.5 10.5h.01',
};

export function TabPicture({ name }: { readonly name: Tab }) {
  return (
    <svg class="tab-picture" viewBox="0 0 24 24" aria-hidden="true">
      <path d={LINES[name]} />
    </svg>
  );
}
