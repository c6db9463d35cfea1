import { expect, it } from 'vitest';
import { frameMs, heardRate } from '~/providers/voice-call/voice-line';
import { createEar } from './ear';
import { usualHearing } from './hearing';

const samplesOfFrame = (heardRate * frameMs) / 1000;
const sound = (ms: number, loudness: number) =>
  new Int16Array((ms / frameMs) * samplesOfFrame).fill(loudness);
const voice = (ms: number) => sound(ms, 6_000);
const quiet = (ms: number) => sound(ms, 0);

/** Returns what is transcribed and uttered, each as its milliseconds of voice. */
function hear(...sounds: Int16Array[]) {
  const read: number[] = [];
  const uttered: number[] = [];
  const ear = createEar({
    onBegun: () => undefined,
    read(samples) {
      const ms = (samples.filter((sample) => sample !== 0).length / heardRate) * 1000;
      read.push(ms);
      return ms;
    },
    onUttered: (ms) => void uttered.push(ms),
  });
  for (const one of sounds) ear(one);
  return { read, uttered };
}

it('reads what is said at its first pause, before it is known to be over', () => {
  const paused = hear(voice(1_000), quiet(usualHearing.pauseMs));
  expect(paused).toEqual({ read: [1_000], uttered: [] });
  expect(hear(voice(1_000), quiet(usualHearing.hangoverMs))).toEqual({
    read: [1_000],
    uttered: [1_000],
  });
});

it('reads it anew where more was said after a pause', () => {
  const heard = hear(voice(600), quiet(200), voice(400), quiet(400));
  expect(heard).toEqual({ read: [600, 1_000], uttered: [1_000] });
});

it('reads the whole of what was cut while somebody spoke on', () => {
  const before = usualHearing.longestMs - 1_000;
  const heard = hear(voice(before), quiet(200), voice(2_000));
  expect(heard.uttered).toEqual([usualHearing.longestMs - 200]);
});

it('reads what is long once, when it is over', () => {
  const sentence = [voice(3_000), quiet(200)];
  const heard = hear(...Array.from({ length: 6 }, () => sentence).flat(), quiet(400));
  expect(heard).toEqual({ read: [3_000, 6_000, 9_000, 18_000], uttered: [18_000] });
});
