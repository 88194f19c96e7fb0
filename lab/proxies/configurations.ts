// cspell:ignore fastcgi scgi uwsgi
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@vigilia/tools/root';
import { blocksIn, withOwn } from './blocks.ts';

/** What a configuration is made for. */
export interface Places {
  /** Where the proxy listens. */
  readonly port: number;
  /** Where the processes of the server listen. */
  readonly processes: readonly number[];
  readonly certificate: string;
  readonly key: string;
  /** For what the proxy writes. */
  readonly folder: string;
}

export interface ProxyProgram {
  /** The program, and its package on Debian. */
  readonly name: string;
  /** The text of the configuration: the blocks of `docs/operate.md`, and around them what they leave to the reader. */
  configuration(places: Places): string;
  readonly argumentsFor: (file: string) => readonly string[];
}

const PAGE = readFileSync(join(root, 'docs/operate.md'), 'utf8');
const [FIRST, SECOND] = ['127.0.0.1:8011', '127.0.0.1:8012'];

/** The example's addresses and those of this run. */
function addressesOf([first, second]: readonly number[]): Record<string, string> {
  const own = { [FIRST]: `127.0.0.1:${first}` };
  return second === undefined ? own : { ...own, [SECOND]: `127.0.0.1:${second}` };
}

const nginx: ProxyProgram = {
  name: 'nginx',
  configuration({ port, processes, certificate, key, folder }) {
    const [location = '', byTable = ''] = blocksIn(PAGE, 'nginx');
    const isOne = processes.length === 1;
    const own = isOne ? addressesOf(processes) : { [`http://${FIRST}`]: 'http://vigilia' };
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    return [
      // The folder belongs to the user that runs this, and workers would be another's.
      process.getuid?.() === 0 ? 'user root;' : '',
      `pid ${folder}/nginx.pid;`,
      'error_log stderr;',
      'events {}',
      'http {',
      'access_log off;',
      ...temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`),
      isOne ? '' : withOwn(byTable, addressesOf(processes)),
      'server {',
      `listen 127.0.0.1:${port} ssl;`,
      `ssl_certificate ${certificate};`,
      `ssl_certificate_key ${key};`,
      withOwn(location, own),
      '}',
      '}',
    ].join('\n');
  },
  argumentsFor: (file) => ['-c', file, '-e', 'stderr', '-g', 'daemon off;'],
};

const caddy: ProxyProgram = {
  name: 'caddy',
  configuration({ port, processes, certificate, key }) {
    const [one = '', byTable = ''] = blocksIn(PAGE, 'caddy');
    const block = processes.length === 1 ? one : byTable;
    // A certificate of our own: no authority can visit this machine.
    const site = `https://localhost:${port} {\n\ttls ${certificate} ${key}`;
    const own = { 'vigilia.example {': site, ...addressesOf(processes) };
    return `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${withOwn(block, own)}`;
  },
  argumentsFor: (file) => ['run', '--config', file, '--adapter', 'caddyfile'],
};

export const PROXIES: readonly ProxyProgram[] = [nginx, caddy];
