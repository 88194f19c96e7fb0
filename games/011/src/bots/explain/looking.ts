import type { Text } from '@vigilia/kernel';
import { hiddenIn } from '../../knowledge/beliefs.ts';
import type { Source } from '../../table/choices.ts';
import { message } from '../../texts/message.ts';
import type { Mind } from '../detective/mind.ts';
import { suspectsText } from './lacking.ts';

/** Looks at cards of a source: how much of it was not seen yet. */
export function lookTexts(mind: Mind, source: Source): Text[] {
  const { characters, cards } = hiddenIn(mind.view, source);
  const hidden =
    characters > 0
      ? message('reason.unseen', { source, count: characters, total: cards })
      : message('reason.known-already', { source });
  return mind.suspects.length > 1 ? [hidden, ...suspectsText(mind)] : [...suspectsText(mind), hidden];
}
