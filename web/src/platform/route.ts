/** The page that a path names. The path says all of it, so that every screen is a link. */
export type Route =
  | { readonly page: 'home' }
  /** A table that is played on this device. */
  | { readonly page: 'here'; readonly id: string }
  /** A table on the server. */
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'learn'; readonly lesson: string | null }
  /** Without a game the rules of the first one. */
  | { readonly page: 'rules'; readonly game: string | null; readonly clause: string | null }
  /** The rules of a game on one sheet. */
  | { readonly page: 'summary'; readonly game: string }
  /** `from` is `here` or `table`; without an id a file is asked for. */
  | { readonly page: 'replay'; readonly from: string; readonly id: string | null }
  /** The finished games of a game on this device. */
  | { readonly page: 'shelf'; readonly game: string }
  | { readonly page: 'claim'; readonly token: string }
  | { readonly page: 'credits' }
  | { readonly page: 'nowhere' };

/** A link that lost a letter on its way names no table, and the server could only say that it cannot be read. */
const TABLE_ID = /^[\w-]{22}$/;

export function routeOf(path: string): Route {
  const [page = '', first = null, second = null] = path.split('/').filter((part) => part !== '');
  switch (page) {
    case '':
      return { page: 'home' };
    case 'here':
      return first === null ? { page: 'nowhere' } : { page, id: first };
    case 'table':
      return TABLE_ID.test(first ?? '') ? { page, id: first ?? '' } : { page: 'nowhere' };
    case 'learn':
      return { page, lesson: first };
    case 'rules':
      if (first !== null && second === 'summary') return { page: 'summary', game: first };
      return { page, game: first, clause: second };
    case 'replay':
      return { page, from: first ?? 'file', id: second };
    case 'shelf':
      return first === null ? { page: 'nowhere' } : { page, game: first };
    case 'claim':
      return first === null ? { page: 'nowhere' } : { page, token: first };
    case 'credits':
      return { page };
  }
  return { page: 'nowhere' };
}
