import type { Ask, Assist, Choice, Kinds, Text } from '@vigilia/kernel';
import type { ComponentType, VNode } from 'preact';
import type { Asked, AskedProps, DraftProps, ViewProps } from './asked.ts';

/**
 * What a game adds to the answering panel. Each member is optional: a game that gives none has its choices listed in
 * words, or in notation if it has no words for them, and its ranges as rows of amounts.
 */
export interface AnsweringUi<K extends Kinds = Kinds> {
  /** Controls that stand above the list, in this order. */
  readonly controls?: readonly Control<K>[];
  /**
   * The choices that no control serves, in groups. Each choice must be an option by itself; an option may hold a plan
   * of several choices besides. It tells no more than the help of the table (`assist`) allows.
   */
  groupsOf?(asked: Asked<K>, choices: readonly K['choice'][], assist: Assist): readonly Group<K['choice']>[];
  /** The words of a plan. Without it, every choice is said by itself. */
  planTexts?(plan: readonly K['choice'][], asked: Asked<K>): readonly Text[];
  /** The sign of the legend that explains what a question names; null if its words are plain. Without it, none does. */
  signOf?(ask: Ask<K['choice']>): string | null;
  /** What the bar says of a question that need not be answered; null if it is the player's turn. */
  invitationOf?(ask: Ask<K['choice']>): Text | null;
  /** What a plan changes, as far as the view tells. */
  notesOf?(asked: Asked<K>, plan: readonly K['choice'][]): readonly Note[];
  /**
   * What a plan loses for good, in one sentence: the draft bar shows it, and the plan is sent only when it is confirmed
   * a second time. Null for a plan that can be mended, so that the sentence keeps its weight. It tells no more than the
   * help of the table (`assist`) allows.
   */
  warningOf?(asked: Asked<K>, plan: readonly K['choice'][], assist: Assist): Text | null;
  /**
   * The answer to a small question that the player has settled before: how to share out what a die will bring. A draw
   * stops a batch, so such a question cannot be part of the plan that leads to it. Asked once for each question that opens
   * after this screen has answered; what it returns is sent without a confirmation. Null: the player is asked.
   */
  followUp?(asked: Asked<K>, draft: DraftProps<K>['draft']): readonly K['choice'][] | null;
  /**
   * Whether a plan could be taken back freely once it is sent: nothing is drawn or shown, and the same seat is asked on. It
   * must follow from the view. The press that drafts such a plan answers with it, unless the person wants to confirm every
   * choice. Without it, every plan is confirmed.
   */
  canTakeBack?(asked: Asked<K>, plan: readonly K['choice'][]): boolean;
  /**
   * Whether a plan that cannot be taken back loses nothing that cannot be mended: to turn a card. The press that drafts it
   * answers with it as well. It must follow from the view. Without it, such a plan is confirmed.
   */
  canBeMended?(asked: Asked<K>, plan: readonly K['choice'][]): boolean;
  /**
   * What has to be answered before the question itself, if its options wait for it: to hear the others. It is one press of
   * its own, in sight of the options, which are drawn from `waiting`; until then nothing else can be confirmed, and what is
   * drafted stays. Null if nothing comes first. Without it, nothing ever does.
   */
  firstOf?(asked: Asked<K>): First<K['choice']> | null;
  /**
   * All that is left to answer if nothing but that is missing for the viewer's victory: one press of its own, above the
   * options. Null if something is missing. Without it, every answer is given by itself.
   */
  winningEndOf?(asked: Asked<K>): Further<K['choice']> | null;
  /** What may be answered together with a plan, offered beside Confirm: to stop there and end the turn. */
  furtherOf?(asked: Asked<K>, plan: readonly K['choice'][]): Further<K['choice']> | null;
  /**
   * Whether the only answer to a question takes itself, which the page then says. It may only when the time it takes tells
   * the others nothing: `isAlone` says that no other person is at the table; otherwise each of them must already know
   * that there is no choice. Without it, no answer takes itself.
   */
  answersAutomatically?(asked: Asked<K>, at: { readonly isAlone: boolean }): boolean;
  /**
   * What is drafted when a question opens, so that one Confirm gives it: the only answer, the one that declines if most
   * players decline, or all that a control proposes. Null drafts nothing; it is asked again when a signal that it read
   * changes, so a game whose controls are fetched late drafts as soon as they are there. Without it, nothing is drafted.
   */
  openingFor?(asked: Asked<K>, at: { readonly isGuided: boolean }): Opening<K['choice']> | null;
  /**
   * The plan in which a choice of the open question becomes part of what its control decides: a hint is put into it.
   * Without it, or when it gives none, the choice is the plan by itself.
   */
  planWith?(
    asked: Asked<K>,
    plan: readonly K['choice'][],
    choice: K['choice'],
  ): readonly K['choice'][] | null;
  /**
   * By how much the best advice leads the one after it, in words of the game; `lead` is the difference of their worth.
   * Without it, hints say which is the best and not by how much.
   */
  leadOf?(lead: number): Text;
  /** What there is to say of a plan beside its words and notes. */
  readonly PlanDetails?: ComponentType<AskedProps<K>>;
  /** What this seat was shown since its last answer. It stands above the question. */
  readonly Shown?: ComponentType<DraftProps<K>>;
  /**
   * Whether this seat was shown something that only its person's next answer may put away: then no answer takes itself.
   * Without it, nothing is shown that a person could miss.
   */
  isShowing?(draft: DraftProps<K>['draft']): boolean;
  /** What there is to see of the table while other seats are asked. */
  readonly Waiting?: ComponentType<ViewProps<K>>;
  /** Panels that a tool opens in place of the options. */
  readonly asides?: readonly GameAside<K>[];
  /** Keys of the game's own board, for the list of keys. */
  readonly keys?: readonly KeyHelp[];
  /** Whether to tell above a question what happened since the last answer. Without it, the panel always tells. */
  hasNews?(draft: DraftProps<K>['draft'], view: K['view']): boolean;
  /** A small drawing in a line of words, by the name a note gives. Without it, notes are words alone. */
  Icon?(props: { readonly name: string }): VNode;
  /** The drawing beside an option. Without it, options are words alone. */
  Picture?(props: { readonly picture: unknown }): VNode;
}

