import { COLOURS, isRefusal, type Refusal, refuse, SYMBOLS, type Viewer } from '@vigilia/kernel';
import { isPlayable, loadGameUi, manifestOf } from '../games/registry.ts';
import { gameOf, recordingOf } from '../record/recording.ts';
import type { Sitter } from '../table/table.ts';
import type { Fetched } from './fetch-record.ts';
import { ReplayTable } from './replay-table.ts';

/** Opens a record at a moment, with the eyes of a seat. */
export async function openReplay(
  { file, sitters, remembered }: Fetched,
  { at, lens }: { readonly at: number; readonly lens: Viewer },
): Promise<ReplayTable | Refusal> {
  const id = gameOf(file);
  if (id === null || !isPlayable(manifestOf(id))) return refuse(null, 'replay.not-a-record');
  const { game } = await loadGameUi(id);
  const recording = recordingOf(game, file);
  if (isRefusal(recording)) {
    // Whatever else is wrong with it, it is not a game that could have been played.
    return recording.reason.key === 'refusal.other-rules' ? recording : refuse(null, 'replay.not-a-record');
  }
  const { seats } = recording.header;
  return new ReplayTable(game, recording, file, {
    sitters: sitters ?? Array.from({ length: seats }, (_, seat) => unnamed(seat)),
    at,
    ...(remembered === undefined ? {} : { remembered }),
    lens: lens !== null && lens < seats ? lens : null,
  });
}

/** Whoever sat there, called as notation calls them. */
function unnamed(seat: number): Sitter {
  const colour = COLOURS[seat % COLOURS.length] ?? 'amber';
  const symbol = SYMBOLS[seat % SYMBOLS.length] ?? 'anchor';
  return { name: `p${seat + 1}`, colour, symbol, bot: null, isPresent: true, lent: null, deadline: null };
}
