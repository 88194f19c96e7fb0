import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { type GameEvent, isRefusal, type Kinds, type Messages, type Seat } from '@vigilia/kernel';
import type { Table } from '../table/table.ts';
import type { Further, Opening } from './answering-ui.ts';
import { followUps, forgetting, noteStandIns, proposals } from './automatic-answers.ts';
import { DraftState } from './draft-state.ts';
import type { GameUi, Noun } from './game-ui.ts';
import { draftsShown } from './shown-draft.ts';

/**
 * What lies between a question and its answer: what is picked out, drafted and pointed at. Nothing here has happened
 * yet, and all of it goes when another question is asked.
 */
export class AnswerDraft<K extends Kinds = Kinds> extends DraftState<K> {
  private readonly confirmsAll: ReadonlySignal<boolean>;
  private readonly endings: readonly (() => void)[];

  /** `confirmsAll`: a press answers nothing by itself, not even what can be taken back freely. */
  constructor(
    table: Table<K>,
    ui: GameUi<K>,
    messages: ReadonlySignal<Messages>,
    confirmsAll: ReadonlySignal<boolean> = signal(false),
  ) {
    super(table, ui, messages);
    this.confirmsAll = confirmsAll;
    this.endings = [
      forgetting(this),
      noteStandIns(this),
      followUps(this),
      proposals(this),
      draftsShown(this),
    ];
  }

  /** Whether something can be picked now: it belongs to a choice that is still possible. */
  canPick(noun: Noun): boolean {
    return this.ui.pointing?.canPick(this, noun) ?? this.offered.value.has(noun);
  }

  /** A press on what means these choices: drafts them, and answers with them if they are drafted already. */
  press(choices: readonly K['choice'][]): void {
    if (this.isDrafted(choices)) return void this.confirm();
    this.setPlan(choices);
    this.confirmIfFree();
  }

  /**
   * Points at something: it joins what is picked, and when only one choice is left that is the draft. Pointed at once
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
    const picks = fits ? picked : this.canPick(noun) ? [noun] : [];
    const [only, ...more] =
      picks.length === 0 ? [] : this.choices.value.filter((choice) => this.matches(choice, picks));
    batch(() => {
      this.setPlan(only !== undefined && more.length === 0 ? [only] : []);
      this.picks.value = picks;
    });
    this.confirmIfFree();
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
    this.setPlan([]);
  }

  /** Answers with what comes before the question. What is drafted stays, and waits for its own Confirm. */
  async answerFirst(): Promise<void> {
    const { value: first } = this.first;
    if (first === null) return;
    const { value: plan } = this.plan;
    if ((await this.send(this.lineOf([first.choice]))) && plan.length > 0) this.setPlan(plan);
  }

  /** Answers with the draft. If a warning stands, it asks once more first. */
  async confirm(): Promise<void> {
    if (this.plan.value.length === 0 || this.first.value !== null) return;
    if (this.warning.value === null || this.isWarned.value) await this.send(this.lineOf(this.plan.value));
    else this.isWarned.value = true;
  }

  /** Answers with the draft and with what the game offers to do after it. */
  async confirmFurther({ choices, order }: Further<K['choice']>): Promise<void> {
    const isTaken = await this.send(this.lineOf([...this.plan.value, ...choices]));
    // If the answer leaves nothing to order, the order has nothing to do.
    if (isTaken && order !== null) await this.table.leaveOrder(order);
  }

  /** Answers with all that is left before this person has won. */
  async win(): Promise<void> {
    const { value: end } = this.winningEnd;
    if (end !== null) await this.send(this.lineOf(end.choices));
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

  /** Answers with what the game makes of an earlier wish. If it is refused, the question stays open. */
  async follow(choices: readonly K['choice'][]): Promise<void> {
    if (!(await this.send(this.lineOf(choices)))) this.refusal.value = null;
  }

  /**
   * Answers with a line of notation, as it is typed; `named` if the seat of another question than the first is answered,
   * `words` if something is written with a voice. Says whether any of it was taken.
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

  /** Says why a choice is not to be had; if it is, drafts it. */
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

  close(): void {
    for (const end of this.endings) end();
    this.lateWords?.close();
    this.table.close();
  }

  private confirmIfFree(): void {
    const asked = this.askedNow();
    const plan = this.plan.value;
    if (this.confirmsAll.value || asked === null || plan.length === 0 || this.first.value !== null) return;
    const { canTakeBack, canBeMended } = this.answering;
    if (canTakeBack?.(asked, plan) || canBeMended?.(asked, plan)) void this.confirm();
  }
}
