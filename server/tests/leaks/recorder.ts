import { randomUUID } from 'node:crypto';
import type { Ask } from '@vigilia/kernel';
import { type Answer, Player } from '../play/player.ts';

/** A message or reply from the server, byte for byte. */
export interface Received {
  readonly from: 'socket' | 'request';
  /** The path that was asked for; nothing for a socket. */
  readonly path: string;
  readonly status: number;
  readonly headers: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A line that cannot be chosen, and what was said of it. */
export interface Probe {
  readonly line: string;
  readonly version: number;
  readonly answer: Answer;
}

/** A hint, and the question it is about. */
export interface Advised {
  readonly question: number;
  readonly answer: Extract<Answer, { type: 'advice' }>;
}

/** A player who keeps every byte that comes in, and knows which secrets are its own. */
export class Recorder extends Player {
  readonly received: Received[] = [];
  readonly probes: Probe[] = [];
  readonly advised: Advised[] = [];
  /** What it threw in to the deal. */
  readonly entropy: string = randomUUID();
  /** Keys of its commands. */
  readonly keys: string[] = [];
  /** The parts of its orders that are in no other order. */
  readonly orders = new Set<string>();
  /** Tokens and phrases it was given. */
  readonly tokens: string[] = [];

  constructor(address: string) {
    super(address);
    this.onMessage = (text) => {
      this.received.push({ from: 'socket', path: '', status: 0, headers: '', text, at: Date.now() });
    };
  }

  override async ask(
    method: string,
    path: string,
    body?: object,
  ): Promise<{ status: number; body: unknown }> {
    const reply = await fetch(`${this.address}/api${path}`, {
      method,
      headers: { ...this.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [set] = reply.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.split(';')[0] ?? null;
    const text = await reply.text();
    const headers = JSON.stringify([...reply.headers]);
    this.received.push({ from: 'request', path, status: reply.status, headers, text, at: Date.now() });
    const isJson = /^application\/json\b/.test(reply.headers.get('content-type') ?? '');
    return { status: reply.status, body: isJson ? JSON.parse(text) : text };
  }

  override do(message: { readonly type: string } & Record<string, unknown>): Promise<Answer> {
    const key = randomUUID();
    this.keys.push(key);
    return super.do({ ...message, key });
  }

  /** Asks to see what a seat sees, if the table lets watchers do that. */
  async lookOverShoulder(lens: number): Promise<void> {
    this.lens = lens;
    const before = this.received.length;
    this.say({ type: 'hello', protocol: 1, lens });
    const isWelcome = ({ text }: Received) => text.startsWith('{"type":"welcome"');
    await this.until(() => this.received.slice(before).some(isWelcome));
  }

  /** Tries a line that is not offered, or asks about it. */
  async probe(line: string, type: 'choose' | 'why'): Promise<void> {
    const { version } = this;
    const answer = await (type === 'choose' ? this.choose(line) : this.do({ type, line }));
    this.probes.push({ line, version, answer });
  }

  /** Asks for a hint about an open question. */
  async takeAdvice({ question }: Ask): Promise<void> {
    const answer = await this.do({ type: 'hint' });
    if (answer.type === 'advice') this.advised.push({ question, answer });
  }
}
