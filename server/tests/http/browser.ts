import { fetchAs } from './fetch-as.ts';
import type { Served } from './serve.ts';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of a reply by reading it
  readonly body: any;
}

interface Sent {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser: it keeps the cookie and names its origin, as browsers do. */
export class Browser {
  cookie: string | null = null;
  readonly #served: () => Served;

  constructor(served: () => Served) {
    this.#served = served;
  }

  get(path: string): Promise<Reply> {
    return this.send('GET', path);
  }

  /** As the page does it: it gets a cookie before it does anything at a table. */
  async post(path: string, body?: unknown): Promise<Reply> {
    if (this.cookie === null && path.startsWith('/tables')) await this.send('POST', '/me');
    return this.send('POST', path, { body });
  }

  async send(method: string, path: string, { body, headers = {} }: Sent = {}): Promise<Reply> {
    const { address, origin } = this.#served();
    const reply = await fetchAs(new URL(origin).host, `${address}/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(method === 'GET' ? {} : { origin }),
        ...(this.cookie === null ? {} : { cookie: this.cookie }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const given = reply.headers.getSetCookie()[0]?.split(';')[0];
    if (given !== undefined) this.cookie = given;
    const text = await reply.text();
    return { status: reply.status, headers: reply.headers, body: bodyOf(text, reply.headers) };
  }
}

function bodyOf(text: string, headers: Headers): unknown {
  return /^application\/json\b/.test(headers.get('content-type') ?? '') ? JSON.parse(text) : text;
}

/** A program with nothing but the token of a seat. */
export function program(served: () => Served, token: string) {
  const browser = new Browser(served);
  return (method: string, path: string, body?: unknown) =>
    browser.send(method, path, { body, headers: { authorization: `Bearer ${token}` } });
}
