import type { Signal } from '@preact/signals';
import { ASSISTS, type Assist, type GameProfile, type OptionField } from '@vigilia/kernel';
import { useMemo } from 'preact/hooks';
import { botAbout, botName, botStrength, botsLegend, botTitle } from '../../../games/bot-texts.ts';
import type { GameManifest } from '../../../games/manifest.ts';
import { gameTranslator } from '../../../games/messages.ts';
import { type OptionValues, optionLabel, valueLabel } from '../../../games/options.ts';
import { usualOf } from '../../../games/usual.ts';
import { t } from '../../../i18n/translate.ts';
import { Options } from '../../../ui/options.tsx';
import { Tick } from '../../../ui/tick.tsx';
import * as forms from './forms.module.css';
import * as styles from './game-fields.module.css';

const MIXED = 'mixed';

/** The bots beside a player: all alike, or each chosen by itself. */
export function BotsField({ game }: { readonly game: GameManifest }) {
  const { profile } = game;
  const { level, seats, isMixed } = usualOf(game);
  // Voices that advise are mixed by a council.
  const canMix = seats.value > 2 && profile.botsAdviseOn === undefined;
  const chosen = isMixed.value && canMix ? MIXED : level.value;
  return (
    <>
      <Options
        legend={botsLegend(game)}
        of={canMix ? [...profile.levels, MIXED] : profile.levels}
        chosen={chosen}
        nameOf={nameOf}
        choose={(each) => {
          isMixed.value = each === MIXED;
          if (each !== MIXED) level.value = each;
        }}
      />
      {chosen === MIXED ? <EachBot game={game} /> : <About bot={chosen} />}
    </>
  );
}

function nameOf(level: string) {
  if (level === MIXED) return t('play-now.mixed');
  const strength = botStrength(level);
  return (
    <span class={styles.botsFieldOne}>
      {botName(level)}
      {strength !== null && <small>{strength}</small>}
    </span>
  );
}

function About({ bot }: { readonly bot: string }) {
  const about = botAbout(bot);
  return about === null ? null : <p class={forms.formNote}>{about}</p>;
}

function EachBot({ game }: { readonly game: GameManifest }) {
  const { seats, mix } = usualOf(game);
  return (
    <div class={styles.botsFieldEach}>
      {mix.slice(0, seats.value - 1).map((bot, index) => (
        <select
          key={index}
          aria-label={t('play-now.one', { number: index + 1 })}
          value={bot.value}
          onChange={({ currentTarget: { value } }) => {
            bot.value = value;
          }}
        >
          {game.profile.levels.map((level) => (
            <option key={level} value={level}>
              {botTitle(level)}
            </option>
          ))}
        </select>
      ))}
    </div>
  );
}

const NAMES: Readonly<Record<Assist, string>> = {
  paper: 'play-now.paper',
  record: 'play-now.record',
  advised: 'play-now.advised',
  reason: 'play-now.reason',
  odds: 'play-now.odds',
  hints: 'play-now.hints',
};

const ABOUT: Readonly<Record<Assist, string>> = {
  paper: 'play-now.about-paper',
  record: 'play-now.about-record',
  advised: 'play-now.about-advised',
  reason: 'play-now.about-reason',
  odds: 'play-now.about-odds',
  hints: 'play-now.about-hints',
};

/** When nothing is secret, there is nothing to deduce: a table gives hints or none. */
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
      {game.hasSecrets && <p class={forms.formNote}>{t(ABOUT[assist])}</p>}
    </>
  );
}

/** A level of help in a word or two. */
export function helpName({ hasSecrets }: GameProfile, assist: Assist): string {
  return t(hasSecrets || assist === 'hints' ? NAMES[assist] : 'play-now.no-hints');
}

interface OptionFieldsProps {
  readonly game: GameManifest;
  readonly values: Signal<OptionValues>;
}

/** The options of a game: a box to tick for a yes or no, a list for words. */
export function OptionFields({ game, values }: OptionFieldsProps) {
  const say = useMemo(() => gameTranslator(game), [game]).value;
  const change = (name: string, value: string | boolean) => {
    values.value = { ...values.value, [name]: value };
  };
  return game.profile.options.map(({ name, values: known }: OptionField) => {
    const words = known.filter((value) => typeof value === 'string');
    return words.length === 0 ? (
      <Tick
        key={name}
        label={say(optionLabel(name))}
        isTicked={values.value[name] === true}
        tick={(isTicked) => change(name, isTicked)}
      />
    ) : (
      <label key={name} class={forms.formField}>
        <span>{say(optionLabel(name))}</span>
        <select
          value={String(values.value[name])}
          onChange={({ currentTarget: { value } }) => change(name, value)}
        >
          {words.map((word) => (
            <option key={word} value={word}>
              {say(valueLabel(name, word))}
            </option>
          ))}
        </select>
      </label>
    );
  });
}
