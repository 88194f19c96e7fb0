import { ASSISTS, type Assist, text } from '@vigilia/kernel';
import { useMemo } from 'preact/hooks';
import { t } from '../i18n/translate.ts';
import { serverTranslator } from '../server-api/server-translator.ts';
import { Options } from '../ui/options.tsx';

const NAMES: Readonly<Record<Assist, string>> = {
  paper: 'play-now.paper',
  record: 'play-now.record',
  reason: 'play-now.reason',
  odds: 'play-now.odds',
  hints: 'play-now.hints',
};

interface Props {
  readonly assist: Assist;
  readonly choose: (assist: Assist) => void;
}

/** How much the table helps, and what that means. */
export function HelpField({ assist, choose }: Props) {
  const voice = useMemo(() => serverTranslator(), []);
  return (
    <>
      <Options legend={t('open.assist')} of={ASSISTS} chosen={assist} nameOf={helpName} choose={choose} />
      <p class="form-note">{voice.value(text(`assist.${assist}`))}</p>
    </>
  );
}

/** A level of help in a word. */
export function helpName(assist: Assist): string {
  return t(NAMES[assist]);
}
