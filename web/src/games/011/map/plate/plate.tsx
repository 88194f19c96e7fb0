import { HEIGHT, WIDTH } from '../measure.ts';
import { Arcades } from './arcades.tsx';
import { Blocks } from './blocks.tsx';
import { Cartouche } from './cartouche.tsx';
import { Citadel } from './citadel.tsx';
import { Country } from './country.tsx';
import { Frame } from './frame.tsx';
import { Gaslight, Parchment } from './parchment.tsx';
import { Places } from './places.tsx';
import { River } from './river.tsx';
import { Runes } from './runes.tsx';
import { Stations } from './stations.tsx';
import './plate.css';

/** The engraved map, drawn once: nothing that happens in a game changes it. */
export function Plate() {
  return (
    <svg class="plate" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <Parchment />
      <Country />
      <Citadel />
      <River />
      <Blocks />
      <Arcades />
      <Stations />
      <Places />
      <Runes />
      <Cartouche />
      <Frame />
      <Gaslight />
    </svg>
  );
}
