import { setTimeout } from 'node:timers/promises';
import { frameMs, type Suspension } from './voice-line';

/** The maximum number of frames that a process sends together after it was blocked. */
const mostAtOnce = 5;

/**
 * Sends frames one by one, each when it is due by the clock, so that frames after a late timer catch up.
 * After a longer block, or a suspension, the schedule continues from the current time. Resolves once the
 * last frame has been played, or immediately when the signal aborts.
 */
export async function paceFrames<Frame>(
  frames: readonly Frame[],
  send: (frame: Frame) => void,
  signal: AbortSignal,
  suspension?: Suspension,
): Promise<void> {
  let begun = performance.now();
  for (const [index, frame] of frames.entries()) {
    const wait = begun + index * frameMs - performance.now();
    if (wait > 1) await setTimeout(wait, undefined, { signal }).catch(() => undefined);
    if (suspension?.isOn()) {
      const suspendedAt = performance.now();
      await suspension.ended();
      begun += performance.now() - suspendedAt;
    }
    if (signal.aborted) return;
    if (wait < -mostAtOnce * frameMs) begun -= wait;
    send(frame);
  }
  await setTimeout(frameMs, undefined, { signal }).catch(() => undefined);
}
