import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import {
  type Ask,
  everyChoice,
  type GameEvent,
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
import { orderAnswer } from '../table/orders.ts';
import type { Table } from '../table/table.ts';
import type { AnsweringUi, Further, Opening } from './answering-ui.ts';
import type { Asked } from './asked.ts';
import { followUps } from './follow-ups.ts';
import { type GameUi, type Noun, nounsOf } from './game-ui.ts';
import type { Guide } from './guide.ts';
import type { LateWords } from './late-words.ts';
import { proposals } from './proposals.ts';
import { noteStandIns } from './stand-ins.ts';

/** Something done at a table besides answering: a mark on a sheet. */
export interface Noted {
  /** How many entries the log had then. */
  readonly after: number;
  readonly event: GameEvent;
}

/**
 * What lies between a question and its answer: what is picked out, drafted and pointed at. Nothing here has happened
 * yet, and all of it goes when another question is asked.
 */
export class AnswerDraft<K extends Kinds = Kinds> {
  /** The question this screen answers now; an order of the viewer answers its questions without it. */
  readonly ask = computed(() => this.table.asks.value.find((ask) => !this.isOrdered(ask)) ?? null);
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
  /** Whether the plan was not pressed, but proposed by the game, in the list and on no control. */
  readonly isProposed = signal(false);
  /** The answers that took themselves since this person last answered, because each was the only one. */
  readonly tookItself = signal<readonly Text[]>([]);
  /**
   * The entries of the log, by their number of answers, that were answered for a seat of this screen without its person:
   * an only answer, an order, a bot that stood in. They put nothing away that the person was shown.
   */
  readonly byItself = signal<ReadonlySet<number>>(new Set());
  /** Whether the warning was answered with Confirm: the next Confirm sends the plan. */
  readonly isWarned = signal(false);
  /** What a lesson leads to now; null at a table without a lesson. */
  readonly guide = signal<Guide | null>(null);
  /** What this person did at the table besides answering, for a lesson that waits for it. */
  readonly noted = signal<readonly Noted[]>([]);
  /** Where this person's own marks are kept instead of on this device: a lesson forgets them. */
  marks: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null = null;
  readonly table: Table<K>;
  readonly ui: GameUi<K>;
  /** The messages of the game in the language spoken now. */
  private readonly messages: ReadonlySignal<Messages>;
  /** Words that come while the game is played; null where the game has none. */
  readonly lateWords: LateWords | null;
  private readonly isQuick: ReadonlySignal<boolean>;
  private readonly endings: readonly (() => void)[];

  /** `isQuick`: a press confirms at once what can be taken back freely. */
  constructor(
    table: Table<K>,
    ui: GameUi<K>,
    messages: ReadonlySignal<Messages>,
    isQuick: ReadonlySignal<boolean> = signal(false),
  ) {
    this.isQuick = isQuick;
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
    this.endings = [forget, noteStandIns(this), followUps(this), proposals(this)];
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

  /** Whether this is what is about to be answered. */
  isDrafted(choices: readonly K['choice'][]): boolean {
    return choices.length > 0 && this.lineOf(this.plan.value) === this.lineOf(choices);
  }

  /** A press on what means these choices: drafts them, and answers with them where they are drafted already. */
  press(choices: readonly K['choice'][]): void {
    if (this.isDrafted(choices)) return void this.confirm();
    this.setPlan(choices);
    this.confirmIfQuick();
  }

  /**
   * Points at something: it joins what is picked, and where only one choice is left that is the draft. Pointed at once
   * more, the draft is the answer.
   */
  pick(noun: Noun): void {
    if (this.ui.pointing?.pick(this, noun)) return;
    const view = this.table.view.value;
    const ask = this.ask.value;
    const whole = view === null || ask === null ? null : this.ui.planFor(view, ask, noun);
    if (whole !== null) return this.press(whole);
    if (this.picks.value.at(-1) === noun && this.plan.value.length > 0) return void this.confirm();
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
      this.isProposed.value = false;
    });
    this.confirmIfQuick();
  }

  setPlan(choices: readonly K['choice'][]): void {
    batch(() => {
      this.refusal.value = null;
      this.isWarned.value = false;
      this.picks.value = [];
      this.plan.value = choices;
      this.isProposed.value = false;
    });
  }

  /** Drafts what a question opens with. */
  open({ plan, isOnControl }: Opening<K['choice']>): void {
    batch(() => {
      this.setPlan(plan);
      this.isProposed.value = !isOnControl;
    });
  }

  clear(): void {
    batch(() => {
      this.isProposed.value = false;
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

  /** What the game offers to answer together with the draft; null where nothing, or where a warning stands. */
  further(): Further<K['choice']> | null {
    const asked = this.askedNow();
    const plan = this.plan.value;
    if (asked === null || plan.length === 0 || this.warning.value !== null) return null;
    return this.answering.furtherOf?.(asked, plan) ?? null;
  }

  /** Answers with the draft and with what the game offers to do after it. */
  async confirmFurther({ choices, order }: Further<K['choice']>): Promise<void> {
    const isTaken = await this.send(this.lineOf([...this.plan.value, ...choices]));
    // Where the answer leaves nothing to order, the order has nothing to do.
    if (isTaken && order !== null) await this.table.leaveOrder(order);
  }

  /** Answers with the only choice there is, and remembers to say so beside what was shown before. */
  async takeItself(choice: K['choice']): Promise<void> {
    const words = this.choiceText(choice);
    const before = this.byItself.peek();
    const next = (this.table.log.peek().at(-1)?.answers ?? 0) + 1;
    this.byItself.value = new Set([...before, next]);
    if (await this.give(this.lineOf([choice]))) this.tookItself.value = [...this.tookItself.value, words];
    else {
      this.byItself.value = before;
      this.refusal.value = null;
    }
  }

  /** Answers with what the game makes of an earlier wish. Where it is refused, the question stays open. */
  async follow(choices: readonly K['choice'][]): Promise<void> {
    if (!(await this.send(this.lineOf(choices)))) this.refusal.value = null;
  }

  /**
   * Answers with a line of notation, as it is typed; `named` where the seat of another question than the first is answered,
   * `words` where something is written with a voice. Says whether any of it was taken.
   */
  async send(line: string, named?: Seat, words = ''): Promise<boolean> {
    if (this.isSending.value) return false;
    this.tookItself.value = [];
    this.table.putAway?.();
    return this.give(line, named, words);
  }

  private async give(line: string, named?: Seat, words = ''): Promise<boolean> {
    if (this.isSending.value) return false;
    this.isSending.value = true;
    const seat = named ?? this.ask.value?.seat ?? null;
    const { value: plan } = this.plan;
    const entries = this.table.log.value.length;
    const viewer = this.table.viewer.value;
    const answer = await this.table.choose(line, named, words);
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

  /** Takes note of something done besides answering. */
  note<E extends GameEvent>(event: E): void {
    if (this.guide.peek() === null) return;
    this.noted.value = [...this.noted.peek(), { after: this.table.log.peek().length, event }];
  }

  readonly lineOf = (choices: readonly K['choice'][]): string =>
    choices.map((choice) => print(this.ui.game.grammar, choice)).join('; ');

  close(): void {
    for (const end of this.endings) end();
    this.lateWords?.close();
    this.table.close();
  }

  private warningNow(): Text | null {
    const asked = this.askedNow();
    const plan = this.plan.value;
    if (asked === null || plan.length === 0) return null;
    return this.answering.warningOf?.(asked, plan, this.table.assist.value) ?? null;
  }

  private isOrdered(ask: Ask<K['choice']>): boolean {
    const view = this.table.view.value;
    const order = this.table.order.value;
    if (view === null || order === null || ask.seat !== this.table.viewer.value) return false;
    const answer = orderAnswer(this.ui.orders, order, view, ask);
    return answer !== null && answer !== 'wake';
  }

  private confirmIfQuick(): void {
    const asked = this.askedNow();
    const plan = this.plan.value;
    if (!this.isQuick.value || asked === null || plan.length === 0) return;
    if (this.answering.canTakeBack?.(asked, plan)) void this.confirm();
  }

  private askedNow(): Asked<K> | null {
    const view = this.table.view.value;
    const ask = this.ask.value;
    return view === null || ask === null ? null : { view, ask };
  }

  private matches(choice: K['choice'], picks: readonly Noun[]): boolean {
    const nouns = nounsOf(this.ui, choice);
    return picks.every((noun) => nouns.includes(noun));
  }
}
