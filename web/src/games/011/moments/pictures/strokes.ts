import { round, wobble } from '../../emblems/burin.ts';

/** A number of things, by their index. */
export function each<T>(count: number, made: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => made(index));
}

/** Rays from a middle: each begins and ends a little elsewhere, as by hand. */
export function rays(
  [x, y]: readonly [number, number],
  { count, from, to, ragged = 0.2 }: { count: number; from: number; to: number; ragged?: number },
): string {
  return each(count, (ray) => {
    const angle = (ray * 2 * Math.PI) / count;
    const long = to * (1 - ragged * wobble(ray, 3));
    const [across, down] = [Math.cos(angle), Math.sin(angle)];
    return `M${round(x + from * across)} ${round(y + from * down)}L${round(x + long * across)} ${round(y + long * down)}`;
  }).join('');
}

/** Turin against the sky: roofs, chimneys, arcades, and the spire of the Mole to the right of the middle. */
export const SKYLINE =
  'M0 300V238H16V228H22V238H44V222L58 212L72 222V234H92V226H98V234H112V216H140V224H152V208L160 198L168 208V224' +
  'H190V232H214V220H226V212H232V220H250V230H284V214H292' +
  'C294 196 304 178 318 168V160H322V150H324L327 92L330 150H332V160H336V168C350 178 360 196 362 214H370V230' +
  'H394V218L406 208L418 218V232H438V224H444V232H462V220H480V300Z';

/** Lit windows of the skyline. */
export const WINDOWS = each(26, (index) => {
  const x = 8 + index * 18.4 + 6 * wobble(index, 1);
  const y = 248 + 34 * wobble(index, 2);
  return `M${round(x)} ${round(y)}h3v5h-3z`;
}).join('');
