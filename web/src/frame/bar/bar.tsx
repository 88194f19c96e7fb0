import type { AnswerDraft } from '../../draft/answer-draft.ts';
import { knownGame } from '../../games/registry.ts';
import { t } from '../../i18n/translate.ts';
import { SettingsButton } from '../../shell/settings-button.tsx';
import { settings } from '../../storage/settings.ts';
import { isOver, isSharedSeat, isStopped } from '../../table/table.ts';
import { Icon } from '../../ui/icon.tsx';
import { GoalLine } from '../goal/goal.tsx';
import * as styles from './bar.module.css';
import { Menu } from './menu.tsx';
import { turnText } from './turn-text.ts';
import { UndoButton } from './undo.tsx';
import { AtTheTable } from './waited.tsx';

/** The bar above a board: home, whose turn it is, what wins, undo, sound, menu and settings. */
export function Bar({ draft }: { readonly draft: AnswerDraft }) {
  const { table } = draft;
  const ask = draft.ask.value;
  const answering = ask?.seat ?? null;
  const isWatching =
    table.where === 'replay' || (table.company !== null && table.company.seat.value === null);
  const turn = turnText({
    viewer: table.viewer.value,
    answering,
    isShared: isSharedSeat(table, answering),
    asked: table.asked.value,
    isOver: isOver(table),
    isStopped: isStopped(table),
    invited: ask === null ? null : (draft.answering.invitationOf?.(ask) ?? null),
  });
  return (
    <header class={styles.bar}>
      <a class={styles.barHome} href="/">
        <Icon name="home" />
        <span class={styles.barWord}>{t('frame.home')}</span>
      </a>
      <h1 class="heard-only">{knownGame(table.game).profile.title}</h1>
      <p class={styles.barTurn} data-mine={answering === null ? undefined : ''}>
        {draft.say(turn)}
      </p>
      <AtTheTable draft={draft} />
      <GoalLine draft={draft} />
      {table.practice && <span class={styles.barPractice}>{t('frame.practice')}</span>}
      <ConnectionNotice draft={draft} />
      <LookAlone draft={draft} />
      {!isWatching && <UndoButton draft={draft} />}
      <SoundButton />
      <Menu draft={draft} />
      <SettingsButton />
    </header>
  );
}

function SoundButton() {
  const { sound } = settings;
  return (
    <button
      type="button"
      class={`${styles.barButton} ${styles.barSound}`}
      aria-pressed={sound.value}
      onClick={() => {
        sound.value = !sound.value;
      }}
    >
      <Icon name={sound.value ? 'sound' : 'silence'} />
      <span class="heard-only">{t('frame.sound')}</span>
    </button>
  );
}

/** Says that the table is not connected. */
function ConnectionNotice({ draft }: { readonly draft: AnswerDraft }) {
  const connection = draft.table.company?.connection.value ?? 'connected';
  return (
    <p class={styles.barConnection} role="status">
      {connection !== 'connected' && (
        <>
          <Icon name="offline" />
          {t(connection === 'connecting' ? 'frame.connecting' : 'frame.lost')}
        </>
      )}
    </p>
  );
}

/** On a shared screen, while all look at a question: its person may look at the table alone, behind the curtain. */
function LookAlone({ draft: { table } }: { readonly draft: AnswerDraft }) {
  const isAlone = table.isAlone?.value ?? null;
  if (isAlone === null) return null;
  return (
    <button
      type="button"
      class={styles.barButton}
      aria-pressed={isAlone}
      onClick={() => table.lookAlone?.(!isAlone)}
    >
      <Icon name="eye" />
      <span class={styles.barWord}>{t('shared.look-alone')}</span>
    </button>
  );
}
