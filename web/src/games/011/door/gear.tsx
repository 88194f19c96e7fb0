import * as fanlight from './fanlight.module.css';

interface GearProps {
  readonly teeth: number;
  readonly at: readonly [x: number, y: number];
  /** Degrees it is turned by, so that its teeth meet those of its neighbour. */
  readonly turned: number;
  readonly class: string;
}

/** A brass gear with half as many faces as teeth, a dot for each. */
export function Gear({ teeth, at: [x, y], turned, class: name }: GearProps) {
  const radius = radiusOf(teeth);
  const faces = teeth / 2;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class={`${fanlight.gear} ${name}`}>
        <g transform={`rotate(${turned})`}>
          <path class={fanlight.gearBody} d={outlineOf(teeth)} />
          <circle class={fanlight.gearLine} r={radius * 0.78} />
          <circle class={fanlight.gearLine} r={radius * 0.72} />
          {Array.from({ length: faces }, (_, face) => {
            const [cx, cy] = pointAt(radius * 0.62, (face * 2 * Math.PI) / faces).split(' ');
            return <circle key={face} class={fanlight.gearFace} cx={cx} cy={cy} r={radius * 0.045} />;
          })}
          <path class={fanlight.gearSpokes} d={windowsOf(radius)} />
          <circle class={fanlight.gearHub} r={radius * 0.17} />
          <circle class={fanlight.gearPin} r={radius * 0.06} />
        </g>
      </g>
    </g>
  );
}

/** The five openings between the spokes. */
function windowsOf(radius: number): string {
  const [inner, outer] = [radius * 0.25, radius * 0.52];
  return Array.from({ length: 5 }, (_, spoke) => {
    const [from, to] = [((spoke + 0.14) * 2 * Math.PI) / 5, ((spoke + 0.86) * 2 * Math.PI) / 5];
    return `M${pointAt(inner, from)}L${pointAt(outer, from)}A${outer} ${outer} 0 0 1 ${pointAt(outer, to)}L${pointAt(inner, to)}A${inner} ${inner} 0 0 0 ${pointAt(inner, from)}Z`;
  }).join('');
}

/** How much room a tooth takes of the circle on which gears meet. */
const MODULE = 8.5;

/** How far from its middle a gear with this number of teeth meets another. */
export function radiusOf(teeth: number): number {
  return (MODULE * teeth) / 2;
}

/** The outline of a gear around 0,0 with a tooth that points to the right. */
function outlineOf(teeth: number): string {
  const pitch = (2 * Math.PI) / teeth;
  const root = radiusOf(teeth) - 1.15 * MODULE;
  const tip = radiusOf(teeth) + 0.95 * MODULE;
  const corners: readonly (readonly [radius: number, share: number])[] = [
    [root, -0.3],
    [tip, -0.14],
    [tip, 0.14],
    [root, 0.3],
  ];
  const points = Array.from({ length: teeth }, (_, tooth) =>
    corners.map(([radius, share]) => pointAt(radius, (tooth + share) * pitch)),
  );
  return `M${points.flat().join('L')}Z`;
}

function pointAt(radius: number, angle: number): string {
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}
