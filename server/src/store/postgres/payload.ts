import type { Notice, OutgoingNotice } from '../store.ts';

/** The channel of notices for every process on a database. */
export const CHANNEL = 'vigilia';
/** Before the id of a process: the channel of notices for that one alone. */
export const OWN_CHANNEL = 'vigilia_';

/** PostgreSQL takes 8000 bytes less one. */
const MOST_BYTES = 7999;

/** The notices as payloads, as few as hold them; one that no payload holds is left out. */
export function payloadsOf(from: string, notices: readonly OutgoingNotice[]): string[] {
  if (notices.length === 0) return [];
  const whole = JSON.stringify([from, notices]);
  if (Buffer.byteLength(whole) <= MOST_BYTES) return [whole];
  if (notices.length === 1) return [];
  const half = Math.ceil(notices.length / 2);
  return [...payloadsOf(from, notices.slice(0, half)), ...payloadsOf(from, notices.slice(half))];
}

/** The notices of a payload; none if it makes no sense, since another version may have said it. */
export function noticesIn(payload: string): Notice[] {
  try {
    const [from, notices]: [string, OutgoingNotice[]] = JSON.parse(payload);
    return notices.map((notice) => ({ ...notice, from }));
  } catch {
    return [];
  }
}
