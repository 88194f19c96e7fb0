import { type Text, text, type Variables } from '@vigilia/kernel';
import { bandOf, harmOf, harmOfSize, sizeOf } from './bands.ts';
import { type Key, message } from './message.ts';

/** The same stake without its numbers; the variables that name people and things stay. */
type Veil = (vars: Variables) => Text;

/** The chance as a word, beside the people and things that the sentence names. */
function likely(key: Key, ...names: readonly string[]): Veil {
  return (vars) => text(key, { ...kept(vars, names), chance: bandOf(vars.percent) });
}

/** What is done to a State, as a word. */
function harmed(key: Key): Veil {
  return ({ by, ...vars }) => text(key, { ...vars, harm: harmOf(by) });
}

/** A sentence that needs no number. */
function plainly(key: Key, ...names: readonly string[]): Veil {
  return (vars) => text(key, kept(vars, names));
}

function kept(vars: Variables, names: readonly string[]): Variables {
  return Object.fromEntries(Object.entries(vars).filter(([name]) => names.includes(name)));
}

/** How many it may come to: what is said of one or of several. */
function foes(vars: Variables): Text {
  const count = Number(vars.count ?? vars.most);
  return message('veil.fight', { count });
}

/** In how many of the nights that a bot looked at it came out so. */
function inNights(key: Key): Veil {
  return ({ count, nights }) => text(key, { chance: bandOf((100 * Number(count)) / Number(nights)) });
}

/** What is to come gets better or worse, by the sum of its changes. */
function sized(key: Key, ...names: readonly string[]): Veil {
  return (vars) => text(key, { harm: harmOfSize(names.reduce((sum, name) => sum + sizeOf(vars[name]), 0)) });
}

/** Every text of the game that tells odds or harm in numbers, and what is said in its place. */
const VEILS: ReadonlyMap<string, Veil> = new Map<Key, Veil>([
  ['effect.chance', likely('veil.chance')],
  ['effect.change-person', harmed('veil.change-person')],
  ['effect.change-chosen', harmed('veil.change-chosen')],
  ['effect.change-chosen-there', harmed('veil.change-chosen-there')],
  ['effect.change-named', harmed('veil.change-named')],
  ['effect.change-tester', harmed('veil.change-tester')],
  ['effect.change-at-home', harmed('veil.change-at-home')],
  ['effect.change-there', harmed('veil.change-there')],
  ['effect.change-everyone', harmed('veil.change-everyone')],
  ['effect.cold', sized('veil.cold', 'by')],
  ['effect.noise', sized('veil.noisier', 'by')],
  ['effect.tonight', sized('veil.tonight', 'damage', 'wounds')],
  ['effect.tonight-damage', sized('veil.tonight', 'damage')],
  ['effect.tonight-wounds', sized('veil.tonight', 'wounds')],
  ['effect.fight', foes],
  ['effect.fight-between', foes],
  ['fight-ahead.fought', likely('veil.fought')],
  ['fight-ahead.fled', likely('veil.fled')],
  ['chill.crosses', likely('veil.chill')],
  ['chill.ahead', likely('veil.chill')],
  ['effect.test-empathy', plainly('veil.test-empathy')],
  ['effect.test-prowess', plainly('veil.test-prowess')],
  ['forecast.lone-guard-odds', likely('veil.lone-guard', 'person')],
  ['odds.sniper', plainly('veil.sniper')],
  ['odds.lock', likely('veil.lock')],
  ['odds.rummage', plainly('veil.rummage')],
  ['odds.thirst', plainly('veil.thirst')],
  ['odds.noise', likely('veil.noise')],
  ['odds.next-card', ({ search }) => message('veil.next-card', { chance: bandOf(search) })],
  ['odds.search', likely('veil.search', 'chart')],
  ['odds.die', likely('veil.die')],
  ['odds.fate', likely('veil.fate')],
  ['odds.test', likely('veil.test')],
  ['odds.ends-raid', likely('veil.ends-raid')],
  ['odds.kills', likely('veil.kills')],
  ['odds.wounds', plainly('veil.wounds')],
  ['odds.off-raid', plainly('veil.off-raid')],
  ['odds.best', likely('veil.best', 'person')],
  ['gloss.booty', plainly('veil.booty')],
  ['reason.ahead', inNights('veil.ahead')],
  ['reason.worse', inNights('veil.worse')],
  ['reason.lost', inNights('veil.lost')],
  ['reason.unhurt', inNights('veil.unhurt')],
  ['reason.stories', inNights('veil.stories')],
  ['reason.goods', plainly('veil.goods')],
  ['reason.misery', plainly('veil.misery')],
  ['reason.even', plainly('veil.even')],
  ['reason.behind', plainly('veil.behind', 'shelter')],
  ['reason.enemies', plainly('veil.enemies', 'count')],
  ['map-about.closed-door', plainly('veil.closed-door')],
]);

/** A text as a table tells it that veils its odds: texts without odds or harm stay as they are. */
export function veiled(given: Text): Text {
  return VEILS.get(given.key)?.(given.vars) ?? given;
}

/** Whether this text of the game is told in other words at a table that veils its odds. */
export function hasVeil(key: string): boolean {
  return VEILS.has(key);
}
