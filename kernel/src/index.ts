export type { Compared } from './audit/compare-header.ts';
export { aboutEarlier, type EarlierGames } from './audit/earlier.ts';
export { objectIn } from './audit/json-object.ts';
export { AUDIT, AuditLines } from './audit/lines.ts';
export { headerIn, recordOf } from './audit/record.ts';
export { type Remembered, rememberedIn, type SeenLink } from './audit/remembered.ts';
export { linksIn, reachOf, ShownComparison, type ShownLinks, withShown } from './audit/shown-links.ts';
export { type Fault, type Verdict, verify } from './audit/verify.ts';
export { type Chance, drawBelow, forkChance, shuffled } from './chance/chance.ts';
export { commitmentOf, entropyHashOf, isSeed, mixedSeed, namedSeed } from './chance/seed.ts';
export { sha256Hex } from './chance/sha256.ts';
export { type Answered, advance, answer, begin, type Moment, resume, take } from './engine/answer.ts';
export { eventsFor, hears } from './engine/audience.ts';
export type { Advice, Adviser, Bot, Draw, Imagine } from './engine/bot.ts';
export { type Change, withChange, writeChange } from './engine/change.ts';
export {
  type Choice,
  choiceAt,
  countChoices,
  everyChoice,
  isOffered,
  isSameChoice,
  type Offer,
  type Range,
} from './engine/choice.ts';
export type {
  ActingStep,
  Ask,
  AskingStep,
  Audience,
  Audit,
  Delivered,
  Frame,
  Game,
  GameEvent,
  Kinds,
  Outcome,
  Seat,
  State,
  Step,
  Viewer,
  ViewParts,
} from './engine/game.ts';
export { imagining } from './engine/imagining.ts';
export type { Candidate, Insight } from './engine/insight.ts';
export { nextPerson, nextToAnswer } from './engine/next-to-answer.ts';
export { type Grammar, numbered, oneOf, parse, print, type Word, wholeNumber } from './engine/notation.ts';
export { isRefusal, type Refusal, refuse } from './engine/refusal.ts';
export { beginRehearsal, type Rehearsal, type Rehearsed, rehearse } from './engine/rehearse.ts';
export { Run } from './engine/run.ts';
export { asksOf, messagesOf, type PromptDetails, questionsOf, refusalsOf } from './engine/typed-texts.ts';
export { canonical } from './record/canonical.ts';
export { firstLink, type Link, nextLink, optionsHashOf } from './record/chain.ts';
export {
  type AbandonedDeal,
  type ChoiceEntry,
  type Entry,
  type Header,
  header,
  type RecordedPlayer,
  standingChoices,
  type UndoEntry,
} from './record/record.ts';
export {
  aboutRules,
  isEarlier,
  type RulesNote,
  rulesOf,
  type Stopped,
  whyStopped,
} from './record/rules-version.ts';
export {
  aboutPlan,
  canBeRead,
  choosePlan,
  chooseText,
  type Followed,
  LONGEST_PLAN,
  type PlanStop,
  readPlan,
  whyNot,
  whyTooLong,
} from './session/line.ts';
export { follow, followChoice, replay, stayOver } from './session/replay.ts';
export { choose, open, openAt, type PutAway, type Session, trimmed } from './session/session.ts';
export { consentNeeded, undo, undoAgain, undoByConsent, undoLatest } from './session/undo.ts';
export { canUndo, FURTHEST_FREE, hasWayBack, type Past } from './session/way-back.ts';
export type { GameEntry, GameProfile, OptionField, SearchLeaning } from './table/game-entry.ts';
export type { Orders } from './table/orders.ts';
export {
  ABSENCES,
  type Absence,
  ASSISTS,
  type Assist,
  CLOCKS,
  type Clock,
  COLOURS,
  type Colour,
  givesHints,
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
} from './table/table-options.ts';
export { turnedSeats } from './table/turned-seats.ts';
export {
  heardReasons,
  type Reasoned,
  type Worded,
  type WordedEvent,
  withReason,
  withWords,
  withWordsOf,
} from './table/voices.ts';
export type { Fields, GivenFor, KeyOf, Matching, VariablesFor } from './texts/catalog.ts';
export { compile } from './texts/compile.ts';
export { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from './texts/languages.ts';
export type { Message, Messages, Part } from './texts/message.ts';
export { localeOf, type Numeral, numeralsOf, writtenWith } from './texts/numerals.ts';
export {
  type ClauseRow,
  chapterOf,
  type OpenRulebook,
  openRulebook,
  type Rulebook,
  type RulebookPage,
  type RulebookPages,
  type Source,
  sourcesOf,
} from './texts/rulebook.ts';
export { type Name, type Text, text, type Variable, type Variables } from './texts/text.ts';
export { type Names, type Piece, type Translator, translatorFor, translatorOf } from './texts/translator.ts';
