import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Network, Socket } from '../../../src/table/online/network.ts';
import { ReconnectingSocket } from '../../../src/table/online/reconnecting-socket.ts';

type Listener = (event: { readonly data: unknown }) => void;

class FakeSocket implements Socket {
  readonly sent: string[] = [];
  isClosed = false;
  private readonly listeners = new Map<string, Listener>();

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.isClosed = true;
  }

  addEventListener(type: string, listener: Listener): void {
    this.listeners.set(type, listener);
  }

  emit(type: 'open' | 'close' | 'message', data: unknown = null): void {
    this.listeners.get(type)?.({ data });
  }
}

function openSocket() {
  const sockets: FakeSocket[] = [];
  const seen: string[] = [];
  let retry = () => {};
  const network: Network = {
    request: () => Promise.reject(new Error('no requests in this test')),
    connect() {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    onRetryHint(hint) {
      retry = hint;
      return () => {
        retry = () => {};
      };
    },
  };
  const socket = new ReconnectingSocket(network, '/somewhere', {
    opened: () => void seen.push('opened'),
    received: ({ type }) => void seen.push(type),
    lost: () => void seen.push('lost'),
  });
  const last = () => sockets.at(-1) as FakeSocket;
  return { socket, sockets, seen, last, retry: () => retry() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a socket that breaks', () => {
  test('opens again after a wait that grows to three seconds', () => {
    const { sockets, last, seen } = openSocket();
    for (const wait of [200, 400, 800, 1600, 3000, 3000]) {
      const { length } = sockets;
      last().emit('close');
      vi.advanceTimersByTime(wait - 1);
      expect(sockets).toHaveLength(length);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(length + 1);
    }
    last().emit('open');
    last().emit('message', '{"type":"pong"}');
    last().emit('close');
    vi.advanceTimersByTime(200);
    expect(sockets).toHaveLength(8);
    expect(seen.filter((each) => each !== 'lost')).toEqual(['opened', 'pong']);
  });

  test('opens again at once when the network is back', () => {
    const { sockets, last, retry } = openSocket();
    last().emit('close');
    retry();
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(2);
  });

  test('drops what is sent while it is not open', () => {
    const { socket, last } = openSocket();
    socket.send({ type: 'ping' });
    expect(last().sent).toEqual([]);
  });
});

describe('a silent socket', () => {
  test('is pinged every twenty seconds and given up five seconds later', () => {
    const { sockets, last, seen } = openSocket();
    last().emit('open');
    last().emit('message', '{"type":"pong"}');
    vi.advanceTimersByTime(20_000);
    expect(last().sent).toEqual(['{"type":"ping"}']);
    last().emit('message', '{"type":"pong"}');
    vi.advanceTimersByTime(20_000);
    expect(last().sent).toHaveLength(2);
    const [dead] = sockets;
    vi.advanceTimersByTime(5_000);
    expect(dead?.isClosed).toBe(true);
    expect(seen.at(-1)).toBe('lost');
    vi.advanceTimersByTime(200);
    expect(sockets).toHaveLength(2);
    dead?.emit('message', '{"type":"wake"}');
    expect(seen).not.toContain('wake');
  });

  test('is pinged at once when the page is visible again', () => {
    const { last, retry } = openSocket();
    last().emit('open');
    last().emit('message', '{"type":"pong"}');
    retry();
    expect(last().sent).toEqual(['{"type":"ping"}']);
  });

  test('is given up also where it never opened', () => {
    const { sockets } = openSocket();
    vi.advanceTimersByTime(5_200);
    expect(sockets).toHaveLength(2);
  });
});

test('a closed socket stays closed', () => {
  const { socket, sockets, last, retry } = openSocket();
  last().emit('open');
  socket.close();
  expect(last().isClosed).toBe(true);
  last().emit('close');
  retry();
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
});
