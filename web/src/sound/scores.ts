import { hiss, tone } from './instruments.ts';
import { breaking, doom, howl, organ, verdict } from './moment-scores.ts';

/** Writes one sound into the air, beginning at a moment of the audio's own clock. */
export type Score = (audio: BaseAudioContext, at: number) => void;

/** The pawl falls over four teeth. */
const ratchet: Score = (audio, at) => {
  for (const [index, pitch] of [2600, 2300, 2700, 2100].entries()) {
    const when = at + index * 0.055;
    hiss(audio, { at: when, length: 0.022, loud: 1.2, filter: 'bandpass', pitch, width: 6 });
    tone(audio, { at: when, length: 0.03, loud: 0.1, pitch: pitch / 6 });
  }
};

/** A stamp comes down on wax. */
const seal: Score = (audio, at) => {
  tone(audio, { at, length: 0.22, loud: 0.5, pitch: 120, falls: 48 });
  hiss(audio, { at, length: 0.07, loud: 0.35, filter: 'lowpass', pitch: 700 });
};

/** A card slides over the table. */
const paper: Score = (audio, at) => {
  hiss(audio, { at, length: 0.2, loud: 0.22, filter: 'bandpass', pitch: 3800, width: 0.8, rises: 0.08 });
};

/** The Hour strikes: the partials of a church bell, the low ones longest. */
const bell: Score = (audio, at) => {
  const strike = 294;
  for (const [ratio, loud, length] of PARTIALS) {
    tone(audio, { at, length, loud, pitch: strike * ratio });
  }
  hiss(audio, { at, length: 0.03, loud: 0.12, filter: 'highpass', pitch: 2500 });
};

const PARTIALS = [
  [0.5, 0.14, 3.2],
  [1, 0.16, 2.4],
  [1.19, 0.1, 1.8],
  [1.5, 0.06, 1.3],
  [2, 0.1, 1.1],
  [2.74, 0.04, 0.6],
  [3.76, 0.03, 0.4],
] as const;

/** Brass on brass. */
const coin: Score = (audio, at) => {
  for (const [delay, pitch] of [
    [0, 3140],
    [0.07, 4190],
  ] as const) {
    tone(audio, { at: at + delay, length: 0.28, loud: 0.07, pitch });
    tone(audio, { at: at + delay, length: 0.16, loud: 0.04, pitch: pitch * 1.51 });
  }
};

/** Wind at nightfall: two gusts, the second lower and longer. */
const wind: Score = (audio, at) => {
  hiss(audio, { at, length: 2.2, loud: 0.16, filter: 'bandpass', pitch: 520, width: 2.5, rises: 0.9 });
  hiss(audio, {
    at: at + 0.9,
    length: 2.8,
    loud: 0.14,
    filter: 'bandpass',
    pitch: 310,
    width: 3,
    rises: 1.2,
  });
};

/** A heavy door falls shut, and the bolt after it. */
const door: Score = (audio, at) => {
  tone(audio, { at, length: 0.3, loud: 0.45, pitch: 85, falls: 42 });
  hiss(audio, { at, length: 0.12, loud: 0.5, filter: 'lowpass', pitch: 480 });
  hiss(audio, { at: at + 0.28, length: 0.03, loud: 0.7, filter: 'bandpass', pitch: 1900, width: 5 });
};

/** A die rolls over wood and comes to rest. */
const dice: Score = (audio, at) => {
  for (const [delay, pitch] of [
    [0, 1500],
    [0.09, 1750],
    [0.16, 1350],
    [0.21, 1600],
    [0.245, 1450],
  ] as const) {
    hiss(audio, { at: at + delay, length: 0.03, loud: 0.8, filter: 'bandpass', pitch, width: 3 });
  }
};

/** A page is turned. */
const page: Score = (audio, at) => {
  hiss(audio, { at, length: 0.34, loud: 0.16, filter: 'bandpass', pitch: 2600, width: 0.7, rises: 0.2 });
  hiss(audio, { at: at + 0.3, length: 0.08, loud: 0.2, filter: 'lowpass', pitch: 900 });
};

/** Shots far away, rolled out by the houses between. */
const shots: Score = (audio, at) => {
  for (const [delay, loud] of [
    [0, 0.5],
    [0.42, 0.3],
    [0.55, 0.4],
  ] as const) {
    hiss(audio, { at: at + delay, length: 0.5, loud, filter: 'lowpass', pitch: 340 });
    tone(audio, { at: at + delay, length: 0.18, loud: loud / 3, pitch: 110, falls: 45 });
  }
};

/** A shot close by, and its echo between the walls. */
const shot: Score = (audio, at) => {
  hiss(audio, { at, length: 0.28, loud: 0.9, filter: 'lowpass', pitch: 1800 });
  tone(audio, { at, length: 0.2, loud: 0.4, pitch: 150, falls: 40 });
  hiss(audio, { at: at + 0.16, length: 0.7, loud: 0.14, filter: 'lowpass', pitch: 500, rises: 0.05 });
};

/** A blow that lands. */
const blow: Score = (audio, at) => {
  tone(audio, { at, length: 0.16, loud: 0.4, pitch: 130, falls: 50 });
  hiss(audio, { at, length: 0.08, loud: 0.5, filter: 'lowpass', pitch: 620 });
};

/** A body falls on frozen ground, and nothing follows. */
const fall: Score = (audio, at) => {
  tone(audio, { at: at + 0.25, length: 0.34, loud: 0.45, pitch: 80, falls: 36 });
  hiss(audio, { at: at + 0.25, length: 0.2, loud: 0.4, filter: 'lowpass', pitch: 380 });
};

/** A heel on the pavement under the arcades. */
const step: Score = (audio, at) => {
  hiss(audio, { at, length: 0.05, loud: 1.6, filter: 'bandpass', pitch: 420, width: 1.5 });
  hiss(audio, { at: at + 0.07, length: 0.035, loud: 0.6, filter: 'bandpass', pitch: 900, width: 1.5 });
};

/** Four steps through snow, a little apart. */
const steps: Score = (audio, at) => {
  for (const [delay, pitch] of [
    [0, 900],
    [0.46, 760],
    [0.93, 880],
    [1.42, 700],
  ] as const) {
    hiss(audio, {
      at: at + delay,
      length: 0.2,
      loud: 0.3,
      filter: 'bandpass',
      pitch,
      width: 1.2,
      rises: 0.05,
    });
    hiss(audio, { at: at + delay + 0.09, length: 0.09, loud: 0.22, filter: 'highpass', pitch: 2600 });
  }
};

/** One shot, streets away, and the silence after it. */
const farShot: Score = (audio, at) => {
  hiss(audio, { at, length: 0.9, loud: 0.22, filter: 'lowpass', pitch: 300, rises: 0.01 });
  tone(audio, { at, length: 0.22, loud: 0.1, pitch: 96, falls: 42 });
  hiss(audio, { at: at + 0.5, length: 1.3, loud: 0.05, filter: 'lowpass', pitch: 240, rises: 0.2 });
};

/** Every sound by its name. */
export const SCORES = {
  ratchet,
  seal,
  paper,
  bell,
  coin,
  shot,
  blow,
  fall,
  step,
  steps,
  'far-shot': farShot,
  wind,
  door,
  dice,
  page,
  shots,
  howl,
  organ,
  verdict,
  breaking,
  doom,
} as const satisfies Record<string, Score>;

export type Sound = keyof typeof SCORES;
