import loadThings from 'drawings:diario/table/house/things';
import { late, lazyIn } from '../../../../ui/lazy.tsx';
import type { ThingName } from './things.ts';

const things = late(loadThings);
const Nothing = () => null;

/** A thing in the house, drawn from its parts. */
export const Thing = lazyIn(things, () => Drawn, { Waiting: Nothing, Failed: Nothing });

function Drawn({ name }: { readonly name: ThingName }) {
  return things.part.value?.THINGS[name].map(([material, d], at) => (
    <path key={at} class={`of-${material}`} d={d} />
  ));
}
