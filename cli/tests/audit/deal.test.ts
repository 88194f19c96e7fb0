import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { called, temporary, tidyUp } from '../command.ts';

afterAll(tidyUp);

/** The draws of docs/audit.md, written from that page alone. */
function dealer(seed: string) {
  const taken = new Map<string, number>();
  function below(purpose: string, sides: number): number {
    for (;;) {
      const index = taken.get(purpose) ?? 0;
      taken.set(purpose, index + 1);
      const block = createHash('sha256')
        .update(`${seed}:${purpose}:${Math.floor(index / 8)}`)
        .digest();
      const word = block.readUInt32BE((index % 8) * 4);
      if (word < 2 ** 32 - (2 ** 32 % sides)) return word % sides;
    }
  }
  function shuffle<T>(purpose: string, list: readonly T[]): T[] {
    const deck = [...list];
    for (let last = deck.length - 1; last > 0; last--) {
      const other = below(purpose, last + 1);
      [deck[last], deck[other]] = [deck[other] as T, deck[last] as T];
    }
    return deck;
  }
  return { below, shuffle };
}

const CHARACTERS = ['vikstrom', 'snowy', 'lilja', 'pahlsson', 'koleberg', 'lewis', 'johnsson', 'vidal'];
const POWERS = ['investigate', 'transport', 'research', 'compose'];

describe.each([
  [3, false],
  [4, false],
  [4, true],
  [6, false],
])('%i players, beginners: %s', (seats, beginners) => {
  test('the deal follows from the seed by docs/audit.md', async () => {
    const file = temporary('deal.jsonl');
    const variant = beginners ? ['--beginners'] : [];
    await called(['simulate', '011', '--games', '1', '--seats', String(seats), ...variant, '--audit', file]);
    const [header, deal] = readFileSync(file, 'utf8')
      .split('\n', 2)
      .map((line) => JSON.parse(line));
    const { seed, commitment, data } = header;
    expect(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')).toBe(commitment);
    const { below, shuffle } = dealer(seed);
    const { state } = deal;
    expect(state.gears).toEqual([below('machine gear', 8), below('movement gear', 9), 0]);
    const tiles = data.tiles.map(({ id }: { id: string }) => id);
    expect(state.stack).toEqual(
      shuffle(
        'tiles',
        tiles.filter((id: string) => seats > 3 || id !== 'fenrir-stone'),
      ),
    );
    expect(state.event).toBe(shuffle('events', [...'ABCDEFGHIJK'])[0]);
    expect(state.lastOrder).toEqual(shuffle('order', [...Array(seats).keys()]));
    const deck = shuffle('characters', CHARACTERS);
    for (const { hand } of state.players) {
      const dealt = deck.splice(0, seats === 3 ? 2 : 1).map((character) => `character:${character}`);
      expect(hand).toEqual([...dealt, ...POWERS.map((power) => `power:${power}`)]);
    }
    expect(state.chosen).toBe(deck.shift());
    const isOpen = seats === 3 || beginners;
    expect({ unknown: state.unknown, shown: state.shown }).toEqual({
      unknown: isOpen ? [] : deck,
      shown: isOpen ? deck : [],
    });
  });
});

test('a line has exactly the keys of docs/audit.md', async () => {
  const file = temporary('keys.jsonl');
  await called(['simulate', '011', '--games', '2', '--audit', file]);
  const lines = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const keysOf = (value: object) => Object.keys(value).join(' ');
  const states = lines.flatMap(({ state }) => (state === undefined ? [] : [state]));
  expect(keysOf(lines[0])).toBe('game audit rules seed commitment seats options practice bots undealt data');
  expect(keysOf(lines[0].data)).toBe('map gears tiles characters events');
  expect(keysOf(lines[0].data.tiles[0])).toBe('id kind place effect time clues wolf organ');
  expect([...new Set(lines.slice(1).map(keysOf))]).toEqual([
    'n by choice state link',
    'end link digest',
    keysOf(lines[0]),
  ]);
  const expected = {
    state: [
      'hour phase event order lastOrder auction turn gears map slots',
      'used blocked players unknown chosen shown stack over',
    ].join(' '),
    auction: 'position opener bid leader passed',
    turn: 'seat character declared teeth walked playing',
    map: 'characters clues organ',
    slots: 'N E S W',
    player: 'time music clues tiles hand spent role out',
    over: 'how winner',
  };
  const present = (values: readonly (object | null)[]) => [
    ...new Set(values.flatMap((value) => (value ? [keysOf(value)] : []))),
  ];
  expect({
    state: present(states).join(),
    auction: present(states.map(({ auction }) => auction)).join(),
    turn: present(states.map(({ turn }) => turn)).join(),
    map: present(states.map(({ map }) => map)).join(),
    slots: present(states.map(({ slots }) => slots)).join(),
    player: present(states.flatMap(({ players }) => players)).join(),
    over: present(states.map(({ over }) => over)).join(),
  }).toEqual(expected);
});
