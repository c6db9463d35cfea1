import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import { paceFrames } from './pace-frames';
import { frameMs } from './voice-line';

const frames = Array.from({ length: 25 }, (_, index) => index);

it('sends every frame once, in order and at the pace of speech', async () => {
  const sent: { frame: number; at: number }[] = [];
  const begun = performance.now();
  const send = (frame: number) => void sent.push({ frame, at: performance.now() - begun });
  await paceFrames(frames, send, new AbortController().signal);
  expect(sent.map(({ frame }) => frame)).toEqual(frames);
  // No frame may be early: a browser buffers little of what it cannot play yet.
  for (const { frame, at } of sent) expect(at).toBeGreaterThan(frame * frameMs - 3);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(frames.length * frameMs - 3);
});

it('falls silent at once', async () => {
  const stop = new AbortController();
  const sent: number[] = [];
  await paceFrames(
    frames,
    (frame) => {
      sent.push(frame);
      if (frame === 4) stop.abort();
    },
    stop.signal,
  );
  expect(sent).toEqual([0, 1, 2, 3, 4]);
});

it('sends nothing while it is suspended, and then every frame that is left', async () => {
  const sent: number[] = [];
  let end: () => void = () => undefined;
  let isOn = false;
  const suspension = {
    isOn: () => isOn,
    ended: () => new Promise<void>((resolve) => (end = resolve)),
  };
  const send = (frame: number) => {
    sent.push(frame);
    if (frame === 4) isOn = true;
  };
  const paced = paceFrames(frames, send, new AbortController().signal, suspension);
  await eventually(() => expect(sent).toHaveLength(5));
  await Promise.race([paced, setImmediate()]);
  expect(sent).toHaveLength(5);
  isOn = false;
  end();
  await paced;
  expect(sent).toEqual(frames);
});
