/** Cosines and sines of the turns of half a circle in `size / 2` steps, by size. */
const turns = new Map<number, { cosines: Float64Array; sines: Float64Array }>();

function turnsOf(size: number) {
  const stored = turns.get(size);
  if (stored) return stored;
  const angles = Float64Array.from(
    { length: size / 2 },
    (_, index) => (-2 * Math.PI * index) / size,
  );
  const made = { cosines: angles.map(Math.cos), sines: angles.map(Math.sin) };
  turns.set(size, made);
  return made;
}

/**
 * Transforms complex values in place, whose number is a power of two (Cooley and Tukey, 1965). Both arrays
 * have the same length.
 */
export function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  const { cosines, sines } = turnsOf(size);
  reorder(real, imaginary);
  for (let half = 1; half < size; half *= 2) {
    for (let offset = 0; offset < half; offset += 1) {
      const cosine = cosines[(offset * size) / (2 * half)] ?? 1;
      const sine = sines[(offset * size) / (2 * half)] ?? 0;
      for (let low = offset; low < size; low += 2 * half) {
        const high = low + half;
        const re = real[high] ?? 0;
        const im = imaginary[high] ?? 0;
        const turnedRe = re * cosine - im * sine;
        const turnedIm = re * sine + im * cosine;
        real[high] = (real[low] ?? 0) - turnedRe;
        imaginary[high] = (imaginary[low] ?? 0) - turnedIm;
        real[low] = (real[low] ?? 0) + turnedRe;
        imaginary[low] = (imaginary[low] ?? 0) + turnedIm;
      }
    }
  }
}

/** Swaps the values whose indexes are each other's bits in reverse. */
function reorder(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  for (let index = 1, reversed = 0; index < size; index += 1) {
    let bit = size >> 1;
    for (; reversed & bit; bit >>= 1) reversed ^= bit;
    reversed ^= bit;
    if (index >= reversed) continue;
    swap(real, index, reversed);
    swap(imaginary, index, reversed);
  }
}

function swap(values: Float64Array, one: number, other: number): void {
  const value = values[one] ?? 0;
  values[one] = values[other] ?? 0;
  values[other] = value;
}
