import type { ForwardedClient, HomePeer } from '../processes/home-peer.ts';
import type { Connection } from './connection.ts';
import type { Session } from './dispatcher.ts';

const NO_TEXT = Buffer.alloc(0);

/** The session of a client whose table is at home at another process: what it says goes there, and is answered there. */
export function forwardTo(
  home: HomePeer,
  { table, identity, address }: ForwardedClient,
  client: Connection,
): Session {
  const forwarded = home.open(
    { table, identity, address },
    {
      take: (frame) => client.sendFrame(frame),
      // It connects again, and comes to where the table is then.
      end: () => client.cutOff(),
    },
  );
  return {
    channel: null,
    // No text is as wrong as bytes are, and is answered alike.
    receive: (data, isBinary) => forwarded.say(isBinary ? NO_TEXT : (data as Buffer)),
    close: () => forwarded.close(),
  };
}
