/** Small drawings on a field of 24 by 24, as lines. */
const LINES = {
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  share: 'M12 15V3m0 0L8 7m4-4l4 4M5 12v8h14v-8',
  settings: 'M4 7h9m5 0h2M4 12h2m5 0h9M4 17h7m5 0h4M15.5 4.5v5M8.5 9.5v5M13.5 14.5v5',
  more: 'M4 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
  check: 'M5 12.5l4.5 4.5L19 7.5',
} as const;

export function Icon({ name }: { readonly name: keyof typeof LINES }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={LINES[name]} />
    </svg>
  );
}
