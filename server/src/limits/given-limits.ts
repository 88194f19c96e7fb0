import { z } from 'zod';
import { LIMITS, type Limits } from './limits.ts';

const amount = z.int().min(1).max(1e9);
const rate = z.strictObject({ burst: amount, perSecond: z.number().positive().max(1e9) });
const shape = Object.fromEntries(
  Object.entries(LIMITS).map(([name, usual]) => [name, typeof usual === 'number' ? amount : rate]),
);
const limits = z.strictObject(shape).partial();

/** Limits as an operator writes them, as JSON. What is no limit, or no value of one, is named. */
export function readLimits(written: string): Partial<Limits> | { readonly wrong: string } {
  const parsed = limits.safeParse(jsonOf(written));
  if (parsed.success) return parsed.data as Partial<Limits>;
  const [issue] = parsed.error.issues;
  const names = [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys : [])];
  return { wrong: names.join('.') || 'JSON' };
}

function jsonOf(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return null;
  }
}
