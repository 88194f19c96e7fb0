/** How steeply teeth press on each other. Few teeth want a steep flank. */
const PRESSURE = (25 * Math.PI) / 180;
/** What a tooth stands out by and reaches in by, in modules: stub teeth, for with so few long ones look like petals. */
const ADDENDUM = 0.5;
const DEDENDUM = 0.62;
/** A little air between the flanks, as an angle. */
const BACKLASH = 0.015;
const FLANK = [0, 0.25, 0.5, 0.75, 1] as const;

/** The radius at which wheels of one module roll on each other: it grows with the teeth, so that all teeth are alike. */
export function pitchRadius(teeth: number, module: number): number {
  return (teeth * module) / 2;
}

export function tipRadius(teeth: number, module: number): number {
  return pitchRadius(teeth, module) + ADDENDUM * module;
}

export function rootRadius(teeth: number, module: number): number {
  return pitchRadius(teeth, module) - DEDENDUM * module;
}

/** The outline of a toothed wheel round 0,0, a tooth straight up, as the path of an SVG: two arcs a tooth. */
export function wheelPath(teeth: number, module: number): string {
  const [tip, root] = [tipRadius(teeth, module), rootRadius(teeth, module)].map(round);
  const flank = flankOf(teeth, module);
  const outlines = Array.from({ length: teeth }, (_, tooth) => {
    const middle = (tooth / teeth) * 2 * Math.PI;
    const rising = flank.map(([radius, half]) => pointAt(radius, middle - half));
    const falling = flank.map(([radius, half]) => pointAt(radius, middle + half)).reverse();
    const foot = tooth === 0 ? `M${rising[0]}` : `A${root} ${root} 0 0 1 ${rising[0]}`;
    return `${foot}L${rising.slice(1).join(' ')}A${tip} ${tip} 0 0 1 ${falling[0]}L${falling.slice(1).join(' ')}`;
  });
  const [[, foot] = [0, 0]] = flank;
  return `${outlines.join('')}A${root} ${root} 0 0 1 ${pointAt(root ?? 0, -foot)}Z`;
}

/** Points from the foot of a tooth to its tip: radius, and the angle it is wide there on either side. */
function flankOf(teeth: number, module: number): (readonly [radius: number, half: number])[] {
  const [root, tip] = [rootRadius(teeth, module), tipRadius(teeth, module)];
  const base = pitchRadius(teeth, module) * Math.cos(PRESSURE);
  const widest = Math.PI / (2 * teeth) + involute(PRESSURE) - BACKLASH;
  return FLANK.map((share) => {
    const radius = root + (tip - root) * share;
    // Below the base circle there is no involute: there the foot goes straight down, a little thicker.
    const half =
      radius < base ? (widest * base ** 2) / radius ** 2 : widest - involute(Math.acos(base / radius));
    return [radius, half] as const;
  });
}

function involute(angle: number): number {
  return Math.tan(angle) - angle;
}

/** Clockwise from straight up. */
function pointAt(radius: number, angle: number): string {
  return `${round(radius * Math.sin(angle))},${round(-radius * Math.cos(angle))}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
