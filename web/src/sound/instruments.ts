interface Played {
  /** A moment of the audio's own clock, in seconds. */
  readonly at: number;
  readonly length: number;
  /** At its loudest, before a filter takes its part. */
  readonly loud: number;
  /** In hertz. */
  readonly pitch: number;
}

interface Tone extends Played {
  /** The pitch it falls to while it dies away. */
  readonly falls?: number;
}

interface Hiss extends Played {
  readonly filter: BiquadFilterType;
  /** How narrow the band is; the higher, the more of a pitch it has. */
  readonly width?: number;
  /** Seconds it takes to become loud. */
  readonly rises?: number;
}

/** A pure tone that is struck and dies away. */
export function tone(audio: BaseAudioContext, { at, length, loud, pitch, falls = pitch }: Tone): void {
  const source = new OscillatorNode(audio, { frequency: pitch });
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(falls, at + length);
  source.connect(dyingAway(audio, { at, length, loud, rises: 0.003 }));
  source.start(at);
  source.stop(at + length);
}

/** Noise through a filter. */
export function hiss(audio: BaseAudioContext, played: Hiss): void {
  const { at, length, loud, pitch, filter, width = 1, rises = 0.002 } = played;
  const source = new AudioBufferSourceNode(audio, { buffer: noiseOf(audio, length) });
  const sieve = new BiquadFilterNode(audio, { type: filter, frequency: pitch, Q: width });
  source.connect(sieve).connect(dyingAway(audio, { at, length, loud, rises }));
  source.start(at);
}

interface Fading extends Pick<Played, 'at' | 'length' | 'loud'> {
  readonly rises: number;
}

function dyingAway(audio: BaseAudioContext, { at, length, loud, rises }: Fading): AudioNode {
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + rises);
  // A ramp of this kind can come near silence, never to it.
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  volume.connect(audio.destination);
  return volume;
}

function noiseOf(audio: BaseAudioContext, length: number): AudioBuffer {
  const frames = Math.ceil(length * audio.sampleRate);
  const buffer = new AudioBuffer({ length: frames, sampleRate: audio.sampleRate });
  buffer.copyToChannel(
    Float32Array.from({ length: frames }, () => Math.random() * 2 - 1),
    0,
  );
  return buffer;
}
