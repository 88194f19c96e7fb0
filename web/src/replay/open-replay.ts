import { COLOURS, isRefusal, type Refusal, refuse, SYMBOLS, type Viewer } from '@vigilia/kernel';
import { loadGameUi, manifestOf } from '../games/registry.ts';
import { gameOf, recordingOf } from '../record/recording.ts';
import { presentSitter } from '../table/sitters.ts';
import type { Sitter } from '../table/table.ts';
import type { Fetched } from './fetch-record.ts';
import { ReplayTable } from './replay-table.ts';

/** Opens a record at a moment, as a seat saw it. */
export async function openReplay(
  { file, sitters, remembered }: Fetched,
  { at, lens }: { readonly at: number; readonly lens: Viewer },
): Promise<ReplayTable | Refusal> {
  const id = gameOf(file);
  if (id === null || manifestOf(id) === undefined) return refuse(null, 'replay.not-a-record');
  const { game } = await loadGameUi(id);
  const recording = recordingOf(game, file);
  if (isRefusal(recording)) {
    // Any other refusal means that no game could have led to this file.
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

/** A seat of unknown name: it is called as notation calls it. */
function unnamed(seat: number): Sitter {
  const colour = COLOURS[seat % COLOURS.length] ?? 'amber';
  const symbol = SYMBOLS[seat % SYMBOLS.length] ?? 'anchor';
  return presentSitter({ name: `p${seat + 1}`, colour, symbol }, null);
}
