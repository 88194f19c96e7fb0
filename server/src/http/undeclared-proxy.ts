import type { IncomingMessage } from 'node:http';
import { counted, isOurselves } from '../limits/address.ts';
import type { Logger } from '../operate/log.ts';

/**
 * Warns once if a proxy on this machine names the senders of requests and the operator has not said that there is
 * one: then all visitors share one address, and the limits of an address hold for all of them together.
 */
export function undeclaredProxyAlarm(
  proxies: number,
  log: Pick<Logger, 'undeclaredProxy'>,
): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => void {
  let hasWarned = proxies > 0;
  return ({ headers, socket }) => {
    if (hasWarned || headers['x-forwarded-for'] === undefined) return;
    if (!isOurselves(counted(socket.remoteAddress ?? ''))) return;
    hasWarned = true;
    log.undeclaredProxy();
  };
}
