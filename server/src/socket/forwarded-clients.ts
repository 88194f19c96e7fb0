import { isRefusal } from '@vigilia/kernel';
import type { ForwardedOutlet, ForwardedSession } from '../processes/forwarding-peer.ts';
import type { ForwardedClient } from '../processes/home-peer.ts';
import type { Homes } from '../processes/homes.ts';
import { type Client, type DispatchContext, Dispatcher } from './dispatcher.ts';
import { textFrame } from './frame.ts';

export interface ForwardedClientsContext extends DispatchContext {
  readonly homes: Pick<Homes, 'of'>;
}

/** The clients of other processes at the tables that are at home here. */
export class ForwardedClients {
  private readonly context: ForwardedClientsContext;
  private readonly here = new Map<ForwardedOutlet, string>();
  private isClosed = false;

  constructor(context: ForwardedClientsContext) {
    this.context = context;
  }

  /** Begins the session of a client that is connected to another process. */
  begin({ table, identity, address }: ForwardedClient, outlet: ForwardedOutlet): ForwardedSession {
    const { context, here } = this;
    const client: Client = {
      identity,
      lens: null,
      send: (message) => outlet.send(textFrame(message)),
      sendFrame: (frame) => outlet.send(frame),
    };
    const dispatcher = new Dispatcher(context, client, { table, address });
    here.set(outlet, table);
    this.isAtHome(table).then(
      (isAtHome) => isAtHome || outlet.end(),
      (error) => {
        context.log.error(error);
        outlet.end();
      },
    );
    return {
      receive: (text) => dispatcher.receive(text, false),
      close() {
        here.delete(outlet);
        dispatcher.close();
      },
    };
  }

  private async isAtHome(table: string): Promise<boolean> {
    const { homes, tables } = this.context;
    if (this.isClosed || (await homes.of(table)) !== null) return false;
    const loaded = await tables.lookUp(table);
    return loaded !== null && !isRefusal(loaded);
  }

  /** Ends the sessions at a table that has another home now. */
  endAt(table: string): void {
    for (const [outlet, at] of this.here) if (at === table) outlet.end();
  }

  /** Admits no more. Those who are here are ended with the connections with their processes. */
  close(): void {
    this.isClosed = true;
  }
}
