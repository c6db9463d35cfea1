import { expect, it } from 'vitest';
import { createMicrophone } from './microphone';

function makeStream() {
  const track = { isOn: true, enabled: true, stop: () => void (track.isOn = false) };
  const tracks = () => [track];
  return { track, stream: { getTracks: tracks, getAudioTracks: tracks } as unknown as MediaStream };
}

it('is off once it is released', async () => {
  const { track, stream } = makeStream();
  const microphone = createMicrophone(() => Promise.resolve(stream));
  expect(await microphone.open()).toBe(true);
  expect(microphone.stream).toBe(stream);
  microphone.mute(true);
  expect(track.enabled).toBe(false);
  microphone.letGo();
  expect(track.isOn).toBe(false);
  expect(microphone.stream).toBeNull();
});

it('is off when it arrives after its release', async () => {
  const { track, stream } = makeStream();
  let give: (stream: MediaStream) => void = () => undefined;
  const microphone = createMicrophone(() => new Promise((resolve) => (give = resolve)));
  const opening = microphone.open();
  microphone.letGo();
  give(stream);
  expect(await opening).toBe(false);
  expect(track.isOn).toBe(false);
});

it('is one at a time', async () => {
  const made = [makeStream(), makeStream()];
  const given = made.map(({ stream }) => stream);
  const microphone = createMicrophone(() => {
    const next = given.shift();
    return next ? Promise.resolve(next) : Promise.reject(new Error('refused'));
  });
  await microphone.open();
  await microphone.open();
  expect(made.map(({ track }) => track.isOn)).toEqual([false, true]);
  await expect(microphone.open()).rejects.toThrow('refused');
});
