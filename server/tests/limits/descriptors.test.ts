import { expect, test } from 'vitest';
import { openFilesLimit, withinDescriptors } from '../../src/limits/descriptors.ts';
import { LIMITS } from '../../src/limits/limits.ts';

test('keeps descriptors back for everything that is no connection', () => {
  expect(withinDescriptors(LIMITS, 1_024)).toEqual({ ...LIMITS, connections: 824, sockets: 618 });
  expect(withinDescriptors(LIMITS, 256)).toMatchObject({ connections: 128, sockets: 96 });
});

test('changes nothing where descriptors abound or the system does not say', () => {
  expect(withinDescriptors(LIMITS, 1_000_000)).toMatchObject({ connections: 27_000, sockets: 20_000 });
  expect(withinDescriptors(LIMITS, null)).toMatchObject({ connections: 27_000, sockets: 20_000 });
});

test('asks the system how many descriptors there are', () => {
  expect(openFilesLimit() ?? Number.POSITIVE_INFINITY).toBeGreaterThan(0);
});
