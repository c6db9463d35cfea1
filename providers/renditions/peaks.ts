/** The number of bars that fit beside a button on the narrowest screen. */
const mostBars = 30;
const fewestBars = 14;
/** Sound below this share of full scale is not a voice. */
const silence = 0.01;

/**
 * Returns the loudness of a recording from start to end, in hundredths of its loudest part: about one bar
 * per half second, from 16-bit samples.
 */
export function peaksOf(samples: Buffer, durationMs: number): number[] {
  const bars = Math.min(mostBars, Math.max(fewestBars, Math.round(durationMs / 500)));
  const count = Math.floor(samples.length / 2);
  const loudness = Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * count) / bars);
    const to = Math.floor(((bar + 1) * count) / bars);
    return meanPower(samples, from, to);
  });
  const loudest = Math.max(...loudness);
  return loudness.map((power) => (loudest < silence ? 0 : Math.round((power / loudest) * 100)));
}

/** Returns the root mean square, from 0 to 1, which corresponds to perceived loudness. */
function meanPower(samples: Buffer, from: number, to: number): number {
  let sum = 0;
  for (let index = from; index < to; index += 1) {
    sum += (samples.readInt16LE(index * 2) / 32_768) ** 2;
  }
  return to > from ? Math.sqrt(sum / (to - from)) : 0;
}
