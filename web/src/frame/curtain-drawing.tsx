import * as curtain from './curtain.module.css';

const WIDTH = 1200;
const HEIGHT = 800;
const FOLDS = 22;
const SWAGS = 6;

/** Where the edge between two folds hangs: straight at the rod, and ever freer towards the hem. */
function edge(index: number): string {
  const x = (index * WIDTH) / FOLDS;
  const sway = 9 * Math.sin(index * 2.3) + 4 * Math.sin(index * 5.1);
  return `${x} 40C${x} 300 ${x - sway} 520 ${x + sway} ${HEIGHT}`;
}

function edgeUpwards(index: number): string {
  const x = (index * WIDTH) / FOLDS;
  const sway = 9 * Math.sin(index * 2.3) + 4 * Math.sin(index * 5.1);
  return `${x + sway} ${HEIGHT}C${x - sway} 520 ${x} 300 ${x} 40`;
}

function swag(index: number): string {
  const [left, right] = [(index * WIDTH) / SWAGS, ((index + 1) * WIDTH) / SWAGS];
  const middle = (left + right) / 2;
  return `M${left} 30V92Q${middle} 220 ${right} 92V30Z`;
}

/** The lines of a swag along which the cloth hangs. */
function creases(index: number): string {
  const [left, right] = [(index * WIDTH) / SWAGS, ((index + 1) * WIDTH) / SWAGS];
  const middle = (left + right) / 2;
  return [0.25, 0.5, 0.75]
    .map((deep) => `M${left} ${34 + 58 * deep}Q${middle} ${50 + 150 * deep} ${right} ${34 + 58 * deep}`)
    .join('');
}

function tassel(index: number): string {
  const x = (index * WIDTH) / SWAGS;
  return `M${x - 7} 100h14l5 52h-24zM${x - 6} 92a6 6 0 1 0 12 0a6 6 0 1 0 -12 0`;
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

const FOLD_PATHS = range(FOLDS).map((index) => `M${edge(index)}L${edgeUpwards(index + 1)}Z`);
const SWAG_PATHS = range(SWAGS).map(swag);
const CREASES = range(SWAGS).map(creases).join('');
const TASSELS = range(SWAGS + 1)
  .map(tassel)
  .join('');
/** A theatre curtain that hides all of the screen. */
export function CurtainDrawing() {
  return (
    <svg
      class={curtain.drape}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="drape-fold">
          <stop class={curtain.drapeShadow} offset="0" />
          <stop class={curtain.drapeCloth} offset="0.4" />
          <stop class={curtain.drapeShine} offset="0.55" />
          <stop class={curtain.drapeCloth} offset="0.72" />
          <stop class={curtain.drapeShadow} offset="1" />
        </linearGradient>
        <linearGradient id="drape-swag" x2="0" y2="1">
          <stop class={curtain.drapeShadow} offset="0" />
          <stop class={curtain.drapeCloth} offset="0.55" />
          <stop class={curtain.drapeShine} offset="0.85" />
          <stop class={curtain.drapeCloth} offset="1" />
        </linearGradient>
      </defs>
      {FOLD_PATHS.map((path) => (
        <path key={path} d={path} fill="url(#drape-fold)" />
      ))}
      {SWAG_PATHS.map((path) => (
        <path key={path} class={curtain.drapeSwag} d={path} fill="url(#drape-swag)" />
      ))}
      <path class={curtain.drapeCrease} d={CREASES} />
      <path class={curtain.drapeTassel} d={TASSELS} />
      <path class={curtain.drapeRod} d={`M0 22H${WIDTH}`} />
      <path class={curtain.drapeRodLight} d={`M0 17H${WIDTH}`} />
    </svg>
  );
}
