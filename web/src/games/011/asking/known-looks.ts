import { hiddenIn, type Source, sourcesFor, suspects, tile } from '@vigilia/game-011';
import { type Assist, type Text, text } from '@vigilia/kernel';
import type { Asked, Choice, View } from '../eleven.ts';
import { gives } from '../sheet/cell.ts';

/**
 * Whether the viewer knows every Character card of a source, as far as the table keeps count and reckons. What was not
 * shown follows only when nothing else is hidden: neither another source nor the Chosen One.
 */
export function isKnown(view: View, source: Source, assist: Assist): boolean {
  if (!gives(assist, 'record')) return false;
  const isHidden = (each: Source) => hiddenIn(view, each).characters > 0;
  if (!isHidden(source)) return true;
  const isLast = sourcesIn(view).every((each) => each === source || !isHidden(each));
  return gives(assist, 'reason') && isLast && suspects(view).length === 1;
}

/** One sentence before a look that can show nothing new: a choice of it, or what is played or spent for it. */
export function warningOf({ view, ask }: Asked, plan: readonly Choice[], assist: Assist): Text | null {
  const [first] = plan;
  if (first === undefined) return null;
  if (first.verb === 'investigate') {
    // A player who knows the Chosen One may look anywhere.
    if (suspects(view).length < 2 || !isKnown(view, first.source, assist)) return null;
    const isElsewhere = ask.choices.some(
      (other) => other.verb === 'investigate' && !isKnown(view, other.source, assist),
    );
    return isElsewhere ? text('eleven.look-known') : null;
  }
  const isInVain = paysForLook(ask, first) && sourcesIn(view).every((each) => isKnown(view, each, assist));
  return isInVain ? text('eleven.looks-known') : null;
}

/** Whether a choice gives up a card, a tile or Clues for a look. */
function paysForLook({ prompt }: Asked['ask'], choice: Choice): boolean {
  if (choice.verb === 'card') return choice.power === 'investigate';
  if (choice.verb === 'tile') return tile(choice.tile).effect?.kind === 'investigate';
  return choice.verb === 'spend' && choice.amount > 0 && prompt.vars.action === 'investigate';
}

/** Where the viewer could look at all. */
function sourcesIn(view: View): Source[] {
  return view.viewer === null ? [] : sourcesFor(view, view.viewer);
}
