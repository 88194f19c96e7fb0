import { eventText } from '@vigilia/game-diario/texts';
import type { Text } from '@vigilia/kernel';
import type { Event } from '../asked.ts';
import type { DiaryBlock } from './diary-of.ts';
import { sentencesOf } from './sentences.ts';

type Passage = Extract<DiaryBlock, { readonly kind: 'passage' }>;
type Outcome = Passage['outcome'][number];
interface Read {
  readonly kind: 'read';
  readonly passage: Passage;
  readonly outcome: Outcome[];
  readonly brought: Event[];
}

type Written =
  | DiaryBlock
  /** What a passage brought is told in sentences if the passage itself goes without saying. */
  | Read
  | { readonly kind: 'events'; readonly events: readonly Event[] };
type Phase = Extract<Event, { readonly type: 'phase' }>['phase'];

/** One phase of a day while it is written: passages in their order, and between them sentences gathered from events. */
export class PhaseWriter {
  private readonly phase: Phase;
  private written: Written[] = [];
  private passage: Read | null = null;

  constructor(phase: Phase) {
    this.phase = phase;
  }

  get isReading(): boolean {
    return this.passage !== null;
  }

  /** Puts what an earlier phase holds before what is written of this one. */
  take(earlier: PhaseWriter): void {
    this.written = [...earlier.blocks(), ...this.written];
  }

  open(head: Omit<Passage, 'kind' | 'outcome'>): void {
    const outcome: Outcome[] = [];
    this.passage = { kind: 'read', passage: { kind: 'passage', ...head, outcome }, outcome, brought: [] };
    this.written.push(this.passage);
  }

  close(): void {
    this.passage = null;
  }

  /** Takes up a story again that something else, such as a fight, came into. */
  resume(story: string): void {
    const title = `story.${story}`;
    const read = this.written.findLast((each) => each.kind === 'read' && each.passage.title.key === title);
    if (read?.kind === 'read') this.passage = read;
  }

  /** Writes down what came of the passage; by itself if none lies open. */
  outcome(kind: Outcome['kind'], text: Text): void {
    if (this.passage === null) this.written.push({ kind: 'sentence', text });
    else this.passage.outcome.push({ kind, text });
  }

  bring(event: Event): void {
    this.passage?.brought.push(event);
    this.outcome('brought', eventText(event));
  }

  add(block: DiaryBlock): void {
    this.written.push(block);
  }

  life(life: Omit<Extract<DiaryBlock, { readonly kind: 'life' }>, 'kind'>): void {
    this.close();
    this.written.push({ kind: 'life', ...life });
  }

  /** Keeps an event for the sentences. */
  note(event: Event): void {
    this.written.push({ kind: 'events', events: [event] });
  }

  blocks(): DiaryBlock[] {
    return this.written
      .map(settled)
      .reduce<Written[]>(withEventsTogether, [])
      .flatMap((block): DiaryBlock[] => {
        if (block.kind === 'read') return [block.passage];
        if (block.kind !== 'events') return [block];
        return sentencesOf(this.phase, block.events).map((text) => ({ kind: 'sentence', text }));
      });
  }
}

/** A card on which nothing is printed and nothing was decided goes without saying. */
function settled(written: Written): Written {
  if (written.kind !== 'read') return written;
  const { passage, brought } = written;
  const isSilent = passage.paragraphs.length === 0 && passage.outcome.every(({ kind }) => kind === 'brought');
  return isSilent ? { kind: 'events', events: brought } : passage;
}

function withEventsTogether(before: Written[], block: Written): Written[] {
  const last = before.at(-1);
  if (last?.kind !== 'events' || block.kind !== 'events') return [...before, block];
  return [...before.slice(0, -1), { kind: 'events', events: [...last.events, ...block.events] }];
}
