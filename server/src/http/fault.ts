import { type Refusal, refuse } from '@vigilia/kernel';
import { malformed } from './route.ts';

/** What is told of an error: whether it was theirs, and nothing of what went wrong in here. */
export function refusalOf({ statusCode = 500 }: { readonly statusCode?: number }): Refusal {
  if (statusCode === 413) return refuse(null, 'refusal.too-large');
  return statusCode >= 400 && statusCode < 500 ? malformed('body') : refuse(null, 'refusal.our-fault');
}
