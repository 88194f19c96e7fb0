import { describe, expect, it } from 'vitest';
import { requestTo } from '../../src/platform/call-server.ts';

describe('a request to the server', () => {
  it('has the parts of the path that it names, encoded', () => {
    const { address, given } = requestTo('DELETE /me/devices/:device', { params: { device: 'a/b' } });
    expect([address, given]).toEqual(['/api/me/devices/a%2Fb', { method: 'DELETE' }]);
  });

  it('asks with what is given of the query', () => {
    expect(requestTo('GET /lobby', { query: { game: '011' } }).address).toBe('/api/lobby?game=011');
    expect(requestTo('GET /lobby', { query: { game: undefined } }).address).toBe('/api/lobby');
  });

  it('sends a body as JSON', () => {
    expect(requestTo('POST /me/claim', { body: { token: 'abc' } }).given).toEqual({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"token":"abc"}',
    });
  });
});
