/** What a part of a drawing is made of: the style sheet gives each a colour by the light of the hour. */
export type Material =
  | 'wood'
  | 'iron'
  | 'cloth'
  | 'stone'
  | 'dark'
  | 'glass'
  | 'leaf'
  | 'fire'
  | 'paper'
  | 'line';

/** A drawing on the floor: its origin is the middle of its foot. At most 66 wide and 66 tall. */
export type Drawing = readonly (readonly [Material, string])[];

/** What lies in the house until it is searched, cleared or opened, and the holes in its walls. */
const SHELTER_THINGS = {
  rubble: [
    ['wood', 'M-27 -6L16 -52L21 -49L-20 -1Z'],
    ['stone', 'M-33 0L-30 -13L-22 -17L-17 -29L-8 -32L-2 -43L8 -40L13 -29L20 -24L24 -14L31 -11L33 0Z'],
    [
      'line',
      'M-30 -13L-20 -9L-17 -29M-20 -9L-14 0M-8 -32L-3 -20L13 -29M-3 -20L-6 -8L8 0M-6 -8L-20 -9M13 -29L14 -14L24 -14M14 -14L8 0',
    ],
    ['wood', 'M-2 -6L32 -22L33 -17L2 -1Z'],
  ],
  remnants: [
    ['stone', 'M-28 0L-23 -9L-14 -7L-8 -15L2 -13L7 -6L16 -9L27 0Z'],
    ['line', 'M-14 -7L-9 0M2 -13L0 -4L7 -6M0 -4L-4 0M16 -9L15 0'],
  ],
  heap: [
    ['wood', 'M-30 0V-22H-6V0ZM-30 -11H-6M-30 -22L-6 -11M-6 -22L-30 -11'],
    ['iron', 'M4 -1A12 12 0 1 1 5 -1ZM8 -6A7 7 0 1 0 4 -6Z'],
    ['cloth', 'M-12 0C-12 -14 -4 -17 2 -13C10 -20 20 -9 22 0Z'],
    ['iron', 'M16 0V-30H30V0ZM16 -24H30M19 -12H27'],
    ['line', 'M-24 -22L-14 -38L-10 -22M-14 -38L-4 -34'],
  ],
  furniture: [
    ['wood', 'M-26 -2V-54H26V-2ZM-24 -2V1M24 -2V1'],
    ['dark', 'M-21 -49H-2V-26H-21ZM2 -49H21V-26H2Z'],
    ['paper', 'M-18 -26V-38H-14V-26ZM-13 -26V-42H-9V-26ZM6 -26V-34H16V-26Z'],
    ['line', 'M-21 -21H21V-13H-21ZM-21 -10H21V-4H-21ZM-4 -17H4M-4 -7H4'],
  ],
  'closed-door': [
    ['stone', 'M-24 0V-70H24V0Z'],
    ['wood', 'M-19 0V-65H19V0Z'],
    ['line', 'M-14 -60H14V-36H-14ZM-14 -31H14V-6H-14ZM-19 -20H19M-19 -50H19'],
    ['iron', 'M9 -36H17V-24H9ZM13 -31V-28'],
  ],
  bars: [
    ['dark', 'M-28 0V-72H28V0Z'],
    ['iron', 'M-28 -72H28V-68H-28ZM-28 -40H28V-36H-28ZM-28 -6H28V-2H-28Z'],
    ['iron', 'M-26 0V-72H-23V0ZM-16 0V-72H-13V0ZM-6 0V-72H-3V0ZM4 0V-72H7V0ZM14 0V-72H17V0ZM23 0V-72H26V0Z'],
  ],
  hole: [
    ['stone', 'M-24 -4L-29 -22L-24 -34L-27 -50L-14 -62L2 -66L16 -60L26 -48L24 -34L29 -20L24 -2L6 2L-8 0Z'],
    ['dark', 'M-18 -8L-22 -22L-18 -34L-20 -46L-10 -56L2 -59L13 -54L20 -45L18 -33L22 -20L18 -7L5 -4L-7 -6Z'],
    ['line', 'M-27 -50L-20 -46M16 -60L13 -54M29 -20L22 -20M-29 -22L-22 -22M-8 0L-7 -6'],
  ],
} as const satisfies Readonly<Record<string, Drawing>>;

const BENCH: Drawing = [['wood', 'M-31 -22H31V-17H26V0H21V-17H-21V0H-26V-17H-31Z']];

const PLANKS: Drawing = [
  ...SHELTER_THINGS.hole,
  ['wood', 'M-33 -56L32 -50L31 -41L-33 -47ZM-32 -30L33 -37L33 -28L-32 -21ZM-33 -15L32 -12L32 -3L-33 -6Z'],
  ['wood', 'M-17 -64L-9 -65L-13 2L-21 2ZM11 -64L19 -63L17 1L9 1Z'],
];

