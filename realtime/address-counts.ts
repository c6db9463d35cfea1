import { networkOf } from '~/domain/shared/origin/network-of';

/** The number of connections of each network on this gateway. */
export class AddressCounts {
  #counts = new Map<string, number>();

  constructor(private readonly most: number) {}

  /**
   * Counts a connection. Returns the function that counts it out again; null when its network already has
   * the maximum.
   */
  enter(address: string | null): (() => void) | null {
    if (address === null) return () => undefined;
    const network = networkOf(address);
    const count = this.#counts.get(network) ?? 0;
    if (count >= this.most) return null;
    this.#counts.set(network, count + 1);
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      const left = (this.#counts.get(network) ?? 1) - 1;
      if (left === 0) this.#counts.delete(network);
      else this.#counts.set(network, left);
    };
  }
}
