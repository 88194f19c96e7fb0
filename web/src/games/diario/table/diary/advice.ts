import { game } from '@vigilia/game-diario';
import { choiceText } from '@vigilia/game-diario/texts';
import { isRefusal, parse, type Seat, type Text, text, type WordedEvent } from '@vigilia/kernel';
import type { Choice, Event } from '../asked.ts';
import type { DiaryBlock } from './diary-of.ts';
import { isTaken } from './taken.ts';

/** A voice for or against an option, and how it ended. */
export interface Advice {
  readonly seat: Seat;
  readonly side: 'for' | 'against';
  readonly choice: Text;
  /** Whether it is told beside the decision of a story, which names what was decided. */
  readonly isInStory: boolean;
  /** Whether the option was taken; null if nothing that was told says so. */
  readonly isTaken: boolean | null;
}

/** A voice that was heard before a decision; its option is null if it was trust or silence. */
export interface Heard {
  readonly seat: Seat;
  readonly side: 'for' | 'against' | 'trusts' | 'silent';
  readonly option: Choice | null;
  readonly words: string | null;
}

/** The voice that an event tells; none if it tells none. */
export function heardIn(event: WordedEvent<Event>): Heard[] {
  const seat = game.voiceIn?.(event) ?? null;
  if (seat === null) return [];
  const side = event.type.slice('voice-'.length) as Heard['side'];
  const option = 'choice' in event && typeof event.choice === 'string' ? optionIn(event.choice) : null;
  return [{ seat, side, option, words: event.words ?? null }];
}

/** Who advised what, and how it ended: by the option of a story, or by what is told from the decision on. */
export function adviceBlocks(
  heard: readonly Heard[],
  decided: string | readonly Event[],
): readonly DiaryBlock[] {
  const advice = heard.flatMap(({ seat, side, option }): DiaryBlock[] => {
    if (option === null || side === 'trusts' || side === 'silent') return [];
    const about =
      typeof decided === 'string'
        ? inStory(option, decided)
        : { choice: choiceText(option), isInStory: false, isTaken: isTaken(option, decided) };
    return [{ kind: 'advice', advice: { seat, side, ...about } }];
  });
  const seats = heard.filter(({ side }) => side === 'trusts').map(({ seat }) => seat);
  const trust = seats.length === 0 ? [] : [sentence(text('diary.trusted', { seats }))];
  const words = heard.flatMap(({ seat, words }) =>
    words === null ? [] : sentence(text('diary.in-words', { seat, words })),
  );
  return [...advice, ...trust, ...words];
}

function sentence(said: Text): DiaryBlock {
  return { kind: 'sentence', text: said };
}

function optionIn(notation: string): Choice | null {
  const choice = parse(game.grammar, notation, null);
  return isRefusal(choice) ? null : (choice as Choice);
}

/** An option of a story beside what was decided in it. */
function inStory(choice: Choice, decided: string): Pick<Advice, 'choice' | 'isInStory' | 'isTaken'> {
  const option = 'option' in choice ? choice.option : '';
  const words = decided.includes(':') ? `${storyIn(decided)}:${option}` : option;
  return {
    choice: text('verb.decide', { option: words }),
    isInStory: true,
    isTaken: decided === option || decided.endsWith(`:${option}`),
  };
}

/** The story of an option or a line, which are written `story:option`. */
export function storyIn(written: string): string {
  return written.slice(0, written.indexOf(':'));
}
