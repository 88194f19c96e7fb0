/** Sockets with nothing behind them, in a process of their own. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { reportUse } from './report-use.ts';

/** The average size of a message of a game, in bytes, less what stands around the view. */
const USUAL = 440;

const http = createServer();
const server = new WebSocketServer({ server: http, perMessageDeflate: false });
const tables = new Map<string, Set<WebSocket>>();

server.on('connection', (socket, { url = '' }) => {
  const table = tables.get(url) ?? new Set();
  tables.set(url, table.add(socket));
  socket.on('close', () => table.delete(socket));
  socket.on('message', (data) => {
    const message = data.toString();
    if (message.startsWith('{"type":"hello"')) return socket.send('{"type":"welcome","version":0}');
    const told = `{"type":"happened","version":1,"view":"${'.'.repeat(USUAL)}"}`;
    for (const other of table) other.send(told);
  });
});

process.on('message', (message) => {
  if (message === 'stop') process.exit();
  reportUse();
});
process.on('disconnect', () => process.exit());
http.listen(0, '127.0.0.1', () => {
  const { port } = http.address() as AddressInfo;
  process.send?.({ address: `http://127.0.0.1:${port}` });
});
