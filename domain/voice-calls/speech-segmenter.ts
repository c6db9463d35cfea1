import { frameMs, receivedRate } from '~/providers/voice-call/voice-line';
import { detectSpeech, loudnessOf, silence } from './detect-speech';

const samplesOfFrame = (receivedRate * frameMs) / 1000;
/** Frames before the detected start that belong to the utterance. */
const framesBefore = 20;
/** Longer utterances are transcribed only at their end: each pause would cost the whole length again. */
const longestReadEarly = 10_000 / frameMs;

interface SegmenterOptions<Read> {
  onBegun(): void;
  /**
   * Transcribes an utterance of 16-bit samples. Starts at a pause, so that the words are ready if the pause
   * turns out to be the end; they are discarded if more is said.
   */
  read(samples: Int16Array): Read;
  onUttered(read: Read): void;
}

/** Splits the sound of a connection into utterances as it arrives. */
export function createSpeechSegmenter<Read>({
  onBegun,
  read,
  onUttered,
}: SegmenterOptions<Read>): (sound: Int16Array) => void {
  let detecting = silence;
  let frames: Int16Array[] = [];
  /** The transcript started at a pause; any voice after it makes it void. */
  let early: { read: Read } | null = null;
  const processFrame = (frame: Int16Array) => {
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
      processFrame(sound.subarray(at, at + samplesOfFrame));
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
