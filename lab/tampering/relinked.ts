import { createHmac } from 'node:crypto';
import { canonical } from '@vigilia/kernel';
import { digested, type Forged, type Line } from './tamperings.ts';

const BEGAN = ['commitment', 'game', 'options', 'rules', 'seats'];
const AGREED = ['bots', 'practice', 'undealt'];

/** The record with matching links and digest: the seed lies in the file, so a forger can compute them. */
export function relinked([header = {}, ...lines]: readonly Line[]): Forged {
  const hmac = (message: string) =>
    createHmac('sha256', Buffer.from(String(header.seed), 'hex'))
      .update(message)
      .digest('hex');
  const began = picked(header, header.audit === 3 ? [...BEGAN, ...AGREED] : BEGAN);
  let link = hmac(canonical({ ...began, entropy: header.entropy ?? [] }));
  const linked = lines.map((line) => {
    if (line.n === 0 || 'end' in line) return { ...line, link };
    const keys = 'backTo' in line ? ['backTo', 'by', 'consent'] : ['by', 'choice'];
    link = hmac(`${link}\n${canonical(picked(line, keys))}`);
    return { ...line, link };
  });
  return digested([header, ...linked]);
}

function picked(line: Line, keys: readonly string[]): Line {
  return Object.fromEntries(keys.map((key) => [key, line[key]]));
}
