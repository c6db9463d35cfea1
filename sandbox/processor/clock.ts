/** The clock of the payment processors; a test moves it together with the product's. */
export class Clock {
  #ahead = 0;

  now(): Date {
    return new Date(Date.now() + this.#ahead);
  }

  /** Sets the current time; without an argument, the machine's. */
  set(time?: Date): void {
    this.#ahead = time ? time.getTime() - Date.now() : 0;
  }
}
