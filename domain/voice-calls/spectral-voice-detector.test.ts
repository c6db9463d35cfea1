import { expect, it } from 'vitest';
import { frameMs, receivedRate } from '~/providers/voice-call/voice-line';
import { createSpectralVoiceDetector } from './spectral-voice-detector';

const samplesOfFrame = (receivedRate * frameMs) / 1000;
const samplesOf = (ms: number) => (receivedRate * ms) / 1000;

/** Returns the same noise each time, between -1 and 1. */
function createNoise() {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 0x8000_0000 - 1;
  };
}
const noise = createNoise();

const sound = (ms: number, at: (index: number) => number) =>
  Int16Array.from({ length: samplesOf(ms) }, (_, index) => Math.round(at(index)));
const room = (ms: number, level = 15) => sound(ms, () => level * noise());
/** A vowel: the harmonics of a pitch, louder near two resonances, beside the noise of a room. */
function vowel(ms: number, { pitch = 170, level = 2_500, roomLevel = 15 } = {}) {
  const harmonics = Array.from({ length: 20 }, (_, index) => (index + 1) * pitch);
  const gain = (hertz: number) =>
    1 / (1 + ((hertz - 700) / 200) ** 2) + 0.5 / (1 + ((hertz - 1_300) / 250) ** 2);
  return sound(ms, (index) => {
    const seconds = index / receivedRate;
    const sung = harmonics.reduce(
      (sum, hertz) => sum + gain(hertz) * Math.sin(2 * Math.PI * hertz * seconds),
      0,
    );
    return level * sung + roomLevel * noise();
  });
}

/** Returns the shares of frames of each sound, in order, that are taken for speech. */
function sharesOf(...sounds: Int16Array[]): number[] {
  const detector = createSpectralVoiceDetector();
  return sounds.map((samples) => {
    const frames = samples.length / samplesOfFrame;
    const voiced = Array.from({ length: frames }, (_, index) =>
      detector.detect(samples.subarray(index * samplesOfFrame, (index + 1) * samplesOfFrame)),
    ).filter((probability) => probability > 0.5);
    return voiced.length / frames;
  });
}

it('finds voice in a quiet room, however low it is', () => {
  const [before = 1, voice = 0, after = 1] = sharesOf(room(500), vowel(600), room(500));
  expect(before).toBe(0);
  expect(voice).toBeGreaterThan(0.9);
  // The window reaches a frame beyond the end.
  expect(after).toBeLessThan(0.1);
  expect(sharesOf(room(500), vowel(600, { level: 150 }))[1]).toBeGreaterThan(0.9);
});

it('finds voice in a noisy room, and none in its noise', () => {
  const [noisy = 1, voice = 0] = sharesOf(room(2_000, 300), vowel(600, { roomLevel: 300 }));
  expect(noisy).toBeLessThan(0.05);
  expect(voice).toBeGreaterThan(0.8);
});

it('takes a fan for noise within half a second after it was switched on', () => {
  const [, first = 0, later = 1] = sharesOf(room(1_000), room(500, 900), room(2_000, 900));
  expect(first).toBeLessThan(1);
  expect(later).toBe(0);
});

it('takes a click for no more than three frames of voice, and silence for none', () => {
  const click = sound(400, (index) => (index < 150 ? 9_000 * noise() : 15 * noise()));
  expect((sharesOf(room(500), click)[1] ?? 1) * (400 / frameMs)).toBeLessThanOrEqual(3);
  expect(sharesOf(new Int16Array(samplesOf(1_000)))).toEqual([0]);
});
