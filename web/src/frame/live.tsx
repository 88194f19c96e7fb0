import { effect, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import { t } from '../i18n/translate.ts';
import { play } from '../sound/sound.ts';
import type { LogEntry } from '../table/table.ts';
import { saidWords } from '../talk/said-words.ts';
import { Announcer, type Heard } from './announcer.ts';
import { newsOf } from './news.ts';

/** Says what a sighted player sees happen, and plays what it sounds like. */
export function Live({ draft }: { readonly draft: AnswerDraft }) {
  const heard = useSignal<Heard & { readonly number: number }>({
    sentences: [],
    left: 0,
    prompt: null,
    isUrgent: false,
    number: 0,
  });
  useEffect(() => {
    const announcer = new Announcer((said) => {
      heard.value = { ...said, number: heard.peek().number + 1 };
    });
    const stops = [tellDeeds(draft, announcer), tellQuestion(draft, announcer), tellTalk(draft, announcer)];
    return () => {
      for (const stop of stops) stop();
      announcer.hush();
    };
  }, [draft]);
  const { sentences, left, prompt, isUrgent, number } = heard.value;
  const told = left > 0 ? [t('frame.more-in-log', { count: left }), ...sentences] : sentences;
  const calm = prompt === null || isUrgent ? told : [...told, prompt];
  return (
    <div class="heard-only">
      {/* Put there anew each time: the same words twice are read twice. */}
      <div aria-live="polite">
        <p key={number}>{calm.join(' ')}</p>
      </div>
      <div aria-live="assertive">
        <p key={number}>{prompt !== null && isUrgent && t('frame.asked', { prompt })}</p>
      </div>
    </div>
  );
}

function tellDeeds(draft: AnswerDraft, announcer: Announcer): () => void {
  const { table, ui } = draft;
  let before = table.log.peek();
  let viewer = table.viewer.peek();
  return effect(() => {
    const log = table.log.value;
    // Other eyes have seen other things, and whoever comes is told the story so far: that is no news.
    if (viewer !== table.viewer.value || before.length === 0 || log.length === 0) before = log;
    viewer = table.viewer.value;
    const news = newsOf(before, log);
    before = log;
    if (news.takenBack > 0) announcer.tell([t('frame.taken-back')]);
    announcer.tell(news.log.flatMap(({ events }) => events.map((event) => draft.say(ui.eventText(event)))));
    soundsOf(draft, news.log);
  });
}

/** However much happens at once, each sound is heard once. */
function soundsOf({ ui }: AnswerDraft, log: readonly LogEntry[]): void {
  const sounds = log.flatMap(({ events }) => events.flatMap((event) => ui.soundOf(event) ?? []));
  for (const sound of new Set(sounds)) play(sound);
}

function tellQuestion(draft: AnswerDraft, announcer: Announcer): () => void {
  let last: string | null = null;
  return effect(() => {
    const ask = draft.ask.value;
    const name = ask === null ? null : `${ask.seat} ${ask.question}`;
    if (name === last) return;
    if (ask !== null) announcer.ask(draft.say(ask.prompt), { isUrgent: last === null });
    last = name;
  });
}

function tellTalk(draft: AnswerDraft, announcer: Announcer): () => void {
  const { company } = draft.table;
  if (company === null) return () => {};
  let last = company.talk.peek().at(-1)?.number ?? 0;
  return effect(() => {
    const said = company.talk.value.filter(({ number }) => number > last);
    last = said.at(-1)?.number ?? last;
    const others = said.filter(({ seat }) => seat !== company.seat.peek());
    announcer.tell(
      others.map(
        (each) =>
          `${each.name === '' ? t('talking.watcher') : each.name}: ${saidWords((text) => draft.say(text), each)}`,
      ),
    );
  });
}
