import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { stack } from '../../stack';
import { cast, character } from '../discovery/characters';

/** The length of the WAV header, in bytes. */
const wavHead = 44;

/** Writes a file that a browser plays in a loop as its microphone: speech, then some seconds of quiet. */
export async function speechFile(
  path: string,
  words: string,
  quietSeconds: number,
): Promise<string> {
  const answer = await fetch(`${stack.sandboxUrl()}/speech/v1/audio/speech`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer any' },
    body: JSON.stringify({ model: 'any', input: words, voice: 'man', response_format: 'wav' }),
  });
  if (!answer.ok) throw new Error(`the sandbox does not speak: ${answer.status}`);
  const spoken = Buffer.from(await answer.arrayBuffer());
  const rate = spoken.readUInt32LE(24);
  const quiet = Buffer.alloc(rate * 2 * quietSeconds);
  const wav = Buffer.concat([
    spoken.subarray(0, wavHead),
    quiet.subarray(0, rate),
    spoken.subarray(wavHead),
    quiet,
  ]);
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.writeUInt32LE(wav.length - wavHead, 40);
  await writeFile(path, wav);
  return path;
}

const callable = cast.filter(({ availableForCalls }) => availableForCalls);

/** Returns one of the seed's characters that take calls. */
export const calledCharacter = (index: number) =>
  character(cast.findIndex(({ slug }) => slug === callable[index]?.slug));

/** The loudness of both sides of a call at a moment, in milliseconds since the start of the recording. */
export interface LoudnessSample {
  at: number;
  mine: number;
  theirs: number;
}

/** Makes a page keep its microphone stream, so that it can be measured beside the played sound. */
export async function keepMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices;
    const open = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      Object.assign(window, { microphone: stream.clone() });
      return stream;
    };
  });
}

/** Measures both sides of a page's call for some milliseconds. */
export const listenIn = (page: Page, milliseconds: number): Promise<LoudnessSample[]> =>
  page.evaluate(async (length) => {
    const { microphone } = window as unknown as { microphone: MediaStream };
    const theirs = document.querySelector('audio')?.srcObject;
    if (!(theirs instanceof MediaStream)) throw new Error('nothing is played');
    const context = new AudioContext();
    await context.resume();
    const meterOf = (stream: MediaStream) => {
      const analyser = context.createAnalyser();
      analyser.fftSize = 512;
      context.createMediaStreamSource(stream).connect(analyser);
      const samples = new Float32Array(analyser.fftSize);
      return () => {
        analyser.getFloatTimeDomainData(samples);
        return Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);
      };
    };
    const [measureMine, measureTheirs] = [meterOf(microphone), meterOf(theirs)];
    const levels: { at: number; mine: number; theirs: number }[] = [];
    const begun = performance.now();
    while (performance.now() - begun < length) {
      levels.push({ at: performance.now() - begun, mine: measureMine(), theirs: measureTheirs() });
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await context.close();
    return levels;
  }, milliseconds);

/** The minimum loudness of a voice. */
const voice = 0.015;
/** Pauses within an utterance are shorter, in milliseconds. */
const longestRest = 700;

/** The start and end of an utterance. */
interface Spoken {
  from: number;
  to: number;
}

/** Splits the sound of one side into utterances, at its pauses. */
export function spokenBy(side: 'mine' | 'theirs', levels: readonly LoudnessSample[]): Spoken[] {
  const spoken: Spoken[] = [];
  for (const moment of levels) {
    if (moment[side] < voice) continue;
    const last = spoken.at(-1);
    if (last && moment.at - last.to < longestRest) last.to = moment.at;
    else spoken.push({ from: moment.at, to: moment.at });
  }
  return spoken;
}

/**
 * Returns the milliseconds from the end of each of the person's utterances to the start of the answer, for
 * utterances during which the other side was quiet or fell silent.
 */
export function answerTimes(levels: readonly LoudnessSample[]): number[] {
  const theirs = spokenBy('theirs', levels);
  return spokenBy('mine', levels).flatMap(({ to }) => {
    if (theirs.some((one) => one.from <= to && one.to > to)) return [];
    const answer = theirs.find(({ from }) => from > to);
    return answer ? [answer.from - to] : [];
  });
}
