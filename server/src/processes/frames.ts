/** One thing said between two processes: about which sockets, and the bytes of it. */
export interface Frame {
  readonly kind: Kind;
  readonly sockets: readonly number[];
  readonly body: Buffer;
}

/** What a frame means. Numbers go over the connection, so that none is ever used anew. */
export const KIND = {
  /** To the home of a table: a client has opened a socket. The body is JSON. */
  open: 1,
  /** To the home: a client has sent this text. */
  said: 2,
  /** To the home: the socket is closed. */
  closed: 3,
  /** To the home: how many bytes have arrived, as a number of four bytes. */
  taken: 4,
  /** From the home: bytes for these sockets. */
  told: 5,
  /** From the home: the socket has to be closed. */
  end: 6,
  /** Both ways: the process is there. The body is what clients have used up, as JSON. */
  beat: 7,
} as const;
export type Kind = (typeof KIND)[keyof typeof KIND];

/** Size, kind and how many sockets: 4, 1 and 2 bytes. The size counts what follows it. */
const HEAD = 7;
const SOCKET = 4;
/** Far above every message of the protocol. A longer frame is nonsense, and ends the connection. */
export const LONGEST_FRAME = 16 * 1024 * 1024;

export function encode({ kind, sockets, body }: Frame): Buffer[] {
  const head = Buffer.allocUnsafe(HEAD + SOCKET * sockets.length);
  head.writeUInt32BE(head.length - 4 + body.length, 0);
  head.writeUInt8(kind, 4);
  head.writeUInt16BE(sockets.length, 5);
  for (const [index, socket] of sockets.entries()) head.writeUInt32BE(socket, HEAD + SOCKET * index);
  return [head, body];
}

/** Puts frames together from the pieces in which they come. */
export class FrameReader {
  private rest: Buffer = Buffer.alloc(0);

  /** The frames that are whole with this piece. Throws if it is no frame of ours. */
  *read(piece: Buffer): Generator<Frame> {
    const bytes = this.rest.length === 0 ? piece : Buffer.concat([this.rest, piece]);
    let at = 0;
    while (bytes.length - at >= HEAD) {
      const end = at + 4 + bytes.readUInt32BE(at);
      const start = at + HEAD + SOCKET * bytes.readUInt16BE(at + 5);
      if (start > end || end - at > LONGEST_FRAME) throw new RangeError('no frame of ours');
      if (end > bytes.length) break;
      const sockets: number[] = [];
      for (let socket = at + HEAD; socket < start; socket += SOCKET) sockets.push(bytes.readUInt32BE(socket));
      yield { kind: bytes.readUInt8(at + 4) as Kind, sockets, body: bytes.subarray(start, end) };
      at = end;
    }
    this.rest = bytes.subarray(at);
  }
}
