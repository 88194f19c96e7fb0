/** A visitor with a browser: sends requests, and keeps the cookie it is given. */
export class Visitor {
  cookie: string | null = null;
  /** Where the server is; it may move. */
  address: string;

  /** Another address than the own, behind a proxy. */
  from: string | null = null;

  constructor(address: string) {
    this.address = address;
  }

  get headers(): Record<string, string> {
    return {
      origin: this.address,
      ...(this.from === null ? {} : { 'x-forwarded-for': this.from }),
      ...(this.cookie === null ? {} : { cookie: this.cookie }),
    };
  }

  async ask(method: string, path: string, body?: object): Promise<{ status: number; body: unknown }> {
    const reply = await fetch(`${this.address}/api${path}`, {
      method,
      headers: { ...this.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [set] = reply.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.split(';')[0] ?? null;
    const text = await reply.text();
    const isJson = /^application\/json(?:;|$)/.test(reply.headers.get('content-type') ?? '');
    return { status: reply.status, body: isJson ? JSON.parse(text) : text };
  }

  /** Gets a cookie, if there is none yet. */
  async becomeKnown(): Promise<void> {
    if (this.cookie === null) await this.ask('POST', '/me');
  }

  /** Like {@link ask}, if everything but success is a failure of the test. */
  async get<T>(method: string, path: string, body?: object): Promise<T> {
    if (method === 'POST') await this.becomeKnown();
    const reply = await this.ask(method, path, body);
    if (reply.status >= 300)
      throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply.body as T;
  }
}
