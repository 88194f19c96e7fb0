import type { Text } from '@vigilia/kernel';
import type { Choice } from '../../../kinds/choices.ts';
import type { ChoiceOf } from '../../../kinds/kinds.ts';
import type { View } from '../../../kinds/view.ts';

/** What speaks for choices with this verb before anything is tried. `prompt` is the question. */
type Ground<V extends Choice['verb']> = (view: View, choice: ChoiceOf<V>, prompt: Text) => readonly Text[];

export type Grounds = { readonly [V in Choice['verb']]?: Ground<V> };
