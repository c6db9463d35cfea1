import { setTimeout } from 'node:timers/promises';
import { frameMs } from './voice-line';

/** So many frames may be sent at once by a process that was held up. */
const mostAtOnce = 5;

/**
 * Sends frames one by one, each when it is due by the clock, so that a timer that is late makes up for it;
 * a process that was held up longer goes on from then. Resolves once the last has been heard, or at once
 * when the signal aborts.
 */
export async function paceFrames<Frame>(
  frames: readonly Frame[],
  send: (frame: Frame) => void,
  signal: AbortSignal,
): Promise<void> {
  let begun = performance.now();
  for (const [index, frame] of frames.entries()) {
    const wait = begun + index * frameMs - performance.now();
    if (wait > 1) await setTimeout(wait, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    if (wait < -mostAtOnce * frameMs) begun -= wait;
    send(frame);
  }
  await setTimeout(frameMs, undefined, { signal }).catch(() => undefined);
}
