/** Small drawings on a field of 24 by 24, as lines. */
const LINES = {
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  share: 'M12 15V3m0 0L8 7m4-4l4 4M5 12v8h14v-8',
  settings: 'M4 7h9m5 0h2M4 12h2m5 0h9M4 17h7m5 0h4M15.5 4.5v5M8.5 9.5v5M13.5 14.5v5',
  lamp: 'M9 20h6M10 17h4l2-3V9l-2-3h-4L8 9v5zM12 6V3M12 14c-2-2 0-3 0-5 2 2 2 4 0 5z',
  plus: 'M12 5v14M5 12h14',
  crown: 'M4 18h16l1-10-5 4-4-7-4 7-5-4z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  automaton: 'M6 9h12v10H6zM12 9V5m0 0h3M9 13h.01M15 13h.01M9.5 16h5M3.5 12v4M20.5 12v4',
} as const;

export function Icon({ name }: { readonly name: keyof typeof LINES }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={LINES[name]} />
    </svg>
  );
}
