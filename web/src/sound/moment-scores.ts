import { hiss, tone } from './instruments.ts';
import type { Score } from './scores.ts';

/** A wolf far away: two voices that rise into the night and fall. */
export const howl: Score = (audio, at) => {
  for (const [delay, from, to, loud] of [
    [0, 196, 392, 0.09],
    [0.5, 392, 330, 0.12],
    [0.62, 588, 494, 0.05],
  ] as const) {
    tone(audio, { at: at + delay, length: 1.5, loud, pitch: from, falls: to });
    tone(audio, {
      at: at + delay + 0.02,
      length: 1.5,
      loud: loud / 2,
      pitch: from * 1.007,
      falls: to * 1.007,
    });
  }
  hiss(audio, { at, length: 2, loud: 0.1, filter: 'bandpass', pitch: 420, width: 3, rises: 0.7 });
};

/** A full chord on the pipes, the pedal first. */
export const organ: Score = (audio, at) => {
  for (const [delay, pitch] of [
    [0, 65.4],
    [0.12, 130.8],
    [0.22, 196],
    [0.32, 261.6],
    [0.42, 311.1],
    [0.52, 392],
  ] as const) {
    for (const [ratio, loud] of [
      [1, 0.1],
      [2, 0.05],
      [3, 0.025],
      [4, 0.02],
    ] as const)
      tone(audio, { at: at + delay, length: 2.4 - delay, loud, pitch: pitch * ratio });
  }
  hiss(audio, { at, length: 1.6, loud: 0.04, filter: 'highpass', pitch: 3000, rises: 0.3 });
};

/** Four cards are turned on a table that holds its breath, and a bell is struck. */
export const verdict: Score = (audio, at) => {
  for (const turn of [0.3, 0.63, 0.96, 1.29]) {
    hiss(audio, { at: at + turn, length: 0.12, loud: 0.3, filter: 'bandpass', pitch: 3200, width: 0.9 });
    tone(audio, { at: at + turn, length: 0.2, loud: 0.22, pitch: 92, falls: 60 });
  }
  for (const ratio of [1, 1.5, 2, 3])
    tone(audio, { at: at + 1.4, length: 1.6, loud: 0.08 / ratio, pitch: 440 * ratio });
};

/** Something breaks, and what holds the table up gives way below it. */
export const breaking: Score = (audio, at) => {
  hiss(audio, { at: at + 0.2, length: 0.5, loud: 0.5, filter: 'highpass', pitch: 3600 });
  for (const [delay, pitch] of [
    [0.22, 5200],
    [0.31, 4300],
    [0.44, 6100],
  ] as const)
    tone(audio, { at: at + delay, length: 0.3, loud: 0.04, pitch });
  tone(audio, { at: at + 0.2, length: 1.5, loud: 0.35, pitch: 110, falls: 36 });
  tone(audio, { at: at + 0.2, length: 1.5, loud: 0.12, pitch: 155.6, falls: 51 });
};

/** The last bell, out of tune with itself, over a fire that grows. */
export const doom: Score = (audio, at) => {
  for (const [delay, pitch] of [
    [0, 98],
    [0.02, 103.8],
    [0.9, 92.5],
    [0.92, 98],
  ] as const)
    for (const [ratio, loud] of [
      [1, 0.2],
      [2.4, 0.07],
      [4.1, 0.03],
    ] as const)
      tone(audio, { at: at + delay, length: 2.6, loud, pitch: pitch * ratio });
  hiss(audio, { at, length: 3, loud: 0.3, filter: 'lowpass', pitch: 260, rises: 1.4 });
};
