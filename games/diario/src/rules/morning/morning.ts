import { CHAPTERS, isChapter } from '../../data/cards/chapters.ts';
import { ENDINGS, EVENTS, isEnding } from '../../data/cards/events.ts';
import type { Acting, Asking } from '../../kinds/kinds.ts';
import type { Frame } from '../../state/frames.ts';
import type { Table } from '../../state/state.ts';
import { factsAt } from '../effects/condition.ts';
import { heldIn } from '../effects/settled.ts';
import { ask } from '../table/ask.ts';
import { discardCard, drawCard } from '../table/decks.ts';
import { addCold, beginPhase, passJournal } from '../table/markers.ts';
import { settleObjective } from '../table/objective.ts';
import { AT_HOME } from '../table/scenes.ts';
import { endGame } from '../table/states.ts';

/** A day from its Morning to its Dawn: one phase after the other. */
export const morning: Acting<'morning'> = {
  run(run) {
    run.state.day++;
    beginPhase(run, 'morning');
    run.next(
      { step: 'turn-event' },
      { step: 'tokens' },
      { step: 'no-starter' },
      { step: 'end-morning' },
      { step: 'day' },
      { step: 'dusk' },
      { step: 'evening' },
      { step: 'scavenging' },
      { step: 'raid' },
      { step: 'dawn' },
    );
  },
};

/** The top Event; a Chapter is resolved and the day's Event turned right after it (MORN-1). */
export const turnEvent: Acting<'turn-event'> = {
  run(run) {
    const card = drawCard(run, 'events');
    if (card === null) return;
    discardCard(run, 'events', card);
    const scene = AT_HOME;
    if (isChapter(card)) {
      run.revealToAll({ type: 'chapter-turned', chapter: card });
      run.next({ step: 'effects', effects: CHAPTERS[card].effects, scene }, { step: 'turn-event' });
      return settleObjective(run);
    }
    const { cold, effects } = isEnding(card) ? ENDINGS[card] : EVENTS[card];
    run.revealToAll({ type: 'event-turned', event: card, ...heldIn(effects, factsAt(run.state, scene)) });
    if (card === 'ceasefire') {
      // Nothing else of this day happens (END-1).
      run.state.agenda.length = 0;
      return run.next({ step: 'ceasefire' });
    }
    addCold(run, cold);
    run.next({ step: 'effects', effects, scene });
  },
};

/** Stories that were put off until today. */
export const tokens: Acting<'tokens'> = {
  run(run) {
    const table = run.state;
    const due = table.tokens.filter(({ day }) => day <= table.day);
    table.tokens = table.tokens.filter(({ day }) => day > table.day);
    const scene = { where: 'home', actor: null } as const;
    run.next(
      ...due.map(({ story, cast }): Frame => {
        const about = cast === undefined ? {} : { cast };
        return { step: 'story', story, scene: { ...scene, story, ...about } };
      }),
    );
  },
};

/** With no starter left the group cannot win: the group may go on for the story, or stop (END-2). */
export const noStarter: Asking<'no-starter', 'go-on' | 'concede'> = {
  asks(table) {
    if (hasStarter(table)) return null;
    return ask(table, 'END-2', 'prompt.no-starter', [{ verb: 'go-on' }, { verb: 'concede' }]);
  },
  answer(run, _frame, { verb }) {
    if (verb === 'concede') endGame(run, 'conceded');
  },
};

export const endMorning: Acting<'end-morning'> = { run: passJournal };

function hasStarter({ people, starters }: Table): boolean {
  return people.some(({ id }) => starters.includes(id));
}
