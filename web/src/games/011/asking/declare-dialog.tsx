import { useSignal } from '@preact/signals';
import { CHARACTERS, type Character, suspects } from '@vigilia/game-011';
import { choiceText } from '@vigilia/game-011/texts';
import { useRef } from 'preact/hooks';
import { CheckList, HoldsMark } from '../../../answering/check-list.tsx';
import * as answeringPanel from '../../../answering/panel/answering-panel.module.css';
import { useOptionKeys } from '../../../answering/panel/keys.ts';
import { isGuided } from '../../../draft/guide.ts';
import { named } from '../../../draft/named.ts';
import { t } from '../../../i18n/translate.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { AskedProps, ChoiceOf } from '../eleven.ts';
import { checksOf } from '../goal/checks.ts';
import { gives } from '../sheet/cell.ts';
import * as characters from './characters.module.css';
import { OptionPicture } from './options/option.tsx';

interface Props extends AskedProps {
  readonly onClose: () => void;
}

/**
 * Names the Chosen One: who may be, what it rests on, and one question before it is said aloud. No name is chosen when it
 * opens, so that the name is the player's own.
 */
export function DeclareDialog({ draft, asked, onClose }: Props) {
  const possible = suspects(asked.view);
  const [, more] = possible;
  const { assist } = draft.table;
  const chosen = useSignal<Character | null>(null);
  // A sheet that only records leaves it to its player who can be named.
  const isReasoned = gives(assist.value, 'reason');
  const options = useRef<HTMLDivElement>(null);
  useOptionKeys(options);
  return (
    <Dialog title={t('asking.declare-title')} onClose={onClose}>
      <p>{t('asking.declare-why')}</p>
      <div ref={options} class={`${answeringPanel.askingOptions} ${characters.declareNames}`}>
        {CHARACTERS.map((character) => (
          <button
            key={character}
            type="button"
            class={characters.character}
            data-option=""
            aria-pressed={chosen.value === character}
            data-guided={
              chosen.value === character ? undefined : isGuided(draft, [{ verb: 'declare', character }])
            }
            onClick={() => {
              chosen.value = character;
            }}
          >
            <OptionPicture picture={{ emblem: character }} />
            <span class={characters.characterName}>{named(draft, 'character', character)}</span>
            {isReasoned && (
              <HoldsMark holds={!possible.includes(character) ? false : more === undefined ? true : null} />
            )}
          </button>
        ))}
      </div>
      {chosen.value !== null && (
        <Declaration draft={draft} asked={asked} character={chosen.value} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Declaration({ draft, asked, character, onClose }: Props & { readonly character: Character }) {
  const choice: ChoiceOf<'declare'> = { verb: 'declare', character };
  const declare = () => {
    draft.setPlan([choice]);
    onClose();
    void draft.confirm();
  };
  return (
    <>
      <CheckList draft={draft} checks={checksOf(asked, character)} />
      <button type="button" class="main" data-guided={isGuided(draft, [choice])} onClick={declare}>
        {draft.say(choiceText(choice))}
      </button>
    </>
  );
}
