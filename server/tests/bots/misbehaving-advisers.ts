import { type Adviser, choiceAt, type Kinds } from '@vigilia/kernel';
import { noteStuck, stuckUntilReleased } from './stuck.ts';

function adviser(advise: Adviser<Kinds>['advise']): Adviser<Kinds> {
  return { advise, choose: (_view, ask) => choiceAt(ask, 0) };
}

/** Advisers that do what no adviser should. */
export const MISBEHAVING_ADVISERS: Readonly<Record<string, Adviser<Kinds>>> = {
  hothead: adviser((view) => {
    throw new Error(`what I know: ${JSON.stringify(view)}`);
  }),
  rambler: adviser(() => {
    noteStuck('rambler');
    for (;;);
  }),
  runaway: adviser(() => process.exit()),
  ponderer: adviser(async (_view, ask) => {
    await stuckUntilReleased('ponderer');
    return [{ choice: choiceAt(ask, 0), worth: 1, reasons: [] }];
  }),
  charlatan: adviser(() => [{ choice: { verb: 'win' }, worth: 1, reasons: [] }]),
  mime: adviser(() => null as never),
  gossip: adviser((view, ask) => {
    const advice = { choice: choiceAt(ask, 0), worth: 1, reasons: [], recordQuestions: view };
    return [advice];
  }),
};
