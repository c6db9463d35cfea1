import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { ffmpegPath } from '~/config/ffmpeg-path';
import { UnreadableOriginal } from '../renditions/rendition-maker';
import { decodeSpeech } from './decode-speech';
import { sentRate } from './voice-line';

/** Returns one second of a tone in a container format. */
const tone = (...format: string[]) =>
  execFileSync(ffmpegPath(), [
    ...['-v', 'error', '-f', 'lavfi', '-i', 'sine=frequency=300:duration=1'],
    ...format,
    'pipe:1',
  ]);
const loudness = (samples: Int16Array) =>
  Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);
/** Counts crossings from below to above zero, which gives the frequency. */
const crossings = (samples: Int16Array) =>
  samples.reduce(
    (count, one, index) => count + Number((samples[index - 1] ?? 0) < 0 && one >= 0),
    0,
  );

it.each([
  ['a plain WAV', tone('-ar', '22050', '-ac', '1', '-f', 'wav')],
  ['a WAV of two channels', tone('-ar', '44100', '-ac', '2', '-f', 'wav')],
  ['Ogg', tone('-c:a', 'libopus', '-f', 'ogg')],
])('makes samples of %s', async (_what, bytes) => {
  const samples = await decodeSpeech(bytes);
  expect(samples.length / sentRate).toBeCloseTo(1, 1);
  expect(crossings(samples)).toBeGreaterThan(290);
  expect(crossings(samples)).toBeLessThan(310);
  expect(loudness(samples)).toBeGreaterThan(1_000);
});

it('refuses a file that is not sound', async () => {
  await expect(decodeSpeech(Buffer.from('<html>'))).rejects.toThrow(UnreadableOriginal);
});
