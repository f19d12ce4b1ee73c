// Few and soft sounds, made on the spot of oscillators and noise: there is nothing to load.

/** A card laid down, a token set down, "it is your turn", the end of a match. */
export type Sound = 'card' | 'token' | 'turn' | 'end';

export interface SoundHost {
  /** Whether this device may be heard: the setting, and browsers want a gesture first. */
  allowed(): boolean;
  open(): AudioContext;
}

export const usualNotes: readonly number[] = [440, 554.37];

export class Sounds {
  private context: AudioContext | undefined;

  constructor(private readonly host: SoundHost) {}

  /** `notes` are the world's own, in hertz: they call to the turn, and once more at the end. */
  play(sound: Sound, notes: readonly number[] = usualNotes): void {
    if (!this.host.allowed()) return;
    const context = (this.context ??= this.host.open());
    if (context.state === 'suspended') void context.resume();
    switch (sound) {
      case 'card':
        return brush(context);
      case 'token':
        return tap(context);
      case 'turn':
        return notes.forEach((note, at) => ring(context, note, at * 0.14, 0.5));
      case 'end':
        return [...notes, ...notes.map((note) => note * 1.5), (notes[0] ?? 440) * 2].forEach((note, at) =>
          ring(context, note, at * 0.16, 0.9),
        );
    }
  }
}

/** A gain that rises quickly to `level` and dies away. */
function fading(context: AudioContext, level: number, start: number, seconds: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.linearRampToValueAtTime(level, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  gain.connect(context.destination);
  return gain;
}

function ring(context: AudioContext, note: number, delay: number, seconds: number): void {
  const start = context.currentTime + delay;
  const voice = context.createOscillator();
  voice.type = 'triangle';
  voice.frequency.setValueAtTime(note, start);
  voice.connect(fading(context, 0.07, start, seconds));
  voice.start(start);
  voice.stop(start + seconds);
}

/** Wood on a board. */
function tap(context: AudioContext): void {
  const start = context.currentTime;
  const voice = context.createOscillator();
  voice.type = 'sine';
  voice.frequency.setValueAtTime(210, start);
  voice.frequency.exponentialRampToValueAtTime(120, start + 0.08);
  voice.connect(fading(context, 0.1, start, 0.1));
  voice.start(start);
  voice.stop(start + 0.1);
}

/** Paper on felt. */
function brush(context: AudioContext): void {
  const start = context.currentTime;
  const seconds = 0.12;
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  const voice = context.createBufferSource();
  voice.buffer = noise;
  const paper = context.createBiquadFilter();
  paper.type = 'bandpass';
  paper.frequency.setValueAtTime(2600, start);
  voice.connect(paper);
  paper.connect(fading(context, 0.06, start, seconds));
  voice.start(start);
}
