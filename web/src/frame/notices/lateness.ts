import { type GameProfile, nextPerson, type Seat } from '@vigilia/kernel';
import type { Company, Silence } from '../../table/company.ts';
import type { Sitter } from '../../table/table.ts';

/** The seats that are asked and whose clock has run out. */
export function lateSeats(sitters: readonly Sitter[], asked: readonly Seat[], now: number): Seat[] {
  return asked.filter((seat) => {
    const deadline = deadlineOf(sitters[seat]);
    return deadline !== null && deadline <= now;
  });
}

/** The seats that are asked and whose person has been away for the agreed time; a clock that has run out says more. */
export function awaySeats(sitters: readonly Sitter[], asked: readonly Seat[], now: number): Seat[] {
  const late = lateSeats(sitters, asked, now);
  return asked.filter((seat) => {
    const until = sitters[seat]?.awayUntil ?? null;
    return until !== null && until <= now && !late.includes(seat);
  });
}

/** When the others may next do something about a seat that is asked; null if time changes nothing. */
export function nextDeadline(
  sitters: readonly Sitter[],
  asked: readonly Seat[],
  now: number,
  silence: Silence | null = null,
): number | null {
  const times = [
    ...asked.flatMap((seat) => [deadlineOf(sitters[seat]), sitters[seat]?.awayUntil ?? null]),
    silence?.from ?? null,
    silence?.knock?.until ?? null,
  ];
  const ahead = times.filter((at) => at !== null).filter((at) => at > now);
  return ahead.length === 0 ? null : Math.min(...ahead);
}

/** Whether this seat waits for the person who decides. The owner of a seat that is lent takes it back instead. */
export function isWaitingFor({ seat, decider }: Silence, own: Seat | null): boolean {
  return own !== decider && own !== seat;
}

/** A bot is never late. */
function deadlineOf(sitter: Sitter | undefined): number | null {
  if (sitter === undefined || sitter.bot !== null || sitter.lent?.to === 'bot') return null;
  return sitter.deadline;
}

interface Deciding {
  readonly sitters: readonly Sitter[];
  /** The seat that decides first. */
  readonly asked: readonly Seat[];
  readonly profile: Pick<GameProfile, 'hasSecrets' | 'botsAdviseOn'>;
}

/** The seat that decides, if its person has left the table and another person may decide; null otherwise. */
export function goneDecider({ sitters, asked: [seat], profile }: Deciding): Seat | null {
  const sitter = seat === undefined ? undefined : sitters[seat];
  if (seat === undefined || sitter === undefined || profile.hasSecrets) return null;
  const person = whoDecides(sitters, seat, profile);
  return person !== null && sitters[person]?.isPresent === false ? seat : null;
}

function whoDecides(
  sitters: readonly Sitter[],
  seat: Seat,
  { botsAdviseOn }: Deciding['profile'],
): Seat | null {
  const { bot = null, lent = null } = sitters[seat] ?? {};
  if (typeof lent?.to === 'number') return lent.to;
  if (bot === null && lent === null) return seat;
  const people = [...sitters.keys()].filter(
    (other) => sitters[other]?.bot === null && sitters[other]?.lent === null,
  );
  return botsAdviseOn === undefined ? null : nextPerson(people, seat);
}

/**
 * What the others may vote for when a clock has run out or a person is away. In a game with secrets no person decides
 * for another; if bots only advise, no bot does.
 */
export function votesIn({
  hasSecrets,
  botsAdviseOn,
}: Deciding['profile']): readonly Parameters<Company['vote']>[1][] {
  const bots = botsAdviseOn === undefined ? (['bot-once', 'bot'] as const) : [];
  return ['wait', ...bots, ...(hasSecrets ? [] : (['deputy'] as const))];
}
