import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Socket } from 'node:net';

/** Processes of another version do not link: each serves its own sockets, and the log decides. */
const VERSION = 'vigilia link 1';
const NONCE = 32;
const PROOF = 32;
const ID = 36;
/** How long the other side may take to prove itself, in milliseconds. */
const PATIENCE = 2_000;

/** What two processes prove to each other: that both know the secret of the database. */
export interface Credentials {
  readonly me: string;
  readonly secret: string;
}

/** Proves this process to the one at the other end, which has to be the one of this id. Throws if it is not. */
export function callProcess(stream: Socket, id: string, { me, secret }: Credentials): Promise<void> {
  return inTime(stream, async () => {
    const theirs = await bytesFrom(stream, NONCE);
    const mine = randomBytes(NONCE);
    const nonces = Buffer.concat([theirs, mine]);
    stream.write(Buffer.concat([Buffer.from(me), mine, proofOf(secret, 'caller', [me, id], nonces)]));
    const proof = await bytesFrom(stream, PROOF);
    if (!timingSafeEqual(proof, proofOf(secret, 'called', [me, id], nonces)))
      throw new Error('another process answers there');
  });
}

/** Lets a process prove itself that has connected to this one, and answers its id. Throws if it cannot. */
export function answerProcess(stream: Socket, { me, secret }: Credentials): Promise<string> {
  return inTime(stream, async () => {
    const mine = randomBytes(NONCE);
    stream.write(mine);
    const said = await bytesFrom(stream, ID + NONCE + PROOF);
    const id = said.toString('latin1', 0, ID);
    const nonces = Buffer.concat([mine, said.subarray(ID, ID + NONCE)]);
    if (!timingSafeEqual(said.subarray(ID + NONCE), proofOf(secret, 'caller', [id, me], nonces)))
      throw new Error('the caller does not know the secret');
    stream.write(proofOf(secret, 'called', [id, me], nonces));
    return id;
  });
}

function proofOf(secret: string, side: 'caller' | 'called', ids: readonly string[], nonces: Buffer): Buffer {
  return createHmac('sha256', secret)
    .update([VERSION, side, ...ids].join('\n'))
    .update(nonces)
    .digest();
}

async function inTime<Result>(stream: Socket, work: () => Promise<Result>): Promise<Result> {
  const late = setTimeout(() => stream.destroy(new Error('the other process says nothing')), PATIENCE);
  try {
    return await work();
  } finally {
    clearTimeout(late);
  }
}

/** Exactly this number of bytes; what follows them stays in the stream. */
async function bytesFrom(stream: Socket, count: number): Promise<Buffer> {
  for (;;) {
    const bytes: Buffer | null = stream.read(count);
    if (bytes?.length === count) return bytes;
    if (bytes !== null || stream.destroyed || stream.readableEnded)
      throw new Error('the other process has gone');
    await newsOf(stream);
  }
}

/** Settles when there is more to read, or nothing will come any more. */
function newsOf(stream: Socket): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      stream.off('readable', settle);
      stream.off('close', settle);
      resolve();
    };
    stream.on('readable', settle);
    stream.on('close', settle);
  });
}
