import type { Effect } from '../../data/language/effect.ts';
import type { Acting, Run } from '../../kinds/kinds.ts';
import type { Frame, Scene } from '../../state/frames.ts';
import type { Table } from '../../state/state.ts';
import { returnCards } from '../scavenging/unknown.ts';
import { stay } from '../table/area.ts';
import { exchangeLocation } from '../table/exchange.ts';
import { addCold } from '../table/markers.ts';
import { changeNoise } from '../table/noise.ts';
import { explorers } from '../table/people.ts';
import { eliminate, gain, lose, type Shelf, shelfAt } from '../table/shelves.ts';
import { changeTonight } from '../table/tonight.ts';
import { joinGroup } from './arrival.ts';
import { castNow } from './cast-now.ts';
import { holds, isMarked } from './condition.ts';
import { readStory } from './read.ts';
import { touch } from './touch.ts';

/** Effects take place one after the other. What has to be asked or read first puts the rest off. */
export const effects: Acting<'effects'> = {
  run(run, { effects, scene }) {
    for (const [index, effect] of effects.entries()) {
      if (isCutShort(run.state, scene)) return;
      const before = happen(run, effect, scene, effects.slice(index));
      if (before === null) continue;
      return run.next(...before);
    }
  },
};

/** What a round of day actions yields arrives after it (DAY-1). */
function shelfForGains({ phase, round }: Table, { where }: Scene): Shelf {
  return where === 'home' && phase === 'day' && round > 0 ? 'bench' : shelfAt(where);
}

/** A person who fled, or is not there any more, meets nothing else of what was going to happen. */
function isCutShort(table: Table, { where }: Scene): boolean {
  if (where === 'home') return table.people.length === 0;
  return table.scavenging === null || table.scavenging.left || explorers(table).length === 0;
}

/**
 * Lets an effect happen. Null: it is over, the next may follow. Otherwise what must happen before the rest, and
 * the rest itself.
 */
function happen(run: Run, effect: Effect, scene: Scene, all: readonly Effect[]): Frame[] | null {
  const table = run.state;
  const rest: Frame[] = all.length > 1 ? [{ step: 'effects', effects: all.slice(1), scene }] : [];
  switch (effect.kind) {
    case 'gain':
      gain(run, shelfForGains(table, scene), effect.goods);
      return null;
    case 'lose':
      lose(run, shelfAt(scene.where), effect.goods);
      return null;
    case 'eliminate':
      eliminate(run, shelfAt(scene.where), effect.goods);
      return null;
    case 'lose-any':
      return [{ step: 'give-up', count: effect.count, of: effect.of, scene }, ...rest];
    case 'change':
    case 'leave':
      return touch(run, effect, scene) ? null : [{ step: 'name', effects: all, scene }];
    case 'cold':
      addCold(run, effect.by);
      return null;
    case 'tonight':
      changeTonight(run, effect);
      return null;
    case 'noise':
      changeNoise(run, effect.by);
      return null;
    case 'noise-roll':
      return scene.where === 'out' ? [{ step: 'noise-roll' }, ...rest] : null;
    case 'return':
      returnCards(run, effect.cards);
      return null;
    case 'stays':
      stay(run, effect.resident);
      return null;
    case 'encounter':
      return scene.where === 'out' ? [{ step: 'encounter' }, ...rest] : null;
    case 'search':
      return scene.where === 'out' ? [{ step: 'search', chart: effect.chart }, ...rest] : null;
    case 'fight': {
      const { enemies, cameFor } = effect;
      return [
        { step: 'fight', enemies, where: scene.where, ...(cameFor === undefined ? {} : { cameFor }) },
        ...rest,
      ];
    }
    case 'trade':
      return [{ step: 'trade', commission: effect.commission, stock: effect.stock, scene }, ...rest];
    case 'arrival':
      joinGroup(run);
      return null;
    case 'ideas':
      return [{ step: 'pick-idea', cards: effect.cards }, ...rest];
    case 'exchange':
      exchangeLocation(run, effect.place);
      return null;
    case 'read': {
      const story = readStory(run, effect.card, scene);
      return story === null ? null : [story, ...rest];
    }
    case 'story':
      return [{ step: 'story', story: effect.story, scene: { ...scene, story: effect.story } }, ...rest];
    case 'later': {
      const day = table.day + effect.days;
      const about = scene.cast === undefined ? {} : { cast: scene.cast };
      table.tokens = [...table.tokens, { day, story: effect.story, ...about }];
      run.announce({ type: 'token-placed', day });
      return null;
    }
    case 'tell':
      if (scene.story !== null)
        run.announce({ type: 'story-told', line: `${scene.story}:${effect.line}`, ...castNow(table, scene) });
      return null;
    case 'mark':
      if (!isMarked(table, effect.mark)) table.marks = [...table.marks, effect.mark];
      return null;
    case 'unmark':
      table.marks = table.marks.filter((mark) => mark !== effect.mark);
      return null;
    case 'test':
      return [{ step: 'test', test: effect.test, scene }, ...rest];
    case 'if':
      return [
        {
          step: 'effects',
          effects: holds(table, effect.when, scene) ? effect.effects : effect.otherwise,
          scene,
        },
        ...rest,
      ];
    case 'choose':
      return [{ step: 'options', options: effect.options, scene }, ...rest];
  }
}
