import type { PersonId } from '@vigilia/game-diario';
import { cardTexts, eventText, lineOf, lineText, proseOf, withCast } from '@vigilia/game-diario/texts';
import { type Text, text } from '@vigilia/kernel';
import type { LogEntry } from '../../../../table/table.ts';
import type { Event } from '../asked.ts';
import { titleOf } from '../book/passage-texts.ts';
import { isBrought, isVoice } from '../book/reading.ts';
import { type Advice, adviceBlocks, type Heard, heardIn, storyIn } from './advice.ts';
import { PhaseWriter } from './phase-writer.ts';

type Phase = Extract<Event, { readonly type: 'phase' }>['phase'];

/** Something that is written in the Diary. */
export type DiaryBlock =
  | { readonly kind: 'sentence'; readonly text: Text }
  | { readonly kind: 'advice'; readonly advice: Advice }
  /** A story or a card that was read, and what came of it: prose, and what it brought. */
  | {
      readonly kind: 'passage';
      readonly isStory: boolean;
      readonly title: Text;
      readonly paragraphs: readonly Text[];
      readonly outcome: readonly { readonly kind: 'decided' | 'prose' | 'brought'; readonly text: Text }[];
    }
  /** How a person's part in it ended, or went on after the ceasefire. */
  | {
      readonly kind: 'life';
      readonly id: PersonId;
      readonly fate: Fate;
      readonly person: Text;
      readonly line: Text;
      readonly prose: readonly Text[];
    };

/** Whether a person lived to see the end, died, or left for a safer place. */
export type Fate = 'lived' | 'died' | 'left';

/** What happened in one phase of a day. */
export interface DiaryPhase {
  readonly phase: Phase;
  readonly blocks: readonly DiaryBlock[];
}

export interface DiaryDay {
  readonly day: number;
  readonly phases: readonly DiaryPhase[];
}

/** The cards that are told with what is printed on them. Others are told if something was decided on them. */
const PRINTED: ReadonlySet<Event['type']> = new Set([
  'story-read',
  'event-turned',
  'chapter-turned',
  'visitor',
  'encountered',
  'went-back',
]);

/** Dice and counters of a game, of which a Diary does not speak. */
const COUNTERS: ReadonlySet<Event['type']> = new Set([
  'rolled',
  'person-rolled',
  'cards-returned',
  'noise-rose',
  'noise-fell',
  'box-empty',
]);

/** The Diary of a game, from the events that its reader was told. */
export function diaryOf(log: readonly LogEntry[]): readonly DiaryDay[] {
  const days: { day: number; phases: { phase: Phase; writer: PhaseWriter }[] }[] = [];
  let writer = new PhaseWriter('morning');
  let heard: Heard[] = [];
  // A night out begins with what was seen first; the cards after it are many.
  let hasSeenOut = false;
  const told = log.flatMap(({ events }) => events as readonly Event[]);
  let at = 0;
  for (const { events } of log as readonly { readonly events: readonly Event[] }[]) {
    const decided = events.findIndex((event) => !isVoice(event));
    const following = () => (heard.length === 0 ? [] : told.slice(at + decided));
    for (const event of events) {
      // What was said of a decision that ended the phase belongs to that phase.
      if (event.type === 'phase') settle(following());
      if (event.type === 'phase') turn(event);
      else if (isVoice(event)) heard.push(...heardIn(event));
      else write(event);
    }
    // A decision that is no story's: what was said of it stands by itself.
    if (decided >= 0) settle(following());
    at += events.length;
  }
  return days.map(({ day, phases }) => ({
    day,
    phases: phases
      .map(({ phase, writer }) => ({ phase, blocks: writer.blocks() }))
      .filter(({ blocks }) => blocks.length > 0),
  }));

  function turn({ phase, day }: { readonly phase: Phase; readonly day: number }): void {
    const before = writer;
    writer = new PhaseWriter(phase);
    hasSeenOut = false;
    // What was told before the first morning belongs to it.
    if (days.length === 0) writer.take(before);
    const last = days.at(-1);
    if (last?.day === day) last.phases.push({ phase, writer });
    else days.push({ day, phases: [{ phase, writer }] });
  }

  /** Writes down who advised what, and how it ended: by the option of a story, or by what is told from then on. */
  function settle(decided: string | readonly Event[]): void {
    for (const block of adviceBlocks(heard, decided)) writer.add(block);
    heard = [];
  }

  function write(event: Event): void {
    const line = lineOf(event);
    if (event.type === 'exploration-turned' && line !== null && !hasSeenOut) {
      writer.add({ kind: 'sentence', text: line });
      hasSeenOut = true;
    }
    // The Diary tells the way out in a sentence.
    const title = event.type === 'went-out' ? null : titleOf(event);
    if (title !== null) {
      const paragraphs = PRINTED.has(event.type) ? printed(event) : [];
      writer.open({ isStory: event.type === 'story-read', title, paragraphs });
    }
    if (event.type === 'raid-turned')
      writer.open({ isStory: false, title: text(`raid.${event.raid}`), paragraphs: printed(event) });
    if (event.type === 'gone' || event.type === 'epilogue') {
      writer.life({
        id: event.person,
        fate: event.type === 'epilogue' ? 'lived' : event.cause === 'left' ? 'left' : 'died',
        person: text(`person.${event.person}`),
        line: eventText(event),
        prose: proseOf(event),
      });
    } else if (event.type === 'decided') {
      if (event.option.includes(':')) writer.resume(storyIn(event.option));
      writer.outcome('decided', text('story-page.decided', { option: withCast(event.option, event.cast) }));
      settle(event.option);
    } else if (event.type === 'story-told') {
      writer.resume(storyIn(event.line));
      writer.outcome('prose', lineText(event));
    } else if (writer.isReading && isBrought(event)) {
      if (!COUNTERS.has(event.type)) writer.bring(event);
      if (line !== null) writer.outcome('prose', line);
    } else {
      if (title === null && event.type !== 'raid-turned') writer.close();
      writer.note(event);
    }
  }
}

function printed(event: Event): readonly Text[] {
  return event.type === 'story-read' ? proseOf(event) : [...cardTexts(event).slice(0, 1), ...proseOf(event)];
}
