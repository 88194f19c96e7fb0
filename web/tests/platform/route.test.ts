import { describe, expect, it } from 'vitest';
import { routeOf } from '../../src/platform/route.ts';

const TABLE = 'aB3-_6789012345678901c';

describe('routeOf', () => {
  it.each([
    ['/', { page: 'home' }],
    ['', { page: 'home' }],
    ['/here/1f', { page: 'here', id: '1f' }],
    [`/table/${TABLE}`, { page: 'table', id: TABLE }],
    [`/table/${TABLE}/`, { page: 'table', id: TABLE }],
    ['/learn', { page: 'learn', lesson: null }],
    ['/learn/gears', { page: 'learn', lesson: 'gears' }],
    ['/rules', { page: 'rules', game: null, clause: null }],
    ['/rules/diario', { page: 'rules', game: 'diario', clause: null }],
    ['/rules/011/AUC-3', { page: 'rules', game: '011', clause: 'AUC-3' }],
    ['/rules/011/summary', { page: 'summary', game: '011' }],
    ['/replay', { page: 'replay', from: 'file', id: null }],
    ['/replay/file/0f3a', { page: 'replay', from: 'file', id: '0f3a' }],
    ['/replay/here/1f', { page: 'replay', from: 'here', id: '1f' }],
    ['/shelf/diario', { page: 'shelf', game: 'diario' }],
    ['/claim/t0ken', { page: 'claim', token: 't0ken' }],
    ['/credits', { page: 'credits' }],
  ])('finds the page at %s', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });

  it.each(['/table', '/table/abc', '/here', '/shelf', '/claim', '/elsewhere', '/Credits'])(
    'leads nowhere at %s',
    (path) => {
      expect(routeOf(path)).toEqual({ page: 'nowhere' });
    },
  );
});
