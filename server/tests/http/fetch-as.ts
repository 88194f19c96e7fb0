import { request } from 'node:http';
import { text } from 'node:stream/consumers';

interface Sending {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** `fetch` under a host of one's own choice, which the real one does not let a caller name. */
export function fetchAs(
  host: string,
  address: string,
  { method = 'GET', headers = {}, body }: Sending = {},
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { method, headers: { ...headers, host } }, async (reply) => {
      const said = new Headers();
      for (let index = 0; index < reply.rawHeaders.length; index += 2) {
        said.append(reply.rawHeaders[index] ?? '', reply.rawHeaders[index + 1] ?? '');
      }
      const words = await text(reply);
      resolve(new Response(words === '' ? null : words, { status: reply.statusCode ?? 0, headers: said }));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
