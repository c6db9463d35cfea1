/** Bars that fit beside a button on the narrowest screen. */
const mostBars = 30;
const fewestBars = 14;
/** Below this share of the loudest there can be, it is nobody's voice. */
const silence = 0.01;

/**
 * How loud a recording is from start to end, in hundredths of its loudest moment: a bar a second or
 * so, of samples of 16 bits.
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

/** The root of the mean square, from 0 to 1; what an ear takes for loud. */
function meanPower(samples: Buffer, from: number, to: number): number {
  let sum = 0;
  for (let index = from; index < to; index += 1) {
    sum += (samples.readInt16LE(index * 2) / 32_768) ** 2;
  }
  return to > from ? Math.sqrt(sum / (to - from)) : 0;
}
