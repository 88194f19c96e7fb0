import type { EffectKind } from '../../src/data/effect.ts';
import { MACHINES } from '../../src/data/gears.ts';

const isAmount = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0;

const isLines = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  new Set(value).size === value.length &&
  value.every((line) => line !== 'carriage' && MACHINES.includes(line));

type Fields = Readonly<Record<string, (value: unknown) => boolean>>;

/** What each kind of effect carries besides its kind. */
const FIELDS: Readonly<Record<EffectKind, Fields>> = {
  time: { amount: isAmount },
  music: { amount: isAmount },
  clue: { amount: isAmount },
  draw: { tiles: isAmount },
  investigate: { cards: isAmount },
  walk: { steps: isAmount },
  ride: { lines: isLines },
  copy: { cost: isAmount },
  act: {},
  block: {},
  'clue-on-place': {},
  'move-clue': {},
  regain: {},
  send: {},
  swap: {},
  twice: {},
};

/** What is wrong with an effect as data; nothing if it is well-formed. */
export function faultsOf(effect: object): string[] {
  const { kind, ...fields } = effect as Record<string, unknown>;
  if (typeof kind !== 'string' || !Object.hasOwn(FIELDS, kind)) return [`no effect is called ${kind}`];
  const expected = FIELDS[kind as EffectKind];
  const missing = Object.keys(expected).filter((name) => !(name in fields));
  const wrong = Object.entries(fields).filter(([name, value]) => !expected[name]?.(value));
  return [
    ...missing.map((name) => `${kind} lacks ${name}`),
    ...wrong.map(([name, value]) => `${kind} cannot have ${name} ${JSON.stringify(value)}`),
  ];
}
