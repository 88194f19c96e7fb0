import { botAbout, botName, botStrength, botTitle } from '../../games/bot-texts.ts';
import { botsLegend } from '../../games/company.ts';
import type { GameManifest } from '../../games/manifest.ts';
import { usualOf } from '../../games/usual.ts';
import { t } from '../../i18n/translate.ts';
import { Options } from '../../ui/fields.tsx';
import './game-fields.css';

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
    <span class="bots-field-one">
      {botName(level)}
      {strength !== null && <small>{strength}</small>}
    </span>
  );
}

function About({ bot }: { readonly bot: string }) {
  const about = botAbout(bot);
  return about === null ? null : <p class="form-note">{about}</p>;
}

function EachBot({ game }: { readonly game: GameManifest }) {
  const { seats, mix } = usualOf(game);
  return (
    <div class="bots-field-each">
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
