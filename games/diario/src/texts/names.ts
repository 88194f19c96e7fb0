import type { Name } from '@vigilia/kernel';
import { ROLES } from '../data/roles.ts';
import { splitCast } from './cast.ts';
import { formSection, splitForm } from './forms.ts';
import type { Key } from './message.ts';
import { signed } from './signed.ts';

type Section = Key extends infer K ? (K extends `${infer Prefix}.${string}` ? Prefix : never) : never;

/** Variables that hold an id, and the section of the catalog that names it. */
const SECTIONS: ReadonlyMap<string, Section> = new Map<string, Section>([
  ...ROLES.map((role): [string, Section] => [role, 'person']),
  ['person', 'person'],
  ['other', 'person'],
  ['people', 'person'],
  ['fitting', 'fitting'],
  ['recipe', 'recipe'],
  ['recipes', 'recipe'],
  ['space', 'space'],
  ['place', 'place'],
  ['location', 'location'],
  ['state', 'state'],
  ['states', 'state'],
  ['phase', 'phase'],
  ['event', 'event-card'],
  ['chapter', 'chapter'],
  ['objective', 'objective'],
  ['visitor', 'visitor'],
  ['resident', 'resident'],
  ['spot', 'back-to'],
  ['raid', 'raid'],
  ['deadly', 'raid'],
  ['fate', 'fate'],
  ['narrative', 'narrative'],
  ['narratives', 'narrative'],
  ['exploration', 'exploration'],
  ['chart', 'chart'],
  ['colour', 'colour'],
  ['faces', 'face'],
  ['occupation', 'occupation'],
  ['shelter', 'shelter-kind'],
  ['word', 'word'],
  ['chance', 'chance'],
  ['harm', 'harm'],
]);

/** Variables that hold a good by itself. */
const GOODS: ReadonlySet<string> = new Set([
  'good',
  'stock',
  'food',
  'weapon',
  'weapons',
  'remedy',
  'alcohol',
  'resource',
]);

/** Variables that hold a seat. */
const PLAYERS: ReadonlySet<string> = new Set(['seat', 'seats', 'leader']);

/** How the value of a variable is said; of a list, each value by itself. */
export function nameOf(variable: string, value: string | number): Name {
  if (PLAYERS.has(variable)) return { seat: Number(value) };
  if (GOODS.has(variable)) return { key: `good.${value}`, vars: { count: 0 } };
  if (variable === 'goods') return countedGood(String(value));
  if (variable === 'changes') return changedGood(String(value));
  if (variable === 'option')
    return bookName(String(value), (id) => (id.includes(':') ? 'story-option' : 'option'));
  if (variable === 'story') return bookName(String(value), () => 'story');
  if (variable === 'line') return bookName(String(value), () => 'story-line');
  const form = splitForm(variable)?.form;
  if (form !== undefined) return { key: `${formSection(form)}.${value}` };
  const section = SECTIONS.get(variable);
  return section === undefined ? { written: value } : { key: `${section}.${value}` };
}

/** Goods with their number are written `raw-food:2`. */
function countedGood(written: string): Name {
  const [good, count] = written.split(':');
  return { key: `good.${good}`, vars: { count: Number(count) } };
}

/** Goods with what becomes of their number are written `bandage:-1`. */
function changedGood(written: string): Name {
  const [good = '', by] = written.split(':');
  return { key: 'effect.good', vars: { good, by: signed(Number(by)) } };
}

/** A story, its line, or its option, which is written `story:option`, and those it speaks of. */
function bookName(written: string, section: (id: string) => string): Name {
  const { id, vars } = splitCast(written);
  return { key: `${section(id)}.${id}`, vars };
}
