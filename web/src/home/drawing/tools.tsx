import './tools.css';

const TICKS = Array.from({ length: 12 }, (_, hour) => hour * 30);

/** What lies on the bench: a watch that shows 11, a lens, tweezers and a screwdriver. */
export function Tools() {
  return (
    <svg class="tools" viewBox="0 0 520 118" aria-hidden="true">
      <ellipse class="tools-shade" cx="96" cy="108" rx="62" ry="7" />
      <g transform="translate(96 64) rotate(-9)">
        <path class="tools-brass" d="M-6 -58h12v12h-12zM-9 -62h18v6h-18z" />
        <circle class="tools-bow" cy="-66" r="9" />
        <circle class="tools-brass" r="46" />
        <circle class="tools-dial" r="39" />
        {TICKS.map((turn) => (
          <path key={turn} class="tools-tick" transform={`rotate(${turn})`} d="M0 -36v7" />
        ))}
        <path class="tools-hand" d="M3 5L-11 -19M0 7V-30" />
        <circle class="tools-pin" r="3" />
      </g>
      <ellipse class="tools-shade" cx="240" cy="104" rx="62" ry="8" />
      <path class="tools-horn" d="M270 92l34-12c6-2 9 6 4 8l-33 12z" />
      <ellipse class="tools-glass" cx="232" cy="94" rx="44" ry="15" />
      <path class="tools-shine" d="M202 92q10 -9 28 -9" />
      <ellipse class="tools-shade" cx="400" cy="112" rx="104" ry="4" />
      <path class="tools-steel" d="M300 109C330 92 400 92 486 100l1 3C400 98 340 99 302 112z" />
      <path class="tools-steel" d="M300 110C340 112 420 112 486 105l1-2C420 106 340 104 302 106z" />
      <g transform="translate(322 84) rotate(-4)">
        <path class="tools-horn" d="M0 -8h62l8 4v8l-8 4H0c-5-4-5-12 0-16z" />
        <path class="tools-brass" d="M70 -5h12v10H70z" />
        <path class="tools-steel" d="M82 -2h84l8-2v8l-8-2H82z" />
      </g>
    </svg>
  );
}
