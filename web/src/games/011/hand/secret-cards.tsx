import { useSignal } from '@preact/signals';
import type { Eleven, View } from '@vigilia/game-011';
import { message } from '@vigilia/game-011/texts';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import { named } from '../../../draft/named.ts';
import { pointingAt } from '../../../draft/pointing.ts';
import { t } from '../../../i18n/translate.ts';
import { Badge } from '../emblems/emblem.tsx';
import { Icon } from '../emblems/icon.tsx';
import * as styles from './secret-cards.module.css';

/** The own Character cards and the Hero or Fenrir card; a press turns them over when others look on. */
export function SecretCards({ draft, view }: { readonly draft: AnswerDraft<Eleven>; readonly view: View }) {
  const isFaceDown = useSignal(false);
  if (view.own === null) return null;
  const { characters, role } = view.own;
  if (characters.length === 0 && role === null) return null;
  return (
    <button
      type="button"
      class={styles.handSecret}
      aria-expanded={!isFaceDown.value}
      title={isFaceDown.value ? t('hand.turn-up') : t('hand.turn-down')}
      onClick={() => {
        isFaceDown.value = !isFaceDown.value;
      }}
      {...pointingAt(
        draft,
        isFaceDown.value ? [] : characters.map((character) => `character:${character}` as const),
      )}
    >
      <span class="heard-only">{t('hand.secret')}</span>
      {isFaceDown.value ? (
        <span class={styles.handBack}>
          <Icon name="unknown" />
          <span>{t('hand.face-down')}</span>
        </span>
      ) : (
        <>
          {characters.map((character) => (
            <span key={character} class={styles.handCharacter}>
              <Badge character={character} />
              <span>{named(draft, 'character', character)}</span>
            </span>
          ))}
          {role !== null && (
            <span class={styles.handRole} data-role={role}>
              <Icon name={role} />
              <span>{draft.say(message(`role.${role}`))}</span>
            </span>
          )}
        </>
      )}
    </button>
  );
}
