const CENTRE = { x: 240, y: 150 };
const HOURS = 12;

/** The clock strikes: its hand stands at the Hour that begins. */
export function Hour({ hour }: { readonly hour: number }) {
  const { x, y } = CENTRE;
  return (
    <g fill="none" stroke="#d6ae55">
      <circle cx={x} cy={y} r="130" fill="url(#moment-gaslight)" stroke="none" />
      <circle cx={x} cy={y} r="104" stroke-width="5" fill="#150f09" />
      {MARKS.map((angle) => (
        <path
          key={angle}
          d={`M${x} ${y - 96}v${angle === (hour % HOURS) * 30 ? 26 : 12}`}
          stroke-width={angle === (hour % HOURS) * 30 ? 9 : 4}
          transform={`rotate(${angle} ${x} ${y})`}
        />
      ))}
      <path
        d={`M${x} ${y + 14}V${y - 62}`}
        stroke-width="8"
        stroke-linecap="round"
        transform={`rotate(${hour * 30} ${x} ${y})`}
      />
      <circle cx={x} cy={y} r="9" fill="#d6ae55" />
    </g>
  );
}

const MARKS = Array.from({ length: HOURS }, (_, index) => index * 30);