/** What is built: each is known by its outline. */
const FITTING_THINGS = {
  'bed-one': [
    ['wood', 'M-33 0V-30H-29V-12H29V-20H33V0H29V-6H-29V0Z'],
    ['cloth', 'M-29 -12V-17C-20 -22 20 -19 29 -15V-9H-29Z'],
    ['paper', 'M-29 -16C-29 -24 -14 -24 -14 -16Z'],
  ],
  'bed-two': [
    [
      'iron',
      'M-33 0V-34M-33 -30H-29M33 0V-26M33 -22H29M-33 -10H33M-33 -34A4 4 0 0 1 -29 -30V0M33 -26A4 4 0 0 0 29 -22V0',
    ],
    ['cloth', 'M-29 -10V-16C-16 -22 18 -20 29 -16V-10Z'],
    ['line', 'M-8 -18V-10M4 -19V-10M16 -18V-10'],
    ['paper', 'M-29 -15C-29 -22 -15 -22 -15 -15Z'],
  ],
  'bed-three': [
    ['wood', 'M-26 -12L-16 0M-16 -12L-26 0M16 -12L26 0M26 -12L16 0'],
    ['cloth', 'M-32 -16H32V-12C12 -6 -12 -6 -32 -12Z'],
    ['paper', 'M-31 -16C-31 -22 -18 -22 -18 -16Z'],
  ],
  stove: [
    ['iron', 'M8 -38H15V-72H8Z'],
    ['iron', 'M-22 -4V-38H22V-4ZM-20 -4V0H-15V-4ZM15 -4V0H20V-4Z'],
    ['fire', 'M-15 -10V-22H3V-10Z'],
    ['line', 'M-22 -28H22M-9 -10V-22M-3 -10V-22M9 -20H17M9 -14H17'],
    ['dark', 'M-18 -38V-46H0V-38ZM-21 -46H3'],
  ],
  range: [
    ['iron', 'M22 -42H28V-72H22Z'],
    ['iron', 'M-32 -3V-42H32V-3ZM-30 0V-3M30 0V-3'],
    ['fire', 'M-26 -9V-19H-10V-9Z'],
    ['dark', 'M-5 -8V-28H13V-8ZM18 -8V-28H28V-8ZM-22 -42V-50H-8V-42ZM0 -42V-47H14V-42Z'],
    ['line', 'M-32 -33H32M-24 -38H-20M-14 -38H-10M-4 -38H0M6 -38H10M-25 -50H-5M-26 -9H-10'],
  ],
  heater: [
    ['iron', 'M-4 -46H4V-56H26V-62H-4Z'],
    ['iron', 'M-16 -4C-20 -18 -18 -38 -11 -46H11C18 -38 20 -18 16 -4ZM-13 -4L-16 0M13 -4L16 0'],
    ['fire', 'M-9 -12C-10 -24 -6 -30 0 -33C6 -30 10 -24 9 -12Z'],
    ['line', 'M-16 -38H16M-17 -10H17M-4 -12V-31M4 -12V-31'],
  ],
  'rain-collector': [
    ['iron', 'M-30 -64L4 -46H12V-50L-26 -70Z'],
    ['wood', 'M-16 0L-20 -36H22L18 0Z'],
    ['glass', 'M-20 -36C-10 -41 12 -41 22 -36C12 -32 -10 -32 -20 -36Z'],
    ['line', 'M-19 -25H21M-17 -10H19M-8 -33L-6 0M9 -33L7 0M6 -45V-39'],
  ],
  workshop: [
    ...BENCH,
    ['iron', 'M-26 -22V-27H-21V-33H-13V-27H-10V-22ZM-21 -30H-28'],
    ['wood', 'M-6 -64H30V-36H-6Z'],
    ['iron', 'M0 -59V-42M-3 -59H3V-55H-3ZM9 -60L13 -56V-42H9ZM20 -58A5 5 0 0 1 24 -50V-41'],
    ['line', 'M6 -22V-26H20V-22M-26 -10H26'],
  ],
  'tool-bench': [
    ...BENCH,
    ['iron', 'M2 -40A9 9 0 1 1 1 -40ZM2 -31H12V-22H-8V-27Z'],
    ['iron', 'M-28 -58L-8 -44L-6 -48L-26 -62ZM-8 -44L-4 -40'],
    ['wood', 'M14 -52H30V-49H14ZM16 -49V-42H20V-49ZM24 -49V-38H28V-49Z'],
    ['line', 'M1 -49A9 9 0 0 1 10 -40M-21 -8H21'],
  ],
  'gun-bench': [
    ...BENCH,
    ['wood', 'M-28 -52L-18 -55L-12 -54L-14 -50L-26 -44Z'],
    [
      'iron',
      'M-14 -55H28V-51H-13ZM-4 -51L-1 -44H2L1 -51ZM-22 -22V-30H-14V-22ZM-10 -22V-27H-4V-22ZM6 -22C6 -30 12 -30 12 -26H24V-22Z',
    ],
    ['line', 'M-28 -60H30M-20 -60V-54M20 -60V-55'],
  ],
  'board-up-one': PLANKS,
  'board-up-two': PLANKS,
  'board-up-three': PLANKS,
  armchair: [
    ['cloth', 'M-16 -8C-20 -30 -18 -46 -8 -48C4 -49 8 -44 8 -36V-20H16C22 -26 27 -22 26 -16L24 -4H-14Z'],
    ['line', 'M8 -20C0 -20 -6 -20 -10 -16M8 -20V-8M-12 -44C-14 -36 -14 -26 -12 -18'],
    ['wood', 'M-14 -4H-9V0H-14ZM19 -4H24V0H19Z'],
  ],
  trap: [
    ['wood', 'M-28 0V-5H28V0Z'],
    ['iron', 'M-22 -5A10 10 0 0 1 -2 -5M-18 -5V-22H12V-5M-18 -16H12M-10 -5V-22M-2 -5V-22M6 -5V-22'],
    ['leaf', 'M-4 -7A4 4 0 1 1 -3 -7Z'],
    ['line', 'M12 -22L26 -8M26 -8L22 -5'],
  ],
  'seed-box': [
    ['wood', 'M-30 0V-18H30V0ZM-30 -9H30'],
    ['dark', 'M-27 -18C-20 -22 20 -22 27 -18Z'],
    [
      'leaf',
      'M-20 -20C-28 -28 -24 -34 -19 -30C-16 -38 -10 -32 -18 -20ZM-1 -20C-10 -30 -6 -40 0 -34C6 -42 10 -32 1 -20ZM18 -20C10 -28 14 -34 19 -30C24 -36 28 -28 20 -20Z',
    ],
    ['glass', 'M-28 -46H28L24 -60H-24Z'],
  ],
  'herb-bench': [
    ...BENCH,
    ['line', 'M-28 -62H28M-18 -62V-54M0 -62V-52M18 -62V-54'],
    [
      'leaf',
      'M-18 -56C-26 -50 -22 -40 -18 -38C-14 -40 -10 -50 -18 -56ZM0 -54C-8 -48 -4 -38 0 -36C4 -38 8 -48 0 -54ZM18 -56C10 -50 14 -40 18 -38C22 -40 26 -50 18 -56Z',
    ],
    ['stone', 'M-20 -30H-6C-6 -24 -9 -22 -13 -22C-17 -22 -20 -24 -20 -30ZM-9 -31L-4 -38'],
    ['glass', 'M10 -22V-31H12V-35H16V-31H18V-22Z'],
  ],
  still: [
    ['iron', 'M-18 -8C-28 -14 -26 -34 -12 -38V-44H-4V-38C10 -34 12 -14 2 -8Z'],
    ['line', 'M-8 -44C-8 -60 14 -62 20 -46C22 -40 16 -38 18 -34C22 -32 16 -28 18 -24'],
    ['glass', 'M12 -2V-14L15 -18V-24H21V-18L24 -14V-2Z'],
    ['fire', 'M-14 -1C-18 -8 -12 -8 -10 -12C-6 -9 -2 -8 -4 -1Z'],
    ['dark', 'M-20 0H4V-2H-20ZM10 0H26V-2H10Z'],
  ],
  column: [
    ['iron', 'M-6 -8V-66H6V-8ZM-8 -66H8V-70H-8ZM-14 0L-10 -8H10L14 0Z'],
    ['line', 'M-6 -20H6M-6 -32H6M-6 -44H6M-6 -56H6M6 -60C20 -60 22 -44 22 -22'],
    ['glass', 'M16 -2V-18H28V-2ZM-26 -2V-16L-23 -22V-28H-19V-22L-16 -16V-2Z'],
  ],
  radio: [
    ['wood', 'M-24 0V-14H-20V-3H20V-14H24V0ZM-26 -18H26V-14H-26Z'],
    ['wood', 'M-20 -18V-44C-20 -48 20 -48 20 -44V-18Z'],
    ['cloth', 'M-15 -23V-40H-1V-23Z'],
    ['glass', 'M4 -40H16V-33H4Z'],
    [
      'line',
      'M-11 -23V-40M-6 -23V-40M7 -26A2.5 2.5 0 1 1 7 -25.9M14 -26A2.5 2.5 0 1 1 14 -25.9M14 -47L26 -70',
    ],
  ],
} as const satisfies Readonly<Record<string, Drawing>>;

export type ThingName = keyof typeof SHELTER_THINGS | keyof typeof FITTING_THINGS;

export const THINGS: Readonly<Record<ThingName, Drawing>> = { ...SHELTER_THINGS, ...FITTING_THINGS };
