import { canBeMended, canTakeBack, type Diario, game, lossOf, proposedChoice } from '@vigilia/game-diario';
import { choosePlan, header, isRefusal, namedSeed, open, print, type Session } from '@vigilia/kernel';
import type { Asked, Choice, DraftProps } from '../../src/games/diario/table/asked.ts';
import { mixesFor, presetNight, presetsOf } from '../../src/games/diario/table/boards/common/presets.ts';
import { outingAhead } from '../../src/games/diario/table/boards/evening/outing-ahead.tsx';
import { proposedNames } from '../../src/games/diario/table/boards/naming/naming-details.tsx';
import { followUp, openingFor } from './boards/parts.ts';

/** The questions on whose board the player sees the preset for the crime wave. */
const RAID_LOSSES: readonly string[] = ['prompt.shield', 'prompt.raid-damage', 'prompt.wound'];

/** The questions on whose board the player sees the preset for drinks after Fate. */
const DAWN_GIFTS: readonly string[] = ['prompt.treat', 'prompt.toast'];

/** A solo game as a player sends it who agrees with every proposal. */
export interface Played {
  /** The prompt of each question that cost a confirmation. */
  readonly confirmed: readonly string[];
  /** The prompt of each question that the press on an option answered. */
  readonly pressed: readonly string[];
  /** Every press: on options, on Confirm, once more after a warning, on the first page and on those of the dead. */
  readonly presses: number;
  /** The prompt of each question that a preset settled. */
  readonly followed: readonly string[];
  /** How many choices the rules were given. */
  readonly choices: number;
  readonly isWon: boolean;
}

/** `asProposed`: whether this player lets the way through a Location be decided as proposed. */
export function playOnBoards(seed: string, { asProposed }: { readonly asProposed: boolean }): Played {
  let session = begun(seed);
  // Presets are kept by draft; nothing else of it is looked at.
  const draft = {} as DraftProps['draft'];
  presetsOf(draft).asProposed.value = asProposed;
  const confirmed: string[] = [];
  const pressed: string[] = [];
  const followed: string[] = [];
  // Those who are met are left by a press; so is the proposal to decide on the way, once.
  let presses = asProposed ? 2 : 1;
  let choices = 0;
  for (;;) {
    const [ask] = session.moment.asks;
    if (ask === undefined) return { confirmed, pressed, followed, presses, choices, isWon: isWon(session) };
    const asked: Asked = { view: game.view(session.moment.state, ask.seat), ask };
    const hasAnswered = confirmed.length + pressed.length > 0;
    const settled = hasAnswered ? followUp(asked, draft) : null;
    const opening = openingFor(asked);
    const plan = settled ?? (opening.length > 0 ? opening : [proposedChoice(asked.view, ask)]);
    if (settled === null) {
      const isPressed = opening.length === 0 && answersByPress(asked, plan);
      (isPressed ? pressed : confirmed).push(ask.prompt.key);
      presses += (opening.length === 0 ? 1 : 0) + (isPressed ? 0 : 1) + (isWarned(asked, plan) ? 1 : 0);
      presetWith(asked, plan, draft);
    } else followed.push(ask.prompt.key);
    const taken = choosePlan(session, ask.seat, plan.map((choice) => print(game.grammar, choice)).join('; '));
    if (isRefusal(taken)) throw new Error(`refused: ${taken.reason.key}`);
    choices += taken.stop?.taken ?? plan.length;
    // A person who dies or leaves has a page, which is put away by a press.
    presses += goneIn(taken.session) - goneIn(session);
    session = taken.session;
  }
}

/** Whether the planner wins the game of this seed, choice by choice. */
export function doesPlannerWin(seed: string): boolean {
  let session = begun(seed);
  for (;;) {
    const [ask] = session.moment.asks;
    if (ask === undefined) return isWon(session);
    const own = proposedChoice(game.view(session.moment.state, ask.seat), ask);
    const taken = choosePlan(session, ask.seat, print(game.grammar, own));
    if (isRefusal(taken)) throw new Error(`refused: ${taken.reason.key}`);
    session = taken.session;
  }
}

function begun(seed: string): Session<Diario> {
  return open(
    game,
    header({ game: 'diario', rules: game.rules, seed: namedSeed(seed), entropy: [], seats: 1, options: {} }),
  ) as Session<Diario>;
}

function isWon({ moment }: Session<Diario>): boolean {
  return moment.state.over !== null && moment.state.over.score !== null;
}

/** Whether the press on an option answers with it. */
function answersByPress({ view, ask }: Asked, plan: readonly Choice[]): boolean {
  return canTakeBack(view, ask, plan) || canBeMended(view, ask, plan);
}

function isWarned({ view, ask }: Asked, plan: readonly Choice[]): boolean {
  return lossOf(view, ask, plan) !== null;
}

/** What the boards preset by themselves when a plan lies on them. A player who is asked on the way goes on from there. */
function presetWith({ view, ask }: Asked, plan: readonly Choice[], draft: DraftProps['draft']): void {
  const { mixes, names } = presetsOf(draft);
  names.value = proposedNames(view, plan);
  mixes.value = mixesFor(mixes.value, plan);
  if (plan[0]?.verb === 'explore') presetNight(draft, view, { goesOn: true });
  if (RAID_LOSSES.includes(ask.prompt.key)) presetsOf(draft).waveSeenOn.value = view.day;
  if (DAWN_GIFTS.includes(ask.prompt.key)) presetsOf(draft).drinksSeenOn.value = view.day;
  if (ask.prompt.key === 'prompt.duty')
    presetNight(draft, view, { outing: outingAhead(view, plan, 'proposal') });
}

function goneIn({ moment }: Session<Diario>): number {
  return game.view(moment.state, null).gone.length;
}
