import type { Eleven } from '@vigilia/game-011';
import { type Text, text } from '@vigilia/kernel';
import { OptionButton } from '../../../answering/options/option-button.tsx';
import * as optionList from '../../../answering/options/option-list.module.css';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import type { Noun, Pointing } from '../../../draft/game-ui.ts';
import { t } from '../../../i18n/translate.ts';
import { type Asked, type AskedProps, type Choice, isVerb } from '../eleven.ts';
import * as styles from './discards.module.css';
import { plain } from './options/plain.ts';

/** The tiles in hand, of which as many are chosen as are too many: all of them go with one answer. */
export function Discards({ draft, asked }: AskedProps) {
  const count = tooMany(asked);
  const chosen = draft.plan.value.filter(isVerb('discard'));
  const discards = asked.ask.choices.filter(isVerb('discard'));
  const options = plain(asked, discards, draft.table.assist.value).flatMap((group) => group.options);
  return (
    <div class={styles.discards}>
      {count > 1 && <p role="status">{t('eleven.discards-chosen', { chosen: chosen.length, count })}</p>}
      <div class={optionList.optionRows}>
        {options.map((option) => {
          const [choice] = option.choices;
          if (choice?.verb !== 'discard') return null;
          const press = () => {
            const plan = discardsWith(asked, draft.plan.value, choice.tile);
            if (plan === null) void draft.confirm();
            else draft.setPlan(plan);
          };
          const isPressed = chosen.some(({ tile }) => tile === choice.tile);
          return (
            <OptionButton
              key={choice.tile}
              draft={draft}
              option={option}
              isPressed={isPressed}
              onPress={press}
            />
          );
        })}
      </div>
    </div>
  );
}

/** How many tiles the question is about (HOUR-2). */
function tooMany({ ask }: Asked): number {
  return Number(ask.prompt.vars.count);
}

/** What is asked of several tiles at once. */
export function discardsPrompt(asked: Asked): Text {
  const count = tooMany(asked);
  return count > 1 ? text('eleven.discard-several', { count }) : asked.ask.prompt;
}

/**
 * The plan after a press on a tile: it joins those to be discarded, in place of the first if enough are chosen, or it
 * leaves them. Null: the plan is whole and the tile is in it, so that the press is a yes.
 */
export function discardsWith(asked: Asked, plan: readonly Choice[], tile: string): Choice[] | null {
  const count = tooMany(asked);
  const chosen = plan.filter(isVerb('discard'));
  const others = chosen.filter((each) => each.tile !== tile);
  if (others.length < chosen.length) return chosen.length < count ? others : null;
  return [...chosen, { verb: 'discard' as const, tile }].slice(-count);
}

const TILE = 'tile:';

/** Tiles in the hand are chosen for the discard as those in the list are. */
export const discardPointing: Pointing<Eleven> = {
  canPick: () => null,
  pick(draft, noun) {
    const plan = planWith(draft, noun);
    if (plan === undefined) return false;
    if (plan === null) void draft.confirm();
    else draft.setPlan(plan);
    return true;
  },
};

function planWith(draft: AnswerDraft<Eleven>, noun: Noun): ReturnType<typeof discardsWith> | undefined {
  const view = draft.table.view.value;
  const ask = draft.ask.value;
  if (view === null || ask?.prompt.key !== 'prompt.discard' || !noun.startsWith(TILE)) return undefined;
  return discardsWith({ view, ask }, draft.plan.value, noun.slice(TILE.length));
}
