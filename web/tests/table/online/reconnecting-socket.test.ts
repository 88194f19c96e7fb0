import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Network, Socket } from '../../../src/table/online/network.ts';
import { ReconnectingSocket } from '../../../src/table/online/reconnecting-socket.ts';

type Hear = (event: { readonly data: unknown }) => void;

class FakeSocket implements Socket {
  readonly sent: string[] = [];
  isClosed = false;
  private readonly hearing = new Map<string, Hear>();

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.isClosed = true;
  }

  addEventListener(type: string, hear: Hear): void {
    this.hearing.set(type, hear);
  }

  tell(type: 'open' | 'close' | 'message', data: unknown = null): void {
    this.hearing.get(type)?.({ data });
  }
}

function lineTo() {
  const sockets: FakeSocket[] = [];
  const heard: string[] = [];
  let stir = () => {};
  const wire: Network = {
    request: () => Promise.reject(new Error('nobody asks')),
    connect() {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    onRetryHint(stirred) {
      stir = stirred;
      return () => {
        stir = () => {};
      };
    },
  };
  const line = new ReconnectingSocket(wire, '/somewhere', {
    opened: () => void heard.push('opened'),
    received: ({ type }) => void heard.push(type),
    lost: () => void heard.push('lost'),
  });
  const last = () => sockets.at(-1) as FakeSocket;
  return { line, sockets, heard, last, stir: () => stir() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a line that breaks', () => {
  test('is tried again after a while that grows to three seconds', () => {
    const { sockets, last, heard } = lineTo();
    for (const wait of [200, 400, 800, 1600, 3000, 3000]) {
      const { length } = sockets;
      last().tell('close');
      vi.advanceTimersByTime(wait - 1);
      expect(sockets).toHaveLength(length);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(length + 1);
    }
    last().tell('open');
    last().tell('message', '{"type":"pong"}');
    last().tell('close');
    vi.advanceTimersByTime(200);
    expect(sockets).toHaveLength(8);
    expect(heard.filter((each) => each !== 'lost')).toEqual(['opened', 'pong']);
  });

  test('is tried again at once where the net is back', () => {
    const { sockets, last, stir } = lineTo();
    last().tell('close');
    stir();
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(2);
  });

  test('says nothing to nobody', () => {
    const { line, last } = lineTo();
    line.send({ type: 'ping' });
    expect(last().sent).toEqual([]);
  });
});

describe('a line that is silent', () => {
  test('is asked every twenty seconds, and given up five seconds later', () => {
    const { sockets, last, heard } = lineTo();
    last().tell('open');
    last().tell('message', '{"type":"pong"}');
    vi.advanceTimersByTime(20_000);
    expect(last().sent).toEqual(['{"type":"ping"}']);
    last().tell('message', '{"type":"pong"}');
    vi.advanceTimersByTime(20_000);
    expect(last().sent).toHaveLength(2);
    const [dead] = sockets;
    vi.advanceTimersByTime(5_000);
    expect(dead?.isClosed).toBe(true);
    expect(heard.at(-1)).toBe('lost');
    vi.advanceTimersByTime(200);
    expect(sockets).toHaveLength(2);
    dead?.tell('message', '{"type":"wake"}');
    expect(heard).not.toContain('wake');
  });

  test('is asked at once when somebody looks again', () => {
    const { last, stir } = lineTo();
    last().tell('open');
    last().tell('message', '{"type":"pong"}');
    stir();
    expect(last().sent).toEqual(['{"type":"ping"}']);
  });

  test('that was never opened is given up too', () => {
    const { sockets } = lineTo();
    vi.advanceTimersByTime(5_200);
    expect(sockets).toHaveLength(2);
  });
});

test('a line that was closed stays closed', () => {
  const { line, sockets, last, stir } = lineTo();
  last().tell('open');
  line.close();
  expect(last().isClosed).toBe(true);
  last().tell('close');
  stir();
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
});
