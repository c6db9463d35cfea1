/** What time it is for the payment processors; a test moves it together with the product's. */
export class Clock {
  #ahead = 0;

  now(): Date {
    return new Date(Date.now() + this.#ahead);
  }

  /** From here on it is this time; without one, the machine's. */
  set(time?: Date): void {
    this.#ahead = time ? time.getTime() - Date.now() : 0;
  }
}
