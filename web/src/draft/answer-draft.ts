import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import {
  everyChoice,
  isRefusal,
  type Kinds,
  type PlanStop,
  print,
  type Refusal,
  type Seat,
  type Text,
  text,
} from '@vigilia/kernel';
import type { Messages } from '../i18n/message.ts';
import { currentLanguage, pageMessages } from '../i18n/translate.ts';
import { type Piece, translatorFor } from '../i18n/translator.ts';
import type { Table } from '../table/table.ts';
import type { AnsweringUi } from './answering-ui.ts';
import { type GameUi, type Noun, nounsOf } from './game-ui.ts';

/**
 * What lies between a question and its answer: what is picked out, drafted and pointed at. Nothing here has happened
 * yet, and all of it goes when another question is asked.
 */
export class AnswerDraft<K extends Kinds = Kinds> {
  /** The question this screen answers now. */
  readonly ask = computed(() => this.table.asks.value[0] ?? null);
  /** Everything that may be answered, ranges written out. */
  readonly choices = computed(() => (this.ask.value === null ? [] : everyChoice(this.ask.value)));
  /** Things picked out of which the answer is to be made. */
  readonly picks = signal<readonly Noun[]>([]);
  /** The choices that speak of everything picked. */
  readonly matching = computed(() =>
    this.choices.value.filter((choice) => this.matches(choice, this.picks.value)),
  );
  /** What is about to be answered, in order; empty while nothing is decided. */
  readonly plan = signal<readonly K['choice'][]>([]);
  /** What is pointed at, in the log or on the board: it is lit wherever it lies. */
  readonly lit = signal<ReadonlySet<Noun>>(new Set());
  /** Why the latest wish was not granted, or not all of it. */
  readonly refusal = signal<Refusal | PlanStop | null>(null);
  readonly isSending = signal(false);
  readonly table: Table<K>;
  readonly ui: GameUi<K>;
  /** The messages of the game in the language spoken now. */
  private readonly messages: ReadonlySignal<Messages>;
  private readonly forget: () => void;

  constructor(table: Table<K>, ui: GameUi<K>, messages: ReadonlySignal<Messages>) {
    this.table = table;
    this.ui = ui;
    this.messages = messages;
    let last: string | null = null;
    this.forget = effect(() => {
      const ask = this.ask.value;
      // A question keeps its number while others speak: what is drafted stays.
      const name = ask === null ? null : `${ask.seat} ${ask.question}`;
      if (name === last) return;
      last = name;
      this.clear();
    });
  }

  private readonly voice = computed(() =>
    translatorFor(currentLanguage() ?? 'en', [pageMessages.value, this.messages.value], {
      nameOf: this.ui.nameOf,
      players: this.table.sitters.value.map(({ name }) => name),
    }),
  );

  say(text: Text): string {
    return this.voice.value.say(text);
  }

  pieces(text: Text): Piece[] {
    return this.voice.value.pieces(text);
  }

  /** What the game adds to the answering panel. */
  get answering(): AnsweringUi<K> {
    return this.ui.answering ?? {};
  }

  /** The words of a choice, or its notation where the game has no words for it. */
  choiceText(choice: K['choice']): Text {
    const view = this.table.view.value;
    const words = view === null ? null : this.ui.choiceText(choice, view);
    if (words !== null && this.voice.value.has(words.key)) return words;
    return text('asking.notation', { notation: this.lineOf([choice]) });
  }

  /** Whether something can be picked now: it belongs to a choice that is still possible. */
  canPick(noun: Noun): boolean {
    return this.choices.value.some((choice) => nounsOf(this.ui, choice).includes(noun));
  }

  /** Points at something: it joins what is picked, and where only one choice is left that is the draft. */
  pick(noun: Noun): void {
    const view = this.table.view.value;
    const ask = this.ask.value;
    const whole = view === null || ask === null ? null : this.ui.planFor(view, ask, noun);
    if (whole !== null) return this.setPlan(whole);
    const picked = this.picks.value.includes(noun)
      ? this.picks.value.filter((other) => other !== noun)
      : [...this.picks.value, noun];
    const fits = this.choices.value.some((choice) => this.matches(choice, picked));
    const picks: readonly Noun[] = fits ? picked : this.canPick(noun) ? [noun] : [];
    batch(() => {
      this.refusal.value = null;
      this.picks.value = picks;
      const [only, ...more] = picks.length === 0 ? [] : this.matching.value;
      this.plan.value = only !== undefined && more.length === 0 ? [only] : [];
    });
  }

  setPlan(choices: readonly K['choice'][]): void {
    batch(() => {
      this.refusal.value = null;
      this.picks.value = [];
      this.plan.value = choices;
    });
  }

  clear(): void {
    batch(() => {
      this.picks.value = [];
      this.plan.value = [];
      this.refusal.value = null;
    });
  }

  /** Answers with the draft. */
  async confirm(): Promise<void> {
    if (this.plan.value.length > 0) await this.send(this.lineOf(this.plan.value));
  }

  /**
   * Answers with a line of notation, as it is typed; `seat` where another question than the first is answered. Says
   * whether any of it was taken.
   */
  async send(line: string, seat?: Seat): Promise<boolean> {
    if (this.isSending.value) return false;
    this.isSending.value = true;
    const answer = await this.table.choose(line, seat);
    const isTaken = answer === null || !isRefusal(answer);
    batch(() => {
      this.isSending.value = false;
      this.refusal.value = answer;
      if (isTaken) this.plan.value = [];
    });
    return isTaken;
  }

  async undo(): Promise<void> {
    this.refusal.value = await this.table.undo();
  }

  /** Says why a choice is not to be had; where it is, drafts it. */
  async tryOut(choice: K['choice']): Promise<void> {
    const refused = await this.table.why(this.lineOf([choice]));
    if (refused === null) this.setPlan([choice]);
    else this.refusal.value = refused;
  }

  lineOf(choices: readonly K['choice'][]): string {
    return choices.map((choice) => print(this.ui.game.grammar, choice)).join('; ');
  }

  close(): void {
    this.forget();
    this.table.close();
  }

  private matches(choice: K['choice'], picks: readonly Noun[]): boolean {
    const nouns = nounsOf(this.ui, choice);
    return picks.every((noun) => nouns.includes(noun));
  }
}
