import { type Signal, useSignal } from '@preact/signals';
import { CHARACTERS, type Character, effectsOfEvent, isVictoryNear } from '@vigilia/game-011';
import { message } from '@vigilia/game-011/texts';
import { text } from '@vigilia/kernel';
import { optionProps } from '../../../answering/options/option-button.tsx';
import { isGuided } from '../../../draft/guide.ts';
import { named } from '../../../draft/named.ts';
import { t } from '../../../i18n/translate.ts';
import { SeatBadge } from '../../../seats/seat-badge.tsx';
import { type Asked, type AskedProps, type ChoiceOf, type DraftProps, isVerb } from '../eleven.ts';
import { Icon } from '../emblems/icon.tsx';
import * as styles from './characters.module.css';
import { DeclareDialog } from './declare-dialog.tsx';
import { OptionPicture } from './options/option.tsx';
import { EventAdds } from './plan.tsx';

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
    <div class={styles.characters}>
      <div class={styles.charactersGrid}>
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
        class={styles.charactersDeclare}
        data-option=""
        data-near={isVictoryNear(asked.view) || undefined}
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
  if (character === null) return <p class={styles.charactersAbout}>{t('asking.point-at-character')}</p>;
  return (
    <div class={styles.charactersAbout}>
      <b>{draft.say(message(`character-title.${character}`))}</b>
      <p>{draft.say(message(`ability.${character}`))}</p>
      <EventAdds draft={draft} asked={asked} character={character} />
    </div>
  );
}

interface ButtonProps extends AskedProps {
  readonly character: Character;
  readonly pointed: Signal<Character | null>;
}

/** A Character to choose; one that is used or blocked says so. */
function CharacterButton({ draft, asked: { view, ask }, character, pointed }: ButtonProps) {
  const choice: ChoiceOf<'choose'> = { verb: 'choose', character };
  const isOffered = ask.choices.some((each) => each.verb === 'choose' && each.character === character);
  const props = optionProps(draft, [choice]);
  const show = () => {
    pointed.value = character;
    props.onPointerEnter();
  };
  const hide = () => {
    pointed.value = null;
    props.onPointerLeave();
  };
  return (
    <button
      {...props}
      class={styles.character}
      aria-disabled={!isOffered}
      onClick={() => (isOffered ? props.onClick() : void draft.tryOut(choice))}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocusIn={show}
      onFocusOut={hide}
    >
      <OptionPicture picture={{ emblem: character }} />
      <span class={styles.characterName}>{named(draft, 'character', character)}</span>
      <Why draft={draft} view={view} character={character} />
      {isOffered && effectsOfEvent(view, ask.seat, character).length > 0 && <Icon name="event" />}
    </button>
  );
}

interface WhyProps extends DraftProps {
  readonly view: Asked['view'];
  readonly character: Character;
}

/** Why a Character cannot be chosen this Hour. */
function Why({ draft, view: { used, blocked }, character }: WhyProps) {
  const seat = used[character];
  const sitter = seat === undefined ? undefined : draft.table.sitters.value[seat];
  if (seat !== undefined)
    return (
      <>
        <span class={styles.characterWhy}>{draft.say(text('asking.used-by', { seat }))}</span>
        {sitter !== undefined && (
          <span class={styles.characterWho} aria-hidden="true">
            <SeatBadge symbol={sitter.symbol} colour={sitter.colour} size={16} />
          </span>
        )}
      </>
    );
  return blocked.includes(character) ? <span class={styles.characterWhy}>{t('asking.blocked')}</span> : null;
}
