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
  type Viewer,
} from '@vigilia/kernel';
import type { Messages } from '../i18n/message.ts';
import { currentLanguage, pageMessages } from '../i18n/translate.ts';
import { type Piece, translatorFor } from '../i18n/translator.ts';
import type { Table } from '../table/table.ts';
import type { AnsweringUi } from './answering-ui.ts';
import { followUps } from './follow-ups.ts';
import { type GameUi, type Noun, nounsOf } from './game-ui.ts';
import type { LateWords } from './late-words.ts';

/**
 * What lies between a question and its answer: what is picked out, drafted and pointed at. Nothing here has happened
 * yet, and all of it goes when another question is asked.
 */
export class AnswerDraft<K extends Kinds = Kinds> {
  /** The question this screen answers now. */
  readonly ask = computed(() => this.table.asks.value[0] ?? null);
  /** The seat whose news the screen tells: the viewer's, or the one that is asked before all eyes. */
  readonly told = computed((): Viewer => this.table.viewer.value ?? this.ask.value?.seat ?? null);
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
  /** The seat that answered last on this screen; null before the first answer and after an undo. */
  readonly answeredBy = signal<Seat | null>(null);
  /**
   * The number of the entry of the log with which this screen last answered, for whichever seat; null before that, and
   * where those who share the screen may hide something from each other.
   */
  readonly answeredFrom = signal<number | null>(null);
  /** What cannot be mended once the plan is sent; null where there is nothing to warn of. */
  readonly warning = computed(() => this.warningNow());
  /** Whether the warning was answered with Confirm: the next Confirm sends the plan. */
  readonly isWarned = signal(false);
  readonly table: Table<K>;
  readonly ui: GameUi<K>;
  /** The messages of the game in the language spoken now. */
  private readonly messages: ReadonlySignal<Messages>;
  /** Words that come while the game is played; null where the game has none. */
  readonly lateWords: LateWords | null;
  private readonly endings: readonly (() => void)[];

  constructor(table: Table<K>, ui: GameUi<K>, messages: ReadonlySignal<Messages>) {
    this.table = table;
    this.ui = ui;
    this.messages = messages;
    this.lateWords = ui.lateWords?.(table) ?? null;
    let last: string | null = null;
    const forget = effect(() => {
      const ask = this.ask.value;
      // A question keeps its number while others speak: what is drafted stays.
      const name = ask === null ? null : `${ask.seat} ${ask.question}`;
      if (name === last) return;
      last = name;
      this.clear();
    });
    this.endings = [forget, followUps(this)];
  }

  private readonly catalogs = computed(() => [
    pageMessages.value,
    this.messages.value,
    this.lateWords?.messages.value ?? {},
  ]);

  private readonly voice = computed(() =>
    translatorFor(currentLanguage() ?? 'en', this.catalogs.value, {
      nameOf: this.ui.nameOf,
      players: this.table.sitters.value.map(({ name }) => name),
      isLate: (key) => this.lateWords?.isLate(key) ?? false,
    }),
  );

  say(text: Text): string {
    return this.voice.value.say(text);
  }

  /** Whether there are words for a key: some come only with what has been reached. */
  has(key: string): boolean {
    return this.voice.value.has(key);
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
    const isTaken = this.ui.pointing?.canPick(this, noun) ?? null;
    if (isTaken !== null) return isTaken;
    return this.choices.value.some((choice) => nounsOf(this.ui, choice).includes(noun));
  }

  /** Points at something: it joins what is picked, and where only one choice is left that is the draft. */
  pick(noun: Noun): void {
    if (this.ui.pointing?.pick(this, noun)) return;
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
      this.isWarned.value = false;
      this.picks.value = picks;
      const [only, ...more] = picks.length === 0 ? [] : this.matching.value;
      this.plan.value = only !== undefined && more.length === 0 ? [only] : [];
    });
  }

  setPlan(choices: readonly K['choice'][]): void {
    batch(() => {
      this.refusal.value = null;
      this.isWarned.value = false;
      this.picks.value = [];
      this.plan.value = choices;
    });
  }

  clear(): void {
    batch(() => {
      this.picks.value = [];
      this.plan.value = [];
      this.refusal.value = null;
      this.isWarned.value = false;
    });
  }

  /** Answers with the draft. Where a warning stands, it asks once more first. */
  async confirm(): Promise<void> {
    if (this.plan.value.length === 0) return;
    if (this.warning.value === null || this.isWarned.value) await this.send(this.lineOf(this.plan.value));
    else this.isWarned.value = true;
  }

  /** Answers with what the game makes of an earlier wish. Where it is refused, the question stays open. */
  async follow(choices: readonly K['choice'][]): Promise<void> {
    if (!(await this.send(this.lineOf(choices)))) this.refusal.value = null;
  }

  /**
   * Answers with a line of notation, as it is typed; `named` where the seat of another question than the first is answered. Says
   * whether any of it was taken.
   */
  async send(line: string, named?: Seat): Promise<boolean> {
    if (this.isSending.value) return false;
    this.isSending.value = true;
    const seat = named ?? this.ask.value?.seat ?? null;
    const { value: plan } = this.plan;
    const entries = this.table.log.value.length;
    const viewer = this.table.viewer.value;
    const answer = await this.table.choose(line, named);
    const isTaken = answer === null || !isRefusal(answer);
    batch(() => {
      this.isSending.value = false;
      // Why a plan stopped is not for the eyes of the next person.
      this.refusal.value = viewer === this.table.viewer.value ? answer : null;
      if (isTaken) this.answeredBy.value = seat;
      if (isTaken && this.table.isSharedOpenly === true) this.answeredFrom.value = entries;
      // The next question may have a plan of its own by now.
      if (isTaken && this.plan.value === plan) this.plan.value = [];
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
    for (const end of this.endings) end();
    this.lateWords?.close();
    this.table.close();
  }

  private warningNow(): Text | null {
    const view = this.table.view.value;
    const ask = this.ask.value;
    const plan = this.plan.value;
    if (view === null || ask === null || plan.length === 0) return null;
    return this.answering.warningOf?.({ view, ask }, plan) ?? null;
  }

  private matches(choice: K['choice'], picks: readonly Noun[]): boolean {
    const nouns = nounsOf(this.ui, choice);
    return picks.every((noun) => nouns.includes(noun));
  }
}
