import { frameMs, heardRate } from '~/providers/voice-call/voice-line';
import { detectSpeech, loudnessOf, silence } from './detect-speech';

const samplesOfFrame = (heardRate * frameMs) / 1000;
/** What was heard before an utterance was noticed belongs to it. */
const framesBefore = 20;
/** What is longer is read once it is over: each of its pauses would cost all of it again. */
const longestReadEarly = 10_000 / frameMs;

interface Heard<Read> {
  onBegun(): void;
  /**
   * Makes words of an utterance, as samples of 16 bits. Begun at a pause, so that they are there when it
   * turns out to have been the end; in vain, where more is said.
   */
  read(samples: Int16Array): Read;
  onUttered(read: Read): void;
}

/** Parts what is heard on a line into utterances; takes sound as it comes. */
export function createEar<Read>({
  onBegun,
  read,
  onUttered,
}: Heard<Read>): (sound: Int16Array) => void {
  let detecting = silence;
  let frames: Int16Array[] = [];
  /** What has been read of it; whatever voice comes after makes it void. */
  let early: { read: Read } | null = null;
  const hear = (frame: Int16Array) => {
    const { detecting: after, change } = detectSpeech(detecting, loudnessOf(frame));
    detecting = after;
    frames.push(frame);
    if (change === 'begun') onBegun();
    if (change === 'paused' && frames.length <= longestReadEarly) {
      early = { read: read(join(frames)) };
    }
    if (after.isSpeaking && after.runMs === 0) early = null;
    if (change === 'ended') {
      onUttered((early ?? { read: read(join(frames)) }).read);
      early = null;
      frames = [];
    }
    if (!after.isSpeaking && frames.length > framesBefore) frames.shift();
  };
  return (sound) => {
    for (let at = 0; at + samplesOfFrame <= sound.length; at += samplesOfFrame) {
      hear(sound.subarray(at, at + samplesOfFrame));
    }
  };
}

function join(frames: readonly Int16Array[]): Int16Array {
  const joined = new Int16Array(frames.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const frame of frames) {
    joined.set(frame, at);
    at += frame.length;
  }
  return joined;
}
