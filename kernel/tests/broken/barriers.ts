import { drawBelow } from '@vigilia/kernel';
import { keep, light } from '../toy/steps.ts';
import { stepping, type Variant } from './variant.ts';

export const barriers: readonly Variant[] = [
  {
    wrong: 'a barrier forgotten where bids are turned up',
    game: stepping({
      light: {
        run(run, frame) {
          light.run(run, frame);
          for (const [index, { event, to }] of run.delivered.entries()) {
            run.delivered[index] = { event, to, reveals: false };
          }
          run.barrier = false;
        },
      },
    }),
    check: 'nothing learnt',
    says: /the views of .* after an answer without barrier differ/,
  },
  {
    wrong: 'a barrier forgotten where a secret moves matches',
    game: stepping({
      keep: {
        answer(run, frame, choice, seat) {
          keep.answer(run, frame, choice, seat);
          run.state.matches[seat] = 5 + Number(run.state.wishes[(seat + 1) % run.state.seats]);
        },
      },
    }),
    check: 'nothing learnt',
    says: /the views of/,
  },
  {
    wrong: 'a draw behind the back of the run',
    game: stepping({
      keep: {
        answer(run, frame, choice, seat) {
          keep.answer(run, frame, choice, seat);
          drawBelow(run.state.chance, 'wind', 6);
        },
      },
    }),
    check: 'undo',
    says: /is freely undone although it drew/,
  },
  {
    wrong: 'a reveal that bars nothing, as undo sees it',
    game: stepping({ keep: { answer: revealingFreely } }),
    check: 'undo',
    says: /is freely undone although it revealed {"type":"dealt-hidden"/,
  },
  {
    wrong: 'a reveal that bars nothing',
    game: stepping({ keep: { answer: revealingFreely } }),
    check: 'audience',
    says: /"dealt-hidden","seat":\d} reveals something, and no barrier stands/,
  },
  {
    wrong: 'an event told to a seat that is not there',
    game: stepping({
      keep: {
        answer(run, frame, choice, seat) {
          keep.answer(run, frame, choice, seat);
          run.echo(7, { type: 'dealt-hidden', seat }, { type: 'dealt-hidden', seat });
        },
      },
    }),
    check: 'audience',
    says: /has no audience at this table: {"only":\[7]}/,
  },
];

function revealingFreely(...[run, frame, choice, seat]: Parameters<typeof keep.answer>): void {
  keep.answer(run, frame, choice, seat);
  run.delivered.push({ event: { type: 'dealt-hidden', seat }, to: 'all', reveals: true });
}
