/** Counts frames within the current second. */
export class FramePace {
  #second = 0;
  #count = 0;

  /** Counts a frame; returns the number of frames in this second. */
  add(now: number): number {
    const second = Math.floor(now / 1000);
    if (second !== this.#second) this.#count = 0;
    this.#second = second;
    this.#count += 1;
    return this.#count;
  }
}
