import { THINGS, type ThingName } from './things.ts';

/** A thing in the house, drawn from its parts. */
export function Thing({ name }: { readonly name: ThingName }) {
  return THINGS[name].map(([material, d], at) => <path key={at} class={`of-${material}`} d={d} />);
}
