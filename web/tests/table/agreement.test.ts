import { expect, test } from 'vitest';
import { fieldsOf, USUALLY, withField } from '../../src/table/agreement.ts';

test('a clock over days brings an absence of days, and another clock a brief one', () => {
  const overDays = withField(USUALLY, 'clock', 'days');
  expect(overDays).toEqual({ ...USUALLY, clock: 'days', absence: 'days' });
  const agreed = withField(overDays, 'absence', 'quarter');
  expect(withField(agreed, 'talk', 'free')).toEqual({ ...agreed, talk: 'free' });
  expect(withField(agreed, 'clock', 'live').absence).toBe('brief');
});

test('asks how long a person may be away only where players have secrets', () => {
  expect(fieldsOf({ hasSecrets: true })).toContain('absence');
  expect(fieldsOf({ hasSecrets: false })).not.toContain('absence');
});
