/** How many frames came within the second that runs. */
export class FramePace {
  #second = 0;
  #count = 0;

  /** Counts one; answers how many it makes. */
  add(now: number): number {
    const second = Math.floor(now / 1000);
    if (second !== this.#second) this.#count = 0;
    this.#second = second;
    this.#count += 1;
    return this.#count;
  }
}
