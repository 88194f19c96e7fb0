import { computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  type Ask,
  everyChoice,
  type Kinds,
  type Messages,
  type Piece,
  type PlanStop,
  print,
  type Refusal,
  type Seat,
  type Text,
  text,
  translatorFor,
  type Viewer,
} from '@vigilia/kernel';
import { currentLanguage, pageMessages } from '../i18n/translate.ts';
import { orderAnswer } from '../table/orders.ts';
import type { Table } from '../table/table.ts';
import type { AnsweringUi, Further } from './answering-ui.ts';
import type { Asked } from './asked.ts';
import { type GameUi, type LateWords, type Noun, nounsOf } from './game-ui.ts';
import type { Guide, Noted } from './guide.ts';
import { draftedElsewhere } from './shown-draft.ts';

/** What a draft holds and says: what is asked, picked out, drafted and pointed at, and the words for it. */
export class DraftState<K extends Kinds = Kinds> {
  /** The open question as the rules ask it; an order of the viewer answers its questions without this screen. */
  private readonly openQuestion = computed(
    () => this.table.asks.value.find((ask) => !this.isOrdered(ask)) ?? null,
  );
  /** What has to be answered before the question on this screen; null if nothing has. */
  readonly first = computed(() => {
    const view = this.table.view.value;
    const ask = this.openQuestion.value;
    return view === null || ask === null ? null : (this.answering.firstOf?.({ view, ask }) ?? null);
  });
  /** The question this screen answers now, also while its options wait (`first`). */
  readonly ask = computed(() => this.first.value?.waiting ?? this.openQuestion.value);
  /** All that is left to answer before this person has won; null if more is missing, and in a lesson, which says itself what to do. */
  readonly winningEnd = computed(() => {
    const asked = this.askedNow();
    if (asked === null || this.table.isGuided === true) return null;
    return this.answering.winningEndOf?.(asked) ?? null;
  });
  /** The seat whose news the screen tells: the viewer's, or the one that is asked before all eyes. */
  readonly newsFor = computed((): Viewer => this.table.viewer.value ?? this.ask.value?.seat ?? null);
  /** Everything that may be answered, ranges written out. */
  readonly choices = computed(() => (this.ask.value === null ? [] : everyChoice(this.ask.value)));
  /** Everything that one of them speaks of, gathered once a question: pointing at a bid asked for it 172 times. */
  readonly offered = computed(
    (): ReadonlySet<Noun> => new Set(this.choices.value.flatMap((choice) => nounsOf(this.ui, choice))),
  );
  /** Things picked out of which the answer is to be made. */
  readonly picks = signal<readonly Noun[]>([]);
  /** The choices that speak of everything picked. */
  readonly matching = computed(() =>
    this.choices.value.filter((choice) => this.matches(choice, this.picks.value)),
  );
  /** What is about to be answered, in order; empty while nothing is decided. */
  readonly plan = signal<readonly K['choice'][]>([]);
  /** What another player drafts at their own screen on a question that lies open to all; empty while that is nothing. */
  readonly followed = computed(() => draftedElsewhere(this.table, this.ui));
  /** What is pointed at, in the log or on the board: it is lit wherever it lies. */
  readonly lit = signal<ReadonlySet<Noun>>(new Set());
  /** Why the latest wish was not granted, or not all of it. */
  readonly refusal = signal<Refusal | PlanStop | null>(null);
  readonly isSending = signal(false);
  /** The seat that answered last on this screen; null before the first answer and after an undo. */
  readonly answeredBy = signal<Seat | null>(null);
  /**
   * The number of the entry of the log with which this screen last answered, for whichever seat; null before that, and
   * when those who share the screen may hide something from each other.
   */
  readonly answeredFrom = signal<number | null>(null);
  /** What cannot be mended once the plan is sent; null if there is nothing to warn of. */
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
  /** Words that come while the game is played; null if the game has none. */
  readonly lateWords: LateWords | null;

  constructor(table: Table<K>, ui: GameUi<K>, messages: ReadonlySignal<Messages>) {
    this.table = table;
    this.ui = ui;
    this.messages = messages;
    this.lateWords = ui.lateWords?.(table) ?? null;
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
    return this.voice.value.say(this.told(text));
  }

  /** Whether there are words for a key: some come only with what has been reached. */
  has(key: string): boolean {
    return this.voice.value.has(key);
  }

  pieces(text: Text): Piece[] {
    return this.voice.value.pieces(this.told(text));
  }

  /** A text as this table tells it: one may veil its odds. */
  private told(text: Text): Text {
    const view = this.ui.told === undefined ? null : this.table.view.value;
    return view === null ? text : (this.ui.told?.(text, view) ?? text);
  }

  /** What the game adds to the answering panel. */
  get answering(): AnsweringUi<K> {
    return this.ui.answering ?? {};
  }

  /** The words of a choice, or its notation if the game has no words for it. */
  choiceText(choice: K['choice']): Text {
    const view = this.table.view.value;
    const words = view === null ? null : this.ui.choiceText(choice, view);
    if (words !== null && this.voice.value.has(words.key)) return words;
    return text('asking.notation', { notation: this.lineOf([choice]) });
  }

  /** Whether this is what is about to be answered. */
  isDrafted(choices: readonly K['choice'][]): boolean {
    return choices.length > 0 && this.lineOf(this.plan.value) === this.lineOf(choices);
  }

  /** What the game offers to answer together with the draft; null if nothing, or if a warning stands. */
  further(): Further<K['choice']> | null {
    const asked = this.askedNow();
    const plan = this.plan.value;
    if (asked === null || plan.length === 0 || this.warning.value !== null) return null;
    if (this.first.value !== null) return null;
    return this.answering.furtherOf?.(asked, plan) ?? null;
  }

  readonly lineOf = (choices: readonly K['choice'][]): string =>
    choices.map((choice) => print(this.ui.game.grammar, choice)).join('; ');

  protected askedNow(): Asked<K> | null {
    const view = this.table.view.value;
    const ask = this.ask.value;
    return view === null || ask === null ? null : { view, ask };
  }

  protected matches(choice: K['choice'], picks: readonly Noun[]): boolean {
    const nouns = nounsOf(this.ui, choice);
    return picks.every((noun) => nouns.includes(noun));
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
}
