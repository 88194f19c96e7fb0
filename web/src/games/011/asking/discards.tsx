import { OptionButton } from '../../../answering/options/option-button.tsx';
import { t } from '../../../i18n/translate.ts';
import { type AskedProps, isVerb } from '../eleven.ts';
import { discardsWith, tooMany } from './chosen.ts';
import { plain } from './options/plain.ts';
import './discards.css';

/** The tiles in hand, of which as many are chosen as are too many: all of them go with one answer. */
export function Discards({ draft, asked }: AskedProps) {
  const count = tooMany(asked);
  const chosen = draft.plan.value.filter(isVerb('discard'));
  const discards = asked.ask.choices.filter(isVerb('discard'));
  const options = plain(asked, discards, draft.table.assist.value).flatMap((group) => group.options);
  return (
    <div class="discards">
      {count > 1 && <p role="status">{t('eleven.discards-chosen', { chosen: chosen.length, count })}</p>}
      <div class="option-rows">
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
