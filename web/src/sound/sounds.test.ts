import { beforeEach, expect, it, vi } from 'vitest';
import { Sounds } from './sounds';
import { partOf } from '../testing/part-of';

/** Remembers which notes were started, and whether anything could be louder than a whisper. */
class FakeAudio {
  currentTime = 10;
  sampleRate = 8000;
  state: AudioContextState = 'running';
  readonly destination = {};
  readonly started: { note: number | 'noise'; at: number }[] = [];
  readonly levels: number[] = [];
  readonly resume = vi.fn<() => void>();

  createOscillator() {
    let note = 0;
    return {
      type: '',
      frequency: {
        setValueAtTime: (hertz: number) => (note = hertz),
        exponentialRampToValueAtTime: () => {},
      },
      connect: () => {},
      start: (at: number) => this.started.push({ note, at }),
      stop: () => {},
    };
  }
  createGain() {
    const level = (value: number) => this.levels.push(value);
    const gain = {
      setValueAtTime: level,
      linearRampToValueAtTime: level,
      exponentialRampToValueAtTime: level,
    };
    return { gain, connect: () => {} };
  }
  createBuffer(_channels: number, length: number) {
    return { getChannelData: () => new Float32Array(length) };
  }
  createBufferSource() {
    return { connect: () => {}, start: (at: number) => this.started.push({ note: 'noise', at }) };
  }
  createBiquadFilter() {
    return { type: '', frequency: { setValueAtTime: () => {} }, connect: () => {} };
  }
}

let audio: FakeAudio;
let allowed: boolean;
let opened: number;
let sounds: Sounds;

beforeEach(() => {
  audio = new FakeAudio();
  allowed = true;
  opened = 0;
  sounds = new Sounds({
    allowed: () => allowed,
    open: () => {
      opened += 1;
      return partOf<AudioContext>(audio as object);
    },
  });
});

it('opens nothing before it may be heard', () => {
  allowed = false;
  sounds.play('turn');
  expect(opened).toBe(0);
});

it('opens one context for all sounds, and wakes it when it sleeps', () => {
  sounds.play('card');
  audio.state = 'suspended';
  sounds.play('token');
  expect(opened).toBe(1);
  expect(audio.resume).toHaveBeenCalledOnce();
});

it("calls to the turn with the world's own notes, one after the other", () => {
  sounds.play('turn', [392, 587]);
  expect(audio.started.map(({ note }) => note)).toEqual([392, 587]);
  expect(audio.started[1]?.at).toBeGreaterThan(audio.started[0]?.at ?? 0);
});

it('lets each sound be told from the others', () => {
  sounds.play('card');
  sounds.play('token');
  sounds.play('end', [400]);
  expect(audio.started.map(({ note }) => note)).toEqual(['noise', 210, 400, 600, 800]);
});

it('is soft', () => {
  for (const sound of ['card', 'token', 'turn', 'end'] as const) sounds.play(sound);
  expect(Math.max(...audio.levels)).toBeLessThanOrEqual(0.1);
});
