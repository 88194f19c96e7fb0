import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import type { KeyHelp } from '../../draft/answering-ui.ts';
import type { Legend, Sign } from '../../draft/game-ui.ts';
import { t } from '../../i18n/translate.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ClauseLink } from '../clause-link.tsx';
import { explained } from './explainable.ts';
import * as styles from './help-dialog.module.css';

const KEYS: readonly KeyHelp[] = [
  [['1', '…', '9'], 'asking.key-digit'],
  [['←', '↑', '→', '↓'], 'asking.key-arrows'],
  [['Enter'], 'asking.key-enter'],
  [['Shift', 'Enter'], 'pace.key-further'],
  [['Esc'], 'asking.key-escape'],
  [['u'], 'asking.key-undo'],
  [['n'], 'pace.key-skip'],
  [['h'], 'asking.key-hint'],
  [['/'], 'asking.key-write'],
  [['b'], 'asking.key-board'],
];
const HELP: KeyHelp = [['?'], 'asking.key-help'];

interface Props {
  readonly draft: AnswerDraft;
  readonly onClose: () => void;
}

/** The signs of the game, if it has a legend, and the keys of the table. */
export function HelpDialog({ draft, onClose }: Props) {
  const legend = useSignal<Legend>([]);
  const { loadLegend } = draft.ui;
  useEffect(() => {
    void loadLegend?.().then((loaded) => {
      legend.value = loaded;
    });
  }, []);
  const ask = () => {
    onClose();
    explained.value = 'asking';
  };
  return (
    <Dialog title={t(loadLegend === undefined ? 'asking.keys-title' : 'legend.title')} onClose={onClose}>
      <div class={styles.help}>
        <button type="button" class="main" onClick={ask}>
          {t('legend.ask')}
        </button>
        {legend.value.map(({ title, signs }) => (
          <section key={title}>
            <h3>{t(title)}</h3>
            <dl class={styles.signList}>
              {signs.map((sign) => (
                <SignRow key={sign.id} draft={draft} sign={sign} />
              ))}
            </dl>
          </section>
        ))}
        <section class={styles.helpKeys}>
          {loadLegend !== undefined && <h3>{t('asking.keys-title')}</h3>}
          <dl class={styles.keyList}>
            {[...KEYS, ...(draft.answering.keys ?? []), HELP].map(([keys, what]) => (
              <div key={what}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{t(what)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Dialog>
  );
}

/** A sign: what it is, what it does, how it stands now, and its rule. */
export function SignRow({ draft, sign }: { readonly draft: AnswerDraft; readonly sign: Sign }) {
  const { Picture, name, what, clause, now } = sign;
  const view = draft.table.view.value;
  const stateNow = view === null ? null : (now?.(view) ?? null);
  return (
    <div class={styles.signRow}>
      <dt>
        <Picture />
        {draft.say(name)}
      </dt>
      <dd>
        {draft.say(what)} {stateNow !== null && <b>{draft.say(stateNow)}</b>}{' '}
        <ClauseLink game={draft.table.game} clause={clause} />
      </dd>
    </div>
  );
}
