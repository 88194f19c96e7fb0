import { expect, test } from 'vitest';
import { blocksIn, withOwn } from '../../proxies/blocks.ts';
import { PROXIES } from '../../proxies/configurations.ts';

const PLACES = { port: 4430, certificate: '/own/certificate.pem', key: '/own/key.pem', folder: '/own' };

test('takes out the blocks of one language, as they stand there', () => {
  const page =
    'a\n```nginx\nfirst {\n}\n```\nb\n```\nnone\n```\n```caddy\nother\n```\n```nginx\nsecond\n```\n';
  expect(blocksIn(page, 'nginx')).toEqual(['first {\n}\n', 'second\n']);
});

test('a block that does not say what is to be replaced is found out', () => {
  expect(withOwn('proxy_pass http://127.0.0.1:8011;', { '127.0.0.1:8011': '127.0.0.1:5' })).toBe(
    'proxy_pass http://127.0.0.1:5;',
  );
  expect(() => withOwn('proxy_pass http://vigilia;', { '127.0.0.1:8011': '127.0.0.1:5' })).toThrow('8011');
});

test.each(PROXIES)('docs/operate.md configures $name for one process and for two', ({ configuration }) => {
  for (const processes of [[5001], [5001, 5002]]) {
    const text = configuration({ ...PLACES, processes });
    for (const port of processes) expect(text).toContain(`127.0.0.1:${port}`);
    expect(text).not.toMatch(/801[12]|vigilia\.example/);
    expect(text).toContain('/metrics');
  }
});
