import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { coordinates, type Eleven, SQUARES, type Square } from '@vigilia/game-011';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import { isNounGuided } from '../../../draft/guide.ts';
import * as cityMap from './city-map.module.css';
import { CELL, HEIGHT, leftOf, topOf, WIDTH } from './measure.ts';
import { entryOf, nextSquare } from './scene/keyboard.ts';
import { nounsAt } from './scene/nouns-at.ts';
import { pressOf } from './scene/pressing.ts';
import type { Scene } from './scene/scene.ts';
import { kindOfSquare, lyingOn, offeredFor, signAt } from './scene/square-texts.ts';

interface Given {
  readonly draft: AnswerDraft<Eleven>;
  readonly scene: Scene;
}

const FIRST: Square = 'r4c5';

/** Every square as a button: one stop for the tab key, and the arrows lead from one to the next. */
export function Squares({ draft, scene }: Given) {
  const stop = useSignal(FIRST);
  useSignalEffect(() => {
    const view = draft.table.view.value;
    const entry =
      view === null ? null : entryOf(view, { offers: scene.offers.value, goal: scene.goal.value });
    // A reader who walks over the map stays there.
    if (entry !== null && document.activeElement?.hasAttribute('data-square') !== true) stop.value = entry;
  });
  return SQUARES.map((square) => (
    <SquareButton key={square} draft={draft} scene={scene} square={square} stop={stop} />
  ));
}

const PLACED = new Map(
  SQUARES.map((square) => {
    const { row, column } = coordinates(square);
    const across = (length: number) => `${(length / WIDTH) * 100}%`;
    const down = (length: number) => `${(length / HEIGHT) * 100}%`;
    return [
      square,
      { left: across(leftOf(column)), top: down(topOf(row)), width: across(CELL), height: down(CELL) },
    ];
  }),
);

interface One extends Given {
  readonly square: Square;
  /** Where the tab key stops. */
  readonly stop: Signal<Square>;
}

function SquareButton({ draft, scene, square, stop }: One) {
  const isOffered = scene.offers.value.has(square) || scene.goal.value === square;
  const label = labelOf(draft, scene, square);
  const point = () => {
    draft.lit.value = new Set(nounsAt(draft.table.view.value, square));
  };
  const leave = () => {
    draft.lit.value = new Set();
  };
  return (
    <button
      type="button"
      class={cityMap.mapSquare}
      data-square={square}
      data-guided={isNounGuided(draft, `square:${square}`)}
      style={PLACED.get(square)}
      tabIndex={stop.value === square ? 0 : -1}
      data-entry={stop.value === square ? '' : undefined}
      aria-label={label}
      title={label}
      data-sign={signAt(draft.table.view.value, square)}
      aria-disabled={!isOffered}
      onClick={() => press(draft, scene, square)}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={() => {
        stop.value = square;
        point();
      }}
      onBlur={leave}
      onKeyDown={(event) => {
        const next = nextSquare(square, event.key);
        if (next === null) return;
        event.preventDefault();
        const beside = event.currentTarget.parentElement;
        beside?.querySelector<HTMLButtonElement>(`[data-square="${next}"]`)?.focus();
      }}
    />
  );
}

function labelOf(draft: AnswerDraft<Eleven>, scene: Scene, square: Square): string {
  const view = draft.table.view.value;
  const offer = scene.offers.value.get(square);
  const words = [kindOfSquare(square), ...(view === null ? [] : lyingOn(view, square))];
  if (scene.area.value?.squares.has(square)) words.push({ key: 'map.area', vars: {} });
  if (scene.goal.value === square) words.push({ key: 'map.drafted', vars: {} });
  else if (offer !== undefined) words.push(offeredFor(offer));
  return `${square}: ${words.map((each) => draft.say(each)).join(', ')}`;
}

function press(draft: AnswerDraft<Eleven>, scene: Scene, square: Square): void {
  const view = draft.table.view.value;
  if (view === null) return;
  const [offers, choices] = [scene.offers.value, draft.choices.value];
  const pressed = pressOf(square, {
    view,
    offers,
    choices,
    picks: draft.picks.value,
    plan: draft.plan.value,
  });
  switch (pressed.does) {
    case 'confirm':
      void draft.confirm();
      return;
    case 'pick':
      return draft.pick(pressed.noun);
    case 'draft':
      return draft.press([pressed.choice]);
    case 'ask-why':
      void draft.tryOut(pressed.choice);
      return;
    case 'nothing':
      return;
  }
}
