import { frameMs, heardRate } from '~/providers/voice-call/voice-line';
import { detectSpeech, loudnessOf, silence } from './detect-speech';

const samplesOfFrame = (heardRate * frameMs) / 1000;
/** What was heard before an utterance was noticed belongs to it. */
const framesBefore = 20;

interface Heard {
  onBegun(): void;
  /** Whole utterances, as samples of 16 bits. */
  onUttered(samples: Int16Array): void;
}

/** Parts what is heard on a line into utterances; takes sound as it comes. */
export function createEar({ onBegun, onUttered }: Heard): (sound: Int16Array) => void {
  let detecting = silence;
  let frames: Int16Array[] = [];
  const hear = (frame: Int16Array) => {
    const { detecting: after, change } = detectSpeech(detecting, loudnessOf(frame));
    detecting = after;
    frames.push(frame);
    if (change === 'begun') onBegun();
    if (change === 'ended') {
      onUttered(join(frames));
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
