import type { Header } from '../record.ts';
import type { JsonObject } from './json-object.ts';

/**
 * The header of the game in an audit file. `rules` there is the version its states were computed with; `began` stands
 * beside it where the game began under an earlier one.
 */
export function headerIn(written: JsonObject): Header {
  const { audit: _audit, data: _data, began = written.rules, ...rest } = written;
  return { entropy: [], ...rest, rules: began } as unknown as Header;
}
