import { useSignal } from '@preact/signals';
import { CHARACTERS, type Character } from '@vigilia/game-011';
import { message } from '@vigilia/game-011/texts';
import { isGuided } from '../../../draft/guide.ts';
import { t } from '../../../i18n/translate.ts';
import { type AskedProps, isVerb } from '../eleven.ts';
import { CharacterButton } from './character-button.tsx';
import { DeclareDialog } from './declare-dialog.tsx';
import { EventAdds } from './event-adds.tsx';
import './characters.css';

/** The eight to choose from, what the one pointed at can do, and the way to declare victory. */
export function Characters({ draft, asked }: AskedProps) {
  const pointed = useSignal<Character | null>(null);
  const isDeclaring = useSignal(false);
  const drafted = draft.plan.value.find(isVerb('choose'))?.character;
  const declarations = asked.ask.choices.filter(isVerb('declare'));
  const canDeclare = declarations.length > 0;
  const declare = () => {
    if (canDeclare) isDeclaring.value = true;
    else void draft.tryOut({ verb: 'declare', character: CHARACTERS[0] });
  };
  return (
    <div class="characters">
      <div class="characters-grid">
        {CHARACTERS.map((character) => (
          <CharacterButton
            key={character}
            draft={draft}
            asked={asked}
            character={character}
            pointed={pointed}
          />
        ))}
      </div>
      <button
        type="button"
        class="characters-declare"
        data-option=""
        data-guided={declarations.some((each) => isGuided(draft, [each])) || undefined}
        aria-haspopup="dialog"
        aria-disabled={!canDeclare}
        onClick={declare}
      >
        {t('asking.declare')}
      </button>
      {/* What was drafted is told where it is confirmed. */}
      {(drafted === undefined || (pointed.value ?? drafted) !== drafted) && (
        <About draft={draft} asked={asked} character={pointed.value} />
      )}
      {isDeclaring.value && (
        <DeclareDialog
          draft={draft}
          asked={asked}
          onClose={() => {
            isDeclaring.value = false;
          }}
        />
      )}
    </div>
  );
}

interface AboutProps extends AskedProps {
  readonly character: Character | null;
}

function About({ draft, asked, character }: AboutProps) {
  if (character === null) return <p class="characters-about">{t('asking.point-at-character')}</p>;
  return (
    <div class="characters-about">
      <b>{draft.say(message(`character-title.${character}`))}</b>
      <p>{draft.say(message(`ability.${character}`))}</p>
      <EventAdds draft={draft} asked={asked} character={character} />
    </div>
  );
}
