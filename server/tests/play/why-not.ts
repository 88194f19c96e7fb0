import { isRefusal, type Refusal } from '@vigilia/kernel';
import type { Visitor } from './visitor.ts';

/** Does something over HTTP and says why it was refused; null if it was done. */
export async function whyNot(visitor: Visitor, path: string, body: object = {}): Promise<string | null> {
  await visitor.becomeKnown();
  const reply = await visitor.ask('POST', path, body);
  const answer = reply.body as object | Refusal;
  return isRefusal(answer) ? answer.reason.key : null;
}
