export { type Answered, advance, answer, begin, type Moment, resume, take } from './answer.ts';
export { eventsFor, hears } from './audience.ts';
export { AUDIT, choiceLine, dealtLine, headerLine } from './audit/lines.ts';
export { recordOf } from './audit/record.ts';
export { type Fault, type Verdict, verify } from './audit/verify.ts';
export { objectIn } from './audit/written.ts';
export type { Advice, Adviser, Bot, Draw, Imagine } from './bot.ts';
export type { Fields, GivenFor, KeyOf, Matching, VariablesFor } from './catalog.ts';
export { type Chance, drawBelow, forkChance, shuffled } from './chance.ts';
export { type Change, type Known, withChange, writeChange } from './change.ts';
export {
  type Choice,
  choiceAt,
  countChoices,
  everyChoice,
  isOffered,
  isSameChoice,
  type Offer,
  type Range,
} from './choice.ts';
export type {
  ActingStep,
  Ask,
  AskingStep,
  Audience,
  Audit,
  Frame,
  Game,
  GameEvent,
  Kinds,
  Outcome,
  Seat,
  State,
  Step,
  Told,
  Viewer,
} from './game.ts';
export { imagining } from './imagining.ts';
export type { Candidate, Insight } from './insight.ts';
export { type Grammar, numbered, oneOf, parse, print, type Word, wholeNumber } from './notation.ts';
export type { Orders } from './orders.ts';
export { type ChoiceEntry, type Entry, type Header, header, standing, type UndoEntry } from './record.ts';
export { isRefusal, type Refusal, refuse } from './refusal.ts';
export { replay } from './replay.ts';
export {
  chapterOf,
  type Rulebook,
  type RulebookPage,
  type RulebookPages,
  type Source,
  sourcesOf,
} from './rulebook.ts';
export { Run } from './run.ts';
export { commitmentOf, isSeed, mixedSeed, namedSeed } from './seed.ts';
export { choose, chooseText, open, type Past, type Session } from './session.ts';
export { type Name, type Text, text, type Variable, type Variables } from './text.ts';
export { canUndo, consentNeeded, undo, undoAgain, undoByConsent, undoLatest } from './undo.ts';
