import { type Advice, type Adviser, type Ask, choiceAt, print, type Seat, type Text } from '@vigilia/kernel';
import { grammar } from '../../kinds/choices.ts';
import type { Diario } from '../../kinds/kinds.ts';
import { mustHear } from '../../rules/table/council.ts';
import { VOICES } from './voices.ts';

type Choice = Diario['choice'];

const SPEAKERS = [VOICES.cautious, VOICES.hopeful, VOICES.practical] as const;

/** A voice no person has heard yet, as the event that will show it tells it, and why it was given. */
interface Unheard {
  readonly seat: Seat;
  readonly toldAs: string;
  readonly reason: Text;
}

/** Voices are heard when all have spoken or the Leader opens them; one that was taken back never is. */
const MOST_UNHEARD = 30;
let unheard: readonly Unheard[] = [];

/** Why a voice was given, by the event that showed it: the log shows it again. */
const heard = new WeakMap<Diario['event'], Text>();

/** Bots round one table: the first beside a person is cautious, the next hopeful, then one practical, and so on. */
export const council: Adviser<Diario> = {
  advise: (view, ask, draw, imagine) => speakerAt(ask.seat).advise(view, ask, draw, imagine),
  async choose(view, ask, draw, imagine) {
    const speaker = speakerAt(ask.seat);
    if (view.council === null || mustHear(ask)) return speaker.choose(view, ask, draw, imagine);
    const [first] = await speaker.advise(view, ask, draw, imagine);
    if (first === undefined) return { verb: 'silent' };
    unheard = [...unheard, ...spoken(ask.seat, view.council, first)].slice(-MOST_UNHEARD);
    return first.choice;
  },
};

function speakerAt(seat: Seat): Adviser<Diario> {
  return SPEAKERS[(seat + 2) % SPEAKERS.length] ?? VOICES.practical;
}

function spoken(seat: Seat, asked: Ask<Choice>, { choice, reasons: [reason] }: Advice<Diario>): Unheard[] {
  if (reason === undefined) return [];
  if (choice.verb !== 'for' && choice.verb !== 'against') return [{ seat, toldAs: 'voice-trusts', reason }];
  const option = print(grammar, choiceAt(asked, choice.amount - 1));
  return [{ seat, toldAs: `voice-${choice.verb} ${option}`, reason }];
}

/** Why a bot gave the voice that is shown now. */
export function reasonFor(event: Diario['event']): readonly Text[] {
  const reason = heard.get(event) ?? reasonHeardFirst(event);
  if (reason === undefined) return [];
  heard.set(event, reason);
  return [reason];
}

function reasonHeardFirst(event: Diario['event']): Text | undefined {
  if (event.type !== 'voice-for' && event.type !== 'voice-against' && event.type !== 'voice-trusts')
    return undefined;
  const toldAs = 'choice' in event ? `${event.type} ${event.choice}` : event.type;
  const found = unheard.find((voice) => voice.seat === event.seat && voice.toldAs === toldAs);
  unheard = unheard.filter((voice) => voice !== found);
  return found?.reason;
}
