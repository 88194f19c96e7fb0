/** A message that no honest client sends. */
export interface Hostile {
  /** What is wrong with it. */
  readonly kind: string;
  readonly data: string | Buffer;
  /** How it goes over the wire: as one message of text, as bytes, in pieces, as a ping, or as bare bytes of a frame. */
  readonly as: 'text' | 'binary' | 'pieces' | 'ping' | 'frame';
  /** The socket is closed with this code instead of an answer. */
  readonly closes?: number;
}

export function hostile(kind: string, data: unknown, as: Hostile['as'] = 'text'): Hostile {
  return { kind, data: typeof data === 'string' || Buffer.isBuffer(data) ? data : JSON.stringify(data), as };
}
