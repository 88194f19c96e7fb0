import { ASSISTS, type Assist, type GameProfile } from '@vigilia/kernel';
import { t } from '../i18n/translate.ts';
import { Options } from '../ui/fields.tsx';

const NAMES: Readonly<Record<Assist, string>> = {
  paper: 'play-now.paper',
  record: 'play-now.record',
  reason: 'play-now.reason',
  odds: 'play-now.odds',
  hints: 'play-now.hints',
};

const ABOUT: Readonly<Record<Assist, string>> = {
  paper: 'play-now.about-paper',
  record: 'play-now.about-record',
  reason: 'play-now.about-reason',
  odds: 'play-now.about-odds',
  hints: 'play-now.about-hints',
};

/** Where nothing is secret there is nothing to deduce: a table gives hints or none. */
const WITHOUT_SECRETS: readonly Assist[] = ['paper', 'hints'];

interface Props {
  readonly game: GameProfile;
  readonly assist: Assist;
  readonly choose: (assist: Assist) => void;
}

/** How much the table helps, and what that means. */
export function HelpField({ game, assist, choose }: Props) {
  return (
    <>
      <Options
        legend={t('open.assist')}
        of={game.hasSecrets ? ASSISTS : WITHOUT_SECRETS}
        chosen={assist}
        nameOf={(each) => helpName(game, each)}
        choose={choose}
      />
      {game.hasSecrets && <p class="form-note">{t(ABOUT[assist])}</p>}
    </>
  );
}

/** A level of help in a word or two. */
export function helpName({ hasSecrets }: GameProfile, assist: Assist): string {
  return t(hasSecrets || assist === 'hints' ? NAMES[assist] : 'play-now.no-hints');
}
