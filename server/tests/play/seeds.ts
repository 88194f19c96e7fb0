import { namedSeed } from '@vigilia/kernel';

/** Deals every table of as many people alike, so that a test knows what will be asked. */
export const sameSeed = (): string => '0'.repeat(64);

/** Deals the first table, the second and so on each in a way of its own, the same whenever a test runs. */
export function seedsInOrder(): () => string {
  let opened = 0;
  return () => namedSeed(`table ${++opened}`);
}
