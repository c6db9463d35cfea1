import { networkOf } from '~/domain/shared/origin/network-of';

/** How many connections each network holds on this gateway. */
export class AddressCounts {
  #counts = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Counts a connection in; null when its network holds the most already. Answers its way out. */
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
