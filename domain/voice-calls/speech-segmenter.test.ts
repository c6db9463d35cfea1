import { expect, it } from 'vitest';
import { frameMs, receivedRate } from '~/providers/voice-call/voice-line';
import { createSpeechSegmenter } from './speech-segmenter';
import { usualHearing } from './hearing';

const samplesOfFrame = (receivedRate * frameMs) / 1000;
const sound = (ms: number, loudness: number) =>
  new Int16Array((ms / frameMs) * samplesOfFrame).fill(loudness);
const voice = (ms: number) => sound(ms, 6_000);
const quiet = (ms: number) => sound(ms, 0);

/** Returns what is transcribed and uttered, each as its milliseconds of voice. */
function segment(...sounds: Int16Array[]) {
  const read: number[] = [];
  const uttered: number[] = [];
  const segmenter = createSpeechSegmenter({
    onBegun: () => undefined,
    read(samples) {
      const ms = (samples.filter((sample) => sample !== 0).length / receivedRate) * 1000;
      read.push(ms);
      return ms;
    },
    onUttered: (ms) => void uttered.push(ms),
  });
  for (const one of sounds) segmenter(one);
  return { read, uttered };
}

it('transcribes speech at its first pause, before it is known to be over', () => {
  const paused = segment(voice(1_000), quiet(usualHearing.pauseMs));
  expect(paused).toEqual({ read: [1_000], uttered: [] });
  expect(segment(voice(1_000), quiet(usualHearing.hangoverMs))).toEqual({
    read: [1_000],
    uttered: [1_000],
  });
});

it('transcribes it again if speech follows the pause', () => {
  const result = segment(voice(600), quiet(200), voice(400), quiet(400));
  expect(result).toEqual({ read: [600, 1_000], uttered: [1_000] });
});

it('transcribes the whole of an utterance that was cut while the speaker went on', () => {
  const before = usualHearing.longestMs - 1_000;
  const result = segment(voice(before), quiet(200), voice(2_000));
  expect(result.uttered).toEqual([usualHearing.longestMs - 200]);
});

it('transcribes a long utterance once, when it is over', () => {
  const sentence = [voice(3_000), quiet(200)];
  const result = segment(...Array.from({ length: 6 }, () => sentence).flat(), quiet(400));
  expect(result).toEqual({ read: [3_000, 6_000, 9_000, 18_000], uttered: [18_000] });
});
