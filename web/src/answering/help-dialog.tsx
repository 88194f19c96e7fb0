import type { KeyHelp } from '../draft/answering-ui.ts';
import { t } from '../i18n/translate.ts';
import { Dialog } from '../ui/dialog.tsx';
import './help-dialog.css';

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
  /** The keys of the game's own board. */
  readonly more: readonly KeyHelp[];
  readonly onClose: () => void;
}

/** The keys of the table. */
export function HelpDialog({ more, onClose }: Props) {
  return (
    <Dialog title={t('asking.keys-title')} onClose={onClose}>
      <dl class="key-list">
        {[...KEYS, ...more, HELP].map(([keys, what]) => (
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
    </Dialog>
  );
}
