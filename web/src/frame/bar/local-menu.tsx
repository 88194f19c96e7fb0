import type { Signal } from '@preact/signals';
import { givesHints, isRefusal, PACES } from '@vigilia/kernel';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import { t } from '../../i18n/translate.ts';
import { go } from '../../platform/navigation.ts';
import { download } from '../../record/download.ts';
import { settings } from '../../storage/settings.ts';
import { exportTable, readTable, removeTable } from '../../storage/tables.ts';
import { isOver } from '../../table/table.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { OneOf, Options } from '../../ui/options.tsx';
import * as bar from './bar.module.css';

const PACE_NAMES = {
  instant: 'settings.pace-instant',
  brisk: 'settings.pace-brisk',
  calm: 'settings.pace-calm',
} as const;

interface Props {
  readonly draft: AnswerDraft;
  /** The id of the table on this device. */
  readonly id: string;
  readonly giveUp: () => void;
}

/** What a table on this device offers: hints, the pace of its bots, a file of it, and the end of it. */
export function LocalMenu({ draft: { table }, id, giveUp }: Props) {
  const { giveHints } = table;
  const hasBots = table.sitters.value.some(({ bot }) => bot !== null);
  const save = () => {
    const stored = readTable(id);
    if (!isRefusal(stored)) download(`vigilia-${id}.json`, exportTable(stored), 'application/json');
  };
  return (
    <>
      {giveHints !== undefined && !isOver(table) && (
        <Options
          legend={t('menu.hints')}
          of={[true, false]}
          chosen={givesHints(table.assist.value)}
          choose={giveHints}
          nameOf={(isOn) => t(isOn ? 'settings.on' : 'settings.off')}
        />
      )}
      {hasBots && !isOver(table) && (
        <OneOf
          legend={t('settings.pace')}
          of={PACES}
          value={settings.pace}
          nameOf={(each) => t(PACE_NAMES[each])}
        />
      )}
      <button type="button" onClick={save}>
        {t('menu.save')}
      </button>
      {!isOver(table) && (
        <button type="button" onClick={giveUp}>
          {t('menu.give-up')}
        </button>
      )}
    </>
  );
}

interface GiveUpProps extends Omit<Props, 'giveUp'> {
  readonly isOpen: Signal<boolean>;
}

/** Asks once before a game on this device is given up. */
export function GiveUpDialog({ draft, id, isOpen }: GiveUpProps) {
  const close = () => {
    isOpen.value = false;
  };
  return (
    <Dialog title={t('menu.give-up')} onClose={close}>
      <p>{t('menu.give-up-sure')}</p>
      <div class={bar.menuSure}>
        <button
          type="button"
          onClick={() => {
            // The bots stop first: the choice of one would store the table again.
            draft.close();
            removeTable(id);
            go('/');
          }}
        >
          {t('menu.give-up')}
        </button>
        <button type="button" class="main" onClick={close}>
          {t('menu.play-on')}
        </button>
      </div>
    </Dialog>
  );
}
