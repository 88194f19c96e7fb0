import {
  type AbandonedDeal,
  type Remembered,
  reachOf,
  rememberedIn,
  type Text,
  text,
  type Verdict,
} from '@vigilia/kernel';
import { failure } from '../arguments/errors.ts';
import { linesOf } from '../arguments/files.ts';

/** Reads the note that a client kept while a game was played. */
export async function readNote(path: string): Promise<Remembered> {
  const lines: string[] = [];
  for await (const line of linesOf(path)) lines.push(line);
  const note = rememberedIn(lines.join('\n'));
  if (note === null) throw failure('note.not-a-note', { path });
  return note;
}

/** What the audit compared with the note, and what it could not compare. */
export function comparedLines(
  remembered: Remembered | null,
  { compared, entries }: Pick<Verdict, 'compared' | 'entries'>,
): Text[] {
  if (remembered === null) return [];
  const { seenAt, sawBeginning } = remembered;
  const seen = new Date(seenAt).toISOString();
  return [
    text(sawBeginning ? 'note.seen-before' : 'note.seen-late', { seen }),
    text(compared.includes('entropy') ? 'note.entropy' : 'note.no-entropy'),
    text(compared.includes('entropyHashes') ? 'note.entropy-hashes' : 'note.no-entropy-hashes'),
    text(compared.includes('options') ? 'note.options' : 'note.no-options'),
    text(compared.includes('undealt') ? 'note.undealt' : 'note.no-undealt'),
    aboutLinks(remembered, compared, entries),
  ];
}

function aboutLinks({ link, shown = [] }: Remembered, compared: Verdict['compared'], entries: number): Text {
  if (compared.includes('links')) return text('note.links', { ...reachOf(shown), of: entries });
  if (compared.includes('link')) return text('note.link');
  return text(link === null ? 'note.no-link' : 'note.unlinked');
}

/** The deals that were broken off before the game of a record, and who did it. */
export function abandonedDealLines(deals: readonly AbandonedDeal[]): Text[] {
  if (deals.length === 0) return [];
  const each = deals.map(({ by, players }) => {
    const names = players.map(({ name }) => name).join(', ');
    if (by === 'host') return text('undealt.host');
    return text(by === 'player' ? 'undealt.player' : 'undealt.time', { names });
  });
  return [text('undealt.count', { count: deals.length }), ...each];
}
