/** How much room a tooth takes of the circle on which gears meet. */
const MODULE = 8.5;

/** How far from its middle a gear with this number of teeth meets another. */
export function radiusOf(teeth: number): number {
  return (MODULE * teeth) / 2;
}

/** The outline of a gear around 0,0 with a tooth that points to the right. */
export function outlineOf(teeth: number): string {
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

export function pointAt(radius: number, angle: number): string {
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}
