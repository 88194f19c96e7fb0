export { type Answered, advance, answer, begin, type Moment, resume, take } from './answer.ts';
export { eventsFor, hears } from './audience.ts';
export type { Compared } from './audit/compare-header.ts';
export { aboutEarlier, type EarlierGames } from './audit/earlier.ts';
export { objectIn } from './audit/json-object.ts';
export { AUDIT, AuditLines } from './audit/lines.ts';
export { headerIn, recordOf } from './audit/record.ts';
export { type Remembered, rememberedIn, type SeenLink } from './audit/remembered.ts';
export { linksIn, reachOf, ShownComparison, type ShownLinks, withShown } from './audit/shown-links.ts';
export { type Fault, type Verdict, verify } from './audit/verify.ts';
export type { Advice, Adviser, Bot, Draw, Imagine } from './bot.ts';
export { canonical } from './canonical.ts';
export type { Fields, GivenFor, KeyOf, Matching, VariablesFor } from './catalog.ts';
export { firstLink, type Link, nextLink, optionsHashOf } from './chain.ts';
export { type Chance, drawBelow, forkChance, shuffled } from './chance.ts';
export { type Change, withChange, writeChange } from './change.ts';
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
  ViewParts,
} from './game.ts';
export type { GameEntry, GameProfile, OptionField, SearchLeaning } from './game-entry.ts';
export { imagining } from './imagining.ts';
export type { Candidate, Insight } from './insight.ts';
export { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from './languages.ts';
export {
  aboutPlan,
  canBeRead,
  choosePlan,
  chooseText,
  type Followed,
  LONGEST_PLAN,
  type PlanStop,
  whyNot,
  whyTooLong,
} from './line.ts';
export { nextPerson, nextToAnswer } from './next-to-answer.ts';
export { type Grammar, numbered, oneOf, parse, print, type Word, wholeNumber } from './notation.ts';
export { localeOf, type Numeral, numeralsOf, writtenWith } from './numerals.ts';
export type { Orders } from './orders.ts';
export {
  type ChoiceEntry,
  type Entry,
  type Header,
  header,
  type RecordedPlayer,
  standing,
  type Undealt,
  type UndoEntry,
} from './record.ts';
export { isRefusal, type Refusal, refuse } from './refusal.ts';
export { type Rehearsed, rehearse } from './rehearse.ts';
export { follow, followChoice, replay, stayOver } from './replay.ts';
export {
  chapterOf,
  type Rulebook,
  type RulebookPage,
  type RulebookPages,
  type Source,
  sourcesOf,
} from './rulebook.ts';
export {
  aboutRules,
  isEarlier,
  type RulesNote,
  rulesOf,
  type Stopped,
  whyStopped,
} from './rules-version.ts';
export { Run } from './run.ts';
export { commitmentOf, entropyHashOf, isSeed, mixedSeed, namedSeed } from './seed.ts';
export { choose, open, openAt, type PutAway, type Session, trimmed } from './session.ts';
export {
  ABSENCES,
  type Absence,
  ASSISTS,
  type Assist,
  CLOCKS,
  type Clock,
  COLOURS,
  type Colour,
  PACES,
  type Pace,
  SECONDS_A_ROUND,
  type SeatSymbol,
  SYMBOLS,
  TALKS,
  type Talk,
  usualAbsence,
  usualClock,
  WATCHING,
  type Watching,
} from './table-options.ts';
export { type Name, type Text, text, type Variable, type Variables } from './text.ts';
export { turnedSeats } from './turned-seats.ts';
export { asksOf, messagesOf, type PromptDetails, questionsOf, refusalsOf } from './typed-texts.ts';
export { consentNeeded, undo, undoAgain, undoByConsent, undoLatest } from './undo.ts';
export {
  heardReasons,
  type Reasoned,
  type Worded,
  type WordedEvent,
  withReason,
  withWords,
  withWordsOf,
} from './voices.ts';
export { canUndo, FURTHEST_FREE, hasWayBack, type Past } from './way-back.ts';
