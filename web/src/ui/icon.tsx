/** Small drawings on a field of 24 by 24, as lines. */
const LINES = {
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  share: 'M12 15V3m0 0L8 7m4-4l4 4M5 12v8h14v-8',
  settings: 'M4 7h9m5 0h2M4 12h2m5 0h9M4 17h7m5 0h4M15.5 4.5v5M8.5 9.5v5M13.5 14.5v5',
  more: 'M4 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  home: 'M3.5 11.5L12 4l8.5 7.5M6 10v10h12V10M10 20v-5.5h4V20',
  undo: 'M8.5 4.5L4 9l4.5 4.5M4.5 9H14a5.5 5.5 0 0 1 0 11H9',
  ask: 'M8.5 3.5L4.5 7.5l4 4M5 7.5h8a5 5 0 0 1 5 5M14.5 16.2a2 2 0 1 1 2.6 2.3c-.7.3-.9.7-.9 1.3M16.2 22h.01',
  point:
    'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13M15.5 15.5L21 21M8.8 8.8a1.8 1.8 0 1 1 2.4 1.8c-.5.2-.7.6-.7 1.1M10.5 13.8h.01',
  goal: 'M5.5 21.5V3.5M5.5 4.5c4-2.2 8 2.2 13 0v9c-5 2.2-9-2.2-13 0',
  hint: 'M9.5 18.5h5M10.5 21.5h3M12 2.5a6.2 6.2 0 0 0-3.7 11.2c.8.6 1.2 1.2 1.2 2.3h5c0-1.1.4-1.7 1.2-2.3A6.2 6.2 0 0 0 12 2.5z',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15 9.5a3.5 3.5 0 0 1 0 5M17.5 7a7 7 0 0 1 0 10',
  silence: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9.5l5 5M20.5 9.5l-5 5',
  offline:
    'M3 9.5a13 13 0 0 1 18 0M6.2 13a8.4 8.4 0 0 1 11.6 0M9.4 16.4a3.8 3.8 0 0 1 5.2 0M12 19.5h.01M4 4l16 16',
  down: 'M12 4v15M5.5 12.5L12 19l6.5-6.5',
  eye: 'M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0',
  talk: 'M4 5h16v11h-8.5L7 20v-4H4zM8 9h8M8 12h5',
} as const;

/** A drawing beside words, or beside words for screen readers. */
export function Icon({ name }: { readonly name: keyof typeof LINES }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={LINES[name]} />
    </svg>
  );
}
