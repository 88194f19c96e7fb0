import type { Moment } from '@vigilia/kernel';
import type { Choice } from '../../kinds/choices.ts';
import type { Diario } from '../../kinds/kinds.ts';
import type { View } from '../../kinds/view.ts';
import { mean } from '../lists.ts';
import { type Night, playOn } from './nights.ts';
import { prospectsOf } from './prospects.ts';
import type { Temper } from './temper.ts';

/** A choice and what came of it, night by night; the same nights for every choice. */
export interface Trial {
  readonly choice: Choice;
  readonly nights: readonly Night[];
  /** How each night was judged. */
  readonly worths: readonly number[];
  /** What all of them together are worth to this temper. */
  readonly worth: number;
}

/** All are tried in a few nights, the best of them in more. */
const FEW = 2;
const NIGHTS = 8;
const KEPT = 3;

/** Tries the choices, the first of them the planner's own; the best comes first. */
export function trialsOf(
  view: View,
  choices: readonly Choice[],
  nightAt: (number: number) => Moment<Diario>,
  temper: Temper,
): Trial[] {
  const untried = choices.map((choice): Tried => ({ choice, nights: [], worths: [] }));
  if (choices.length === 1) return ranked(untried, temper);
  const moments = Array.from({ length: NIGHTS }, (_, number) => nightAt(number));
  const inNights = ({ choice, nights, worths }: Tried, from: number, to: number): Tried => {
    const more = moments.slice(from, to).map((moment) => playOn(moment, choice));
    return {
      choice,
      nights: [...nights, ...more],
      worths: [...worths, ...more.map((night) => worthOfNight(view, night, temper))],
    };
  };
  const few = untried.map((each) => inNights(each, 0, FEW));
  const best = ranked(few, temper).slice(0, KEPT);
  const kept = few.filter(({ choice }, index) => index === 0 || best.some((each) => each.choice === choice));
  return ranked(
    kept.map((each) => inNights(each, FEW, NIGHTS)),
    temper,
  ).slice(0, KEPT);
}

type Tried = Omit<Trial, 'worth'>;

/** The first is the planner's own: another has to be better by more than chance explains. */
function ranked(tried: readonly Tried[], temper: Temper): Trial[] {
  const own = tried[0]?.worths ?? [];
  return tried
    .map((each, index) => {
      const ahead = each.worths.map((worth, night) => worth - (own[night] ?? 0));
      const doubt = index === 0 ? 0 : temper.doubt + errorOf(ahead);
      return { ...each, worth: judged(each.worths, temper) - doubt };
    })
    .sort((one, other) => other.worth - one.worth);
}

function worthOfNight(view: View, night: Night, temper: Temper): number {
  return prospectsOf(view, night.view, temper) + temper.story * night.stories;
}

/** How far the mean of so few may be off. */
function errorOf(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)) / values.length);
}

/** What a row of nights is worth: to some the worst of them count, to some the best. */
function judged(worths: readonly number[], { minds }: Temper): number {
  if (minds === 'all') return mean(worths);
  const rising = worths.toSorted((one, other) => one - other);
  const half = Math.ceil(rising.length / 2);
  return mean(minds === 'worst' ? rising.slice(0, half) : rising.slice(-half));
}
