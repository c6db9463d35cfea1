import { voiceFeatures, windowLength } from './voice-features';
import type { VoiceDetector } from './voice-detector';

/** Decibels below full scale under which a band counts as silent. */
const silentDb = -78;
/** Decibels by which noise is assumed to rise per frame, so that a louder room is followed. */
const riseDb = { quiet: 0.15, voice: 0.01 };
/** Frames over which the loudness is compared: 400 ms. */
const compared = 20;
/** Loudness that varies by less is that of a machine, unless it has a pitch. */
const steadyDb = 1.6;

/**
 * Creates a detector that compares each frame with the noise of the room by frequency, and takes into
 * account whether it repeats like a voice and whether its spectrum is flat. Steady sound without a pitch,
 * such as a fan, becomes part of the noise within half a second.
 */
export function createSpectralVoiceDetector(): VoiceDetector {
  const window = new Int16Array(windowLength);
  let noise: number[] | null = null;
  let recent: number[] = [];
  return {
    detect(frame) {
      window.copyWithin(0, frame.length);
      window.set(frame, windowLength - frame.length);
      const { bandDb, harmonicity, flatness } = voiceFeatures(window);
      noise ??= bandDb.map((db) => Math.min(db, -60));
      const above = meanAbove(bandDb, noise);
      const isHarmonic = harmonicity > 0.55;
      const speech = logistic(
        0.42 * (above - 7) + 5 * (harmonicity - 0.45) - 3 * (flatness - 0.25),
      );
      recent = [...recent, mean(bandDb)].slice(-compared);
      const isSteady = recent.length === compared && !isHarmonic && deviation(recent) < steadyDb;
      noise = followNoise(noise, bandDb, { isSteady, isVoice: speech > 0.5 });
      return isSteady ? Math.min(speech, 0.3) : speech;
    },
  };
}

/** Returns by how many decibels the bands exceed the noise on average; each counts up to 30. */
const meanAbove = (bandDb: readonly number[], noise: readonly number[]): number =>
  mean(
    bandDb.map((db, band) =>
      Math.min(30, Math.max(0, db - Math.max(silentDb, noise[band] ?? silentDb))),
    ),
  );

/** Falls to a quieter room at once, and rises slowly unless the sound is steady. */
function followNoise(
  noise: readonly number[],
  bandDb: readonly number[],
  { isSteady, isVoice }: { isSteady: boolean; isVoice: boolean },
): number[] {
  const rise = isVoice ? riseDb.voice : riseDb.quiet;
  return noise.map((floor, band) => {
    const db = bandDb[band] ?? floor;
    if (isSteady || db < floor) return floor + (db - floor) * 0.25;
    return Math.min(db, floor + rise);
  });
}

const logistic = (score: number) => 1 / (1 + Math.exp(-score));
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}
