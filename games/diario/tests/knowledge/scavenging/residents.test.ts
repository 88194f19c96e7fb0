import { describe, expect, test } from 'vitest';
import { residentsAhead } from '../../../src/knowledge/scavenging/residents.ts';
import { night } from '../../night.ts';

describe('who may be met', () => {
  const view = night([]).view(0);

  test('SCAV-3 is everybody in the deck, but for those met tonight', () => {
    const { known, red } = residentsAhead(view);
    expect(red).toBe(0);
    expect(known).toHaveLength(view.decks.residents);
    const discards = { ...view.discards, residents: ['deserter' as const] };
    const decks = { ...view.decks, residents: view.decks.residents - 1 };
    expect(residentsAhead({ ...view, decks, discards }).known).toEqual(
      known.filter((id) => id !== 'deserter'),
    );
  });

  test('SCAV-3 is everybody again once the deck is empty', () => {
    const { known } = residentsAhead(view);
    const decks = { ...view.decks, residents: 0 };
    expect(
      residentsAhead({ ...view, decks, discards: { ...view.discards, residents: known } }).known,
    ).toEqual(known);
  });

  test('SCAV-7: is not one who stays, even if the deck is empty', () => {
    const staying = night([], { out: { area: { cards: [], residents: ['caretaker'] } } }).view(0);
    const { known } = residentsAhead(view);
    const others = known.filter((id) => id !== 'caretaker');
    expect(residentsAhead(staying).known).toEqual(others);
    const decks = { ...view.decks, residents: 0 };
    expect(residentsAhead({ ...staying, decks }).known).toEqual(others);
  });

  test('RAID-6 counts red corners without saying which they are, but for one that was met', () => {
    const decks = { ...view.decks, 'red-residents': view.decks['red-residents'] - 2 };
    expect(residentsAhead({ ...view, decks }).red).toBe(2);
    const discards = { ...view.discards, residents: ['convicts' as const] };
    expect(residentsAhead({ ...view, decks, discards }).red).toBe(1);
  });
});
