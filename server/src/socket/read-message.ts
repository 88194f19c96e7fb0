import type { RawData } from 'ws';
import { type FromClient, fromClient } from '../protocol/from-client.ts';

/** What is wrong with a message. */
export interface Malformed {
  /** The key of the message if it has one, so that its sender knows which message is meant. */
  readonly key: string | undefined;
  readonly where: string;
}

/** The message in a frame, checked against the protocol. */
export function readMessage(data: RawData, isBinary: boolean): FromClient | Malformed {
  const message = isBinary ? null : jsonIn(data);
  if (message === null) return { key: undefined, where: 'message' };
  const parsed = fromClient.safeParse(message);
  if (parsed.success) return parsed.data;
  return { key: keyIn(message), where: parsed.error.issues[0]?.path.join('.') || 'type' };
}

/** The message as plain data; null if it is no JSON object. */
function jsonIn(data: RawData): object | null {
  try {
    const message: unknown = JSON.parse(data.toString());
    return typeof message === 'object' && message !== null ? message : null;
  } catch {
    return null;
  }
}

function keyIn(message: object): string | undefined {
  const { key } = message as { key?: unknown };
  return typeof key === 'string' && /^[\w-]{8,40}$/.test(key) ? key : undefined;
}
