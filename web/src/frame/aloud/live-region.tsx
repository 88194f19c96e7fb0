import { effect, untracked, useSignal } from '@preact/signals';
import { type GameEvent, text } from '@vigilia/kernel';
import { useEffect } from 'preact/hooks';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import type { Moment } from '../../draft/moment.ts';
import { currentLanguage, t } from '../../i18n/translate.ts';
import { logChange } from '../../log/log-lines.ts';
import { play } from '../../sound/sound.ts';
import { isSharedSeat, type LogEntry } from '../../table/table.ts';
import { messageText } from '../../talk/phrases.ts';
import { type Announcement, Announcer } from './announcer.ts';

/** Gives screen readers what a sighted player sees happen, and plays the sounds of events. */
export function LiveRegion({ draft }: { readonly draft: AnswerDraft }) {
  const announced = useSignal<Announcement & { readonly number: number }>({ ...NOTHING, number: 0 });
  useEffect(() => {
    const announcer = new Announcer((announcement) => {
      announced.value = { ...announcement, number: announced.peek().number + 1 };
    });
    const forget = () => {
      announcer.clear();
      announced.value = { ...NOTHING, number: announced.peek().number + 1 };
    };
    const stops = [
      // What was read to one person of a shared screen does not stay in the document for the next.
      onChange(() => draft.table.viewer.value, forget),
      // What was read in one language does not stay beside words in another.
      onChange(currentLanguage, forget),
      announceEvents(draft, announcer),
      announceQuestion(draft, announcer),
      announceSkip(draft, announcer),
      announceTalk(draft, announcer),
    ];
    return () => {
      for (const stop of stops) stop();
      announcer.clear();
    };
  }, [draft]);
  const { sentences, left, prompt, isUrgent, number } = announced.value;
  const read = left > 0 ? [t('frame.more-in-log', { count: left }), ...sentences] : sentences;
  const calm = prompt === null || isUrgent ? read : [...read, prompt];
  return (
    <div class="heard-only">
      {/* A new element each time, so that the same words twice are read twice. */}
      <div aria-live="polite">
        <p key={number}>{calm.join(' ')}</p>
      </div>
      <div aria-live="assertive">
        <p key={number}>{prompt !== null && isUrgent && t('frame.asked', { prompt })}</p>
      </div>
    </div>
  );
}

const NOTHING: Announcement = { sentences: [], left: 0, prompt: null, isUrgent: false };

/** Does something whenever a value that follows from signals is another one. */
function onChange(valueNow: () => unknown, act: () => void): () => void {
  let before = untracked(valueNow);
  return effect(() => {
    const value = valueNow();
    if (value === before) return;
    before = value;
    untracked(act);
  });
}

function announceEvents(draft: AnswerDraft, announcer: Announcer): () => void {
  const { table, ui } = draft;
  let before = table.log.peek();
  let viewer = table.viewer.peek();
  return effect(() => {
    const log = table.log.value;
    if (draft.lateWords?.isWaiting.value) return;
    // A watcher who looks through other eyes has another log. On a shared screen the next viewer has the same entries.
    const isAnother = table.where !== 'local' && viewer !== table.viewer.value;
    // The first log of an opened page is no change.
    if (isAnother || before.length === 0 || log.length === 0) before = log;
    viewer = table.viewer.value;
    const change = logChange(before, log);
    before = log;
    if (change.takenBack > 0) announcer.add([t('frame.taken-back')]);
    for (const { events } of change.added) {
      for (const event of events) {
        announcer.add([draft.say(ui.eventText(event))]);
        announcer.read((ui.proseOf?.(event) ?? []).map((text) => draft.say(text)));
      }
      announcer.add(momentLines(draft, events));
    }
    playSounds(draft, change.added);
  });
}

function momentsOf({ table, ui }: AnswerDraft, events: readonly GameEvent[]): readonly Moment[] {
  const view = table.view.peek();
  return view === null ? [] : (ui.moments?.momentsOf(events, view) ?? []);
}

/** What the moments of an entry say beyond the sentences of its events. */
function momentLines(draft: AnswerDraft, events: readonly GameEvent[]): string[] {
  const told = events.map((event) => draft.say(draft.ui.eventText(event)));
  const lines = momentsOf(draft, events).flatMap((moment) => moment.lines.map(({ text }) => draft.say(text)));
  return lines.filter((line) => !told.includes(line));
}

/** Each sound plays once, however many events have it. A moment sounds when its picture is shown. */
function playSounds(draft: AnswerDraft, log: readonly LogEntry[]): void {
  const sounds = log.flatMap(({ events }) => {
    const shown = momentsOf(draft, events).flatMap(({ event, passes }) => (passes === true ? [] : event));
    return events.flatMap((event) => (shown.includes(event) ? [] : (draft.ui.soundOf(event) ?? [])));
  });
  for (const sound of new Set(sounds)) play(sound);
}

function announceQuestion(draft: AnswerDraft, announcer: Announcer): () => void {
  let last: string | null = null;
  return effect(() => {
    const ask = draft.ask.value;
    if (draft.lateWords?.isWaiting.value) return;
    const name = ask === null ? null : `${ask.seat} ${ask.question}`;
    if (name === last) return;
    if (ask !== null) {
      const isShared = isSharedSeat(draft.table, ask.seat);
      const prompt = draft.say(ask.prompt);
      const words = isShared ? draft.say(text('shared.asked', { seat: ask.seat, prompt })) : prompt;
      announcer.ask(words, { isUrgent: last === null && !isShared });
    }
    last = name;
  });
}

function announceSkip({ table }: AnswerDraft, announcer: Announcer): () => void {
  return effect(() => {
    if (table.skipping?.from.value != null) untracked(() => announcer.add([t('pace.skipping')]));
  });
}

function announceTalk(draft: AnswerDraft, announcer: Announcer): () => void {
  const { company } = draft.table;
  if (company === null) return () => {};
  let last = company.talk.peek().at(-1)?.number ?? 0;
  return effect(() => {
    const said = company.talk.value.filter(({ number }) => number > last);
    last = said.at(-1)?.number ?? last;
    const others = said.filter(({ seat }) => seat !== company.seat.peek());
    announcer.add(
      others.map(
        (each) =>
          `${each.name === '' ? t('talking.watcher') : each.name}: ${messageText((text) => draft.say(text), each)}`,
      ),
    );
  });
}
