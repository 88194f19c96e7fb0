const LINES: Readonly<Record<'d10' | 'grey', string>> = {
  d10: 'M8 1l6 6-6 8-6-8zM2 7l4 2h4l4-2M6 9l2-8 2 8-2 6z',
  grey: 'M3 2h10q1 0 1 1v10q0 1-1 1H3q-1 0-1-1V3q0-1 1-1zM5.5 5.5v.01M8 8v.01M10.5 10.5v.01',
};

/** The die that is thrown, beside words that say so. */
export function Die({ kind }: { readonly kind: 'd10' | 'grey' }) {
  return (
    <svg class="story-die" viewBox="0 0 16 16" aria-hidden="true">
      <path d={LINES[kind]} />
    </svg>
  );
}
