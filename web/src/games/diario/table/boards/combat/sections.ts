import { choicesOf, combatProposals, type Diario, type Share, splitPlan } from '@vigilia/game-diario';
import { type Ask, isSameChoice, type Rehearsed } from '@vigilia/kernel';
import type { Asked, Choice, View } from '../../asked.ts';

/** A part of a plan: the choices that answer one kind of question, and what is known when the first of them is asked. */
export interface Section {
  /** The key of the question. */
  readonly key: string;
  readonly ask: Ask<Choice>;
  readonly view: View;
  readonly choices: readonly Choice[];
  /** Whether the question is still open after these choices. */
  readonly isOpen: boolean;
}

/** The questions that a plan answers, one after the other, and the one it has come to. */
export function sectionsOf(
  asked: Asked,
  rehearsed: Rehearsed<Diario> | null,
  plan: readonly Choice[],
): Section[] {
  if (rehearsed === null) return [{ ...asked, key: asked.ask.prompt.key, choices: plan, isOpen: true }];
  const { asks, views, next, taken } = rehearsed;
  const sections: Section[] = [];
  for (const [index, ask] of [...asks, ...(next === null ? [] : [next])].entries()) {
    const { key } = ask.prompt;
    const isOpen = index === taken;
    const choices = plan.slice(index, isOpen ? index : index + 1);
    const last = sections.at(-1);
    const view = views[index] ?? asked.view;
    if (last?.key !== key) sections.push({ key, ask, view, choices, isOpen });
    else sections[sections.length - 1] = { ...last, choices: [...last.choices, ...choices], isOpen };
  }
  return sections;
}

/** The whole plan with one section split anew. */
export function splitAnew(
  view: View,
  sections: readonly Section[],
  changed: Section,
  shares: readonly Share[],
): readonly Choice[] {
  const choices = sections.flatMap((section) => (section === changed ? choicesOf(shares) : section.choices));
  return splitPlan(view, combatProposals, choices, changed.key);
}

/** How often a choice is made in a section. */
export function timesIn({ choices }: Section, choice: Choice): number {
  return choices.filter((other) => isSameChoice(other, choice)).length;
}