/** The draft that a question opens with. */
export interface Opening<C extends Choice = Choice> {
  /** In order; never empty. */
  readonly plan: readonly C[];
  /** Whether a control draws it: then the draft bar stands in the place of the tools, as under a plan that was pressed. */
  readonly isOnControl: boolean;
}

/** What is answered before the question whose options wait for it. */
export interface First<C extends Choice = Choice> {
  readonly choice: C;
  /** The question as it will stand then. */
  readonly waiting: Ask<C>;
  readonly why: Text;
  /** The words on its button. */
  readonly text: Text;
}

/** What can be answered after a plan, in the same press. */
export interface Further<C extends Choice = Choice> {
  readonly choices: readonly C[];
  /** An order to leave behind with it (kernel: Orders); null if there is none. */
  readonly order: string | null;
  /** The words on its button, after those of Confirm. */
  readonly text: Text;
}

/**
 * A control for choices that are more than a list: an auction, a day of several decisions. It draws the question in its
 * own way and puts what was decided into the draft (`draft.setPlan`), as one plan of one or more choices. The panel
 * shows the plan, drops it and confirms it. A plan goes out as one batch; if the batch stops early, what was taken
 * stays taken, the draft is empty again, and the control is given the question that is open then.
 */
export interface Control<K extends Kinds = Kinds> {
  readonly name: string;
  /** Whether this control answers with a choice, so that the list leaves it out. */
  serves(choice: K['choice'], ask: Ask<K['choice']>): boolean;
  readonly Body: ComponentType<AskedProps<K>>;
  /** What the control as a whole asks, if it decides more than the question says. Without it, the question stands. */
  promptOf?(asked: Asked<K>): Text;
}

/** A panel that a tool opens in place of the options: an order to leave behind. */
export interface GameAside<K extends Kinds = Kinds> {
  readonly name: string;
  /** The key of the tool's label. */
  labelOf(draft: DraftProps<K>['draft']): string;
  isOffered(draft: DraftProps<K>['draft']): boolean;
  readonly Body: ComponentType<ViewProps<K>>;
}

/** Keys and the key of the text that says what they do. */
export type KeyHelp = readonly [keys: readonly string[], what: string];

/** Something that will come of a choice, in a few words. */
export interface Note {
  /** The name of a drawing of the game; null for words alone. */
  readonly icon: string | null;
  readonly text: Text;
}

/** Something that can be answered: pressed it is drafted, pressed again it is chosen. */
export interface Option<C extends Choice = Choice> {
  readonly choices: readonly C[];
  readonly label: Text;
  readonly notes: readonly Note[];
  /** What the game's `Picture` draws beside the words. */
  readonly picture?: unknown;
  /** What marks it among the others, in a word. */
  readonly badge?: Text;
}

/** Options that belong together. */
export interface Group<C extends Choice = Choice> {
  /** Null if the question itself says it all. */
  readonly heading: Text | null;
  readonly picture?: unknown;
  /** Whether the labels are short enough for several in a row. */
  readonly isDense?: boolean;
  readonly options: readonly Option<C>[];
}
