import { frameMs } from '~/providers/voice-call/voice-line';
import type { TurnListener } from '~/domain/voice-calls/turn-taking';

/** Thresholds of the rule that calls had before decision 0051, in decibels and milliseconds. */
const hearing = {
  aboveQuietDb: 9,
  leastDb: -50,
  onsetMs: 100,
  hangoverMs: 300,
  pauseMs: 140,
  longestMs: 30_000,
};

interface Detecting {
  /** The loudness of the room while no one speaks. */
  quietDb: number;
  isSpeaking: boolean;
  /** Milliseconds of continuous voice before an utterance, or of continuous quiet within one. */
  runMs: number;
  utteredMs: number;
}

const silence: Detecting = { quietDb: -60, isSpeaking: false, runMs: 0, utteredMs: 0 };

type Detected = { detecting: Detecting; change: 'begun' | 'paused' | 'ended' | null };

/**
 * Returns what a frame of this loudness changes. An utterance begins after a while of voice and ends after
 * a while of quiet, so that neither a click nor a breath counts. Each quiet period within it that may
 * become its end is reported as a pause.
 */
function detectSpeech(before: Detecting, db: number): Detected {
  const isVoice = db > Math.max(hearing.leastDb, before.quietDb + hearing.aboveQuietDb);
  const quietDb = isVoice ? before.quietDb : follow(before.quietDb, db);
  if (!before.isSpeaking) {
    const runMs = isVoice ? before.runMs + frameMs : 0;
    return runMs >= hearing.onsetMs
      ? { detecting: { quietDb, isSpeaking: true, runMs: 0, utteredMs: runMs }, change: 'begun' }
      : { detecting: { quietDb, isSpeaking: false, runMs, utteredMs: 0 }, change: null };
  }
  const runMs = isVoice ? 0 : before.runMs + frameMs;
  const utteredMs = before.utteredMs + frameMs;
  const isOver = runMs >= hearing.hangoverMs || utteredMs >= hearing.longestMs;
  if (isOver) return { detecting: { ...silence, quietDb }, change: 'ended' };
  const change = runMs === hearing.pauseMs ? 'paused' : null;
  return { detecting: { quietDb, isSpeaking: true, runMs, utteredMs }, change };
}

/** Follows the loudness of the room slowly, and never above that of a low voice. */
const follow = (quietDb: number, db: number): number =>
  Math.min(-42, Math.max(-80, quietDb + (db - quietDb) * 0.05));

/** Returns the loudness of 16-bit samples, in decibels below full scale. */
function loudnessOf(samples: Int16Array): number {
  const power =
    samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length);
  return power === 0 ? -96 : 10 * Math.log10(power / (32_768 * 32_768));
}

/** Takes turns as calls did before: by loudness alone. Any voice interrupts the character. */
export function createLoudnessRule(
  listener: Pick<TurnListener, 'transcribe' | 'onInterrupt' | 'onEnd'>,
): (frame: Int16Array) => void {
  let detecting = silence;
  let frames: Int16Array[] = [];
  let early: Promise<string> | null = null;
  const transcribe = () => listener.transcribe(new Int16Array(frames.flatMap((one) => [...one])));
  return (frame) => {
    const { detecting: after, change } = detectSpeech(detecting, loudnessOf(frame));
    detecting = after;
    frames.push(frame);
    if (change === 'begun') listener.onInterrupt();
    if (change === 'paused') early = transcribe();
    if (after.isSpeaking && after.runMs === 0) early = null;
    if (change === 'ended') {
      listener.onEnd(early ?? transcribe());
      early = null;
      frames = [];
    }
    if (!after.isSpeaking && frames.length > 20) frames.shift();
  };
}
