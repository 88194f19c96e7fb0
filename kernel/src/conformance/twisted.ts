import type { Choice } from '../engine/choice.ts';

/** Choices like this one with something wrong about each: most are illegal, some happen to be legal. */
export function twisted(choice: Choice): Choice[] {
  const twists: Choice[] = [
    { verb: 'abracadabra' },
    { verb: choice.verb.toUpperCase() },
    { ...choice, extra: 1 } as Choice,
  ];
  for (const [argument, value] of Object.entries(choice)) {
    if (argument === 'verb') continue;
    for (const other of otherValues(value)) twists.push({ ...choice, [argument]: other });
    const { [argument]: _, ...rest } = choice as Choice & Record<string, unknown>;
    twists.push(rest as unknown as Choice);
  }
  return twists;
}

function otherValues(value: unknown): unknown[] {
  if (typeof value === 'number') return [value - 1, value + 1, -1, value + 0.5, 999_999, String(value), null];
  return [`${value}x`, '', 0, null];
}
