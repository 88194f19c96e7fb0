import { describe, expect, test } from 'vitest';
import { faultsOf } from './well-formed.ts';

describe('what is wrong with an effect is found', () => {
  test.each([
    [{ kind: 'time', amount: 0 }, ['time cannot have amount 0']],
    [{ kind: 'time', amount: 1.5 }, ['time cannot have amount 1.5']],
    [{ kind: 'draw', amount: 2 }, ['draw lacks tiles', 'draw cannot have amount 2']],
    [{ kind: 'ride', lines: [] }, ['ride cannot have lines []']],
    [{ kind: 'ride', lines: ['carriage'] }, ['ride cannot have lines ["carriage"]']],
    [{ kind: 'ride', lines: ['tram', 'tram'] }, ['ride cannot have lines ["tram","tram"]']],
    [{ kind: 'swap', amount: 1 }, ['swap cannot have amount 1']],
    [{ kind: 'fly' }, ['no effect is called fly']],
  ])('%j', (effect, faults) => {
    expect(faultsOf(effect)).toEqual(faults);
  });
});
