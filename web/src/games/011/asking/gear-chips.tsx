import { actionShown, facesAfter, machineShown, type Square, stepsShown, TEETH } from '@vigilia/game-011';
import { type Text, text } from '@vigilia/kernel';
import { optionProps } from '../../../answering/options/option-button.tsx';
import type { Noun } from '../../../draft/game-ui.ts';
import { named } from '../../../draft/named.ts';
import { pointingAt } from '../../../draft/pointing.ts';
import { withSoftHyphens } from '../../../i18n/soft-hyphens.ts';
import { t } from '../../../i18n/translate.ts';
import { type Asked, type AskedProps, type ChoiceOf, isVerb } from '../eleven.ts';
import { Icon } from '../emblems/icon.tsx';
import { turnsReaching } from '../ways/plan-for.ts';
import * as styles from './gear-chips.module.css';

const TURNS: readonly ChoiceOf<'turn'>[] = TEETH.map((teeth) => ({ verb: 'turn', teeth }));

/** One chip a turn of the gears, side by side: what they would show, and what that costs. */
export function GearChips({ draft, asked }: AskedProps) {
  const wanted = wantedAmong(draft.lit.value);
  const allowed = wanted === null ? [] : allowing(asked, wanted);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere.
    <div class={styles.gearChips} role="group" aria-label={draft.say(asked.ask.prompt)}>
      {TURNS.map((turn) => (
        <Chip key={turn.teeth} draft={draft} asked={asked} turn={turn} wanted={wanted} allowed={allowed} />
      ))}
    </div>
  );
}

interface ChipProps extends AskedProps {
  readonly turn: ChoiceOf<'turn'>;
  readonly wanted: Wanted | null;
  readonly allowed: readonly number[];
}

function Chip({ draft, asked: { view, ask }, turn, wanted, allowed }: ChipProps) {
  const { teeth } = turn;
  const isOffered = ask.choices.filter(isVerb('turn')).some((each) => each.teeth === teeth);
  const after = { gears: facesAfter(view, teeth) };
  const [machine, steps, action] = [machineShown(after), stepsShown(after), actionShown(after)];
  const isAllowing = allowed.includes(teeth);
  const props = optionProps(draft, [turn]);
  return (
    <button
      {...props}
      {...pointingAt(draft, [`teeth:${teeth}`])}
      class={styles.gearChip}
      aria-disabled={!isOffered}
      data-allows={wanted === null ? undefined : isAllowing}
      onClick={() => (isOffered ? props.onClick() : void draft.tryOut(turn))}
    >
      <b class={styles.gearChipTeeth}>{t('asking.teeth', { teeth })}</b>
      <span class={styles.gearChipFace}>
        <Icon name={machine} /> {withSoftHyphens(named(draft, 'machine', machine))}
      </span>
      <span class={styles.gearChipFace}>
        <Icon name="walk" /> {t('asking.steps', { steps })}
      </span>
      <span class={styles.gearChipFace}>
        <Icon name={action} /> {withSoftHyphens(named(draft, 'action', action))}
      </span>
      <span class={styles.gearChipCost}>
        <Icon name="time" /> −{teeth}
      </span>
      {wanted !== null && isAllowing && (
        <span class={styles.gearChipAllows}>{draft.say(text(wanted.key, wanted.vars))}</span>
      )}
    </button>
  );
}

/** Something one would like the gears to allow. */
export type Wanted =
  | (Text & { readonly kind: 'square'; readonly square: Square })
  | (Text & { readonly kind: 'face'; readonly face: string });

/** What is pointed at, if a turn of the gears could make it possible. */
function wantedAmong(lit: ReadonlySet<Noun>): Wanted | null {
  const [only, more] = [...lit].flatMap((noun) => wantedBy(noun) ?? []);
  return more === undefined ? (only ?? null) : null;
}

function wantedBy(noun: Noun): Wanted | null {
  const [kind, name = ''] = noun.split(':');
  if (kind === 'square') return { kind: 'square', square: name, ...text('asking.reaches', { square: name }) };
  if (kind === 'action')
    return { kind: 'face', face: name, ...text('asking.brings-action', { action: name }) };
  return kind === 'machine'
    ? { kind: 'face', face: name, ...text('asking.brings-machine', { machine: name }) }
    : null;
}

/** The turns, by their teeth, that grant a wish. */
function allowing({ view, ask }: Asked, wanted: Wanted): number[] {
  if (wanted.kind === 'square') return turnsReaching(view, ask, wanted.square).map(({ turn }) => turn.teeth);
  return ask.choices.filter(isVerb('turn')).flatMap(({ teeth }) => {
    const after = { gears: facesAfter(view, teeth) };
    return machineShown(after) === wanted.face || actionShown(after) === wanted.face ? [teeth] : [];
  });
}
