import { describe, expect, it, vi } from 'vitest';
import type { Microphone } from './open-microphone';
import { SoundRecorder } from './recorder';
import type { Recorded } from './recorded';

const recorded = (name: string): Recorded => ({ sound: name, seconds: 3, peaks: [10, 20] });

/** Creates a browser's microphone that takes time to open and to finish. */
function setUp() {
  const opened: { level: (level: number, elapsedMs: number) => void; isOn: boolean }[] = [];
  const waiting: (() => void)[] = [];
  const refusals: (() => void)[] = [];
  const finishing: (() => void)[] = [];
  const heldOf = vi.fn();
  const recorder = new SoundRecorder({
    onHeld: heldOf,
    open: ({ onLevel }) =>
      new Promise<Microphone>((resolve, reject) => {
        refusals.push(() => reject(new DOMException('Permission denied', 'NotAllowedError')));
        waiting.push(() => {
          const number = opened.length + 1;
          const one = { level: onLevel, isOn: true };
          opened.push(one);
          resolve({
            pause: () => undefined,
            resume: () => undefined,
            letGo: () => void (one.isOn = false),
            finish: () =>
              new Promise((done) => {
                one.isOn = false;
                finishing.push(() => done(recorded(`sound ${number}`)));
              }),
          });
        });
      }),
  });
  const settle = async (waiters: (() => void)[]) => {
    for (const go of waiters.splice(0)) go();
    await Promise.resolve();
    await Promise.resolve();
  };
  return {
    recorder,
    opened,
    heldOf,
    pendingCount: () => waiting.length,
    letOpen: () => settle(waiting),
    refuse: () => settle(refusals),
    letFinish: () => settle(finishing),
    record: async (ms = 3_000) => {
      void recorder.start(60);
      await settle(waiting);
      opened.at(-1)?.level(10, ms);
    },
  };
}

describe('a recorder', () => {
  it('opens one microphone, however often it is pressed', async () => {
    const { recorder, opened, pendingCount, letOpen } = setUp();
    void recorder.start(60);
    void recorder.start(60);
    expect(pendingCount()).toBe(1);
    await letOpen();
    void recorder.start(60);
    expect(pendingCount()).toBe(0);
    expect(opened).toHaveLength(1);
    expect(recorder.view().state).toBe('recording');
  });

  it('returns nothing for less than a second, and continues', async () => {
    const { recorder, opened, record, letFinish } = setUp();
    await record(900);
    expect(await recorder.take()).toBeNull();
    recorder.pause();
    expect(await recorder.take()).toBeNull();
    recorder.resume();
    opened[0]?.level(10, 1_000);
    const taken = recorder.take();
    await letFinish();
    expect(await taken).toEqual(recorded('sound 1'));
  });

  it.each(['discard', 'leave'] as const)(
    'releases a microphone that opens after %s',
    async (act) => {
      const { recorder, opened, letOpen } = setUp();
      void recorder.start(60);
      recorder[act]();
      await letOpen();
      expect(opened.map(({ isOn }) => isOn)).toEqual([false]);
      expect(recorder.view().state).toBe('idle');
    },
  );

  it('shows how loud and how long it is, and pauses at its limit', async () => {
    const { recorder, opened, record } = setUp();
    await record(0);
    opened[0]?.level(40, 1000);
    opened[0]?.level(50, 2000);
    expect(recorder.view()).toMatchObject({ elapsedMs: 2000, levels: [10, 40, 50] });
    opened[0]?.level(0, 60_000);
    expect(recorder.view().state).toBe('paused');
    recorder.resume();
    expect(recorder.view().state).toBe('recording');
  });

  it('receives nothing more from a discarded recording', async () => {
    const { recorder, opened, record } = setUp();
    await record();
    recorder.discard();
    opened[0]?.level(40, 1000);
    expect(opened[0]?.isOn).toBe(false);
    expect(recorder.view()).toMatchObject({ state: 'idle', elapsedMs: 0, levels: [] });
  });

  it('returns the recording once, however often it is sent', async () => {
    const { recorder, record, letFinish } = setUp();
    await record();
    const taken = [recorder.take(), recorder.take()];
    expect(recorder.view().state).toBe('finishing');
    await letFinish();
    expect(await Promise.all(taken)).toEqual([recorded('sound 1'), null]);
    expect(recorder.view().state).toBe('idle');
    expect(await recorder.take()).toBeNull();
  });

  it('returns a recording that was sent before the page was left, and keeps none of it', async () => {
    const { recorder, record, letFinish } = setUp();
    await record();
    const taken = recorder.take();
    recorder.leave();
    expect(recorder.view().state).toBe('idle');
    await record();
    await letFinish();
    expect(await taken).toEqual(recorded('sound 1'));
    expect(recorder.view().state).toBe('recording');
  });

  it('reports a denied microphone, and can be started again', async () => {
    const { recorder, refuse, record } = setUp();
    void recorder.start(60);
    await refuse();
    expect(recorder.view().state).toBe('denied');
    await record();
    expect(recorder.view().state).toBe('recording');
  });

  it('offers a returned recording, and releases it once', async () => {
    const { recorder, heldOf } = setUp();
    recorder.giveBack(recorded('a'));
    recorder.giveBack(recorded('a'));
    expect(recorder.view()).toMatchObject({ state: 'kept', elapsedMs: 3000, levels: [10, 20] });
    expect(heldOf).toHaveBeenLastCalledWith([recorded('a')]);
    const taken = await Promise.all([recorder.take(), recorder.take()]);
    expect(taken).toEqual([recorded('a'), null]);
    expect(heldOf).toHaveBeenLastCalledWith([]);
    expect(recorder.view().state).toBe('idle');
  });

  it('holds a returned recording while another is made, and loses neither', async () => {
    const { recorder, opened, record, letFinish } = setUp();
    await record();
    recorder.giveBack(recorded('a'));
    recorder.giveBack(recorded('b'));
    expect(recorder.view()).toMatchObject({ state: 'recording', kept: null });
    const taken = recorder.take();
    await letFinish();
    expect(await taken).toEqual(recorded('sound 1'));
    expect(opened[0]?.isOn).toBe(false);
    expect(recorder.view().kept).toEqual(recorded('a'));
    recorder.discard();
    expect(recorder.view().kept).toEqual(recorded('b'));
    recorder.leave();
    expect(recorder.view().kept).toEqual(recorded('b'));
  });
});
