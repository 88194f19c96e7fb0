import { type Game, isRefusal, type Refusal, refuse, type Viewer } from '@vigilia/kernel';
import { loadGameUi, manifestOf } from '../games/registry.ts';
import { t } from '../i18n/translate.ts';
import { gameOf, type Recording, recordingOf } from '../record/recording.ts';
import { recordedSitters } from '../table/recorded-players.ts';
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
  const recording = await readRecording(game, file);
  if (isRefusal(recording)) return recording;
  const { header } = recording;
  return new ReplayTable(game, recording, file, {
    sitters: sitters ?? recordedSitters(header, (seat) => t('here.person', { number: seat + 1 })),
    at: Number.isInteger(at) ? at : 0,
    ...(remembered === undefined ? {} : { remembered }),
    lens: lens !== null && Number.isInteger(lens) && lens >= 0 && lens < header.seats ? lens : null,
  });
}

/** Plays a record again, or says what is wrong with it. */
export async function readRecording(game: Game, file: string): Promise<Recording | Refusal> {
  const recording = await played(game, file);
  if (recording === null) return refuse(null, 'replay.not-a-record');
  if (!isRefusal(recording)) return recording;
  const { reason, line } = recording;
  if (reason.key === 'refusal.other-rules') return recording;
  if (reason.key === 'refusal.seed' || reason.key === 'refusal.commitment')
    return refuse(null, 'replay.other-seed');
  // No game could have led to this file.
  return line === undefined
    ? refuse(null, 'replay.not-a-record')
    : refuse(null, 'replay.other-choice', { line });
}

/** Null for a file whose header lacks what the rules take for granted. */
async function played(game: Game, file: string): Promise<Awaited<ReturnType<typeof recordingOf>> | null> {
  try {
    return await recordingOf(game, file);
  } catch {
    return null;
  }
}
