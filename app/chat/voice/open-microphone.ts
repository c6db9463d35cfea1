import { measureLoudness } from './measure-loudness';
import { barsOf, toSound, type Recorded } from './recorded';

/** Bits per second: speech stays clear, and a minute fits into a tab's storage. */
const bitsPerSecond = 32_000;
/** Milliseconds between two measurements of the loudness. */
const lookEvery = 80;
/** The number of bars of a recording that is being sent. */
const mostBars = 30;

/** The recording formats of browsers, the best first. */
const types = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];

/** A microphone that records until it is released. */
export interface Microphone {
  pause(): void;
  resume(): void;
  /** Ends the recording and releases the microphone. */
  finish(): Promise<Recorded>;
  /** Releases the microphone and keeps nothing. */
  letGo(): void;
}

interface MicrophoneCallbacks {
  /** Receives the loudness, from 0 to 100, and the recorded time in milliseconds. */
  onLevel(level: number, elapsedMs: number): void;
}

/**
 * Opens the microphone with the person's permission and records immediately; throws if the browser refuses.
 */
export async function openMicrophone({ onLevel }: MicrophoneCallbacks): Promise<Microphone> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true },
  });
  const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: bitsPerSecond,
    ...(mimeType && { mimeType }),
  });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const meter = measureLoudness(stream);
  const levels: number[] = [];
  let elapsedMs = 0;
  let looked = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    if (recorder.state === 'recording') {
      elapsedMs += now - looked;
      levels.push(meter.read());
      onLevel(levels.at(-1) ?? 0, elapsedMs);
    }
    looked = now;
  }, lookEvery);
  const letGo = () => {
    clearInterval(timer);
    if (recorder.state !== 'inactive') recorder.stop();
    for (const track of stream.getTracks()) track.stop();
    meter.close();
  };
  recorder.start();
  return {
    pause: () => recorder.pause(),
    resume: () => recorder.resume(),
    async finish() {
      const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve));
      letGo();
      await ended;
      const sound = await toSound(new Blob(parts, { type: recorder.mimeType }));
      const seconds = Math.max(1, Math.round(elapsedMs / 1000));
      return { sound, seconds, peaks: barsOf(levels, mostBars) };
    },
    letGo,
  };
}
