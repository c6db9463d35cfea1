import { createHash } from 'node:crypto';
import * as z from 'zod';

/** What a studio is asked to make, and whom it tells when that is done. */
export const orderRequestSchema = <Wanted extends z.ZodType>(order: Wanted) =>
  z.object({
    key: z.string().min(8).max(100),
    order,
    callback: z.object({ url: z.url({ protocol: /^https?$/ }), generationId: z.uuid() }),
  });
export interface OrderRequest<Wanted> {
  key: string;
  order: Wanted;
  callback: { url: string; generationId: string };
}

export interface Order<Wanted> {
  id: string;
  asked: OrderRequest<Wanted>;
  status: 'drawing' | 'done' | 'refused' | 'failed';
  percent: number;
  file: Buffer | null;
}

/** The oldest leave beyond so many; each holds what was made. */
const mostKept = 200;

/** What anything costs here, in millionths of a dollar. */
const costMicros = 12_000;

/** The orders that a studio has taken in; the same key is one order. */
export class Orders<Wanted> {
  readonly #byId = new Map<string, Order<Wanted>>();

  /** Takes an order in; one whose key is known is answered as it stands. */
  take(asked: OrderRequest<Wanted>): { order: Order<Wanted>; isNew: boolean } {
    const id = createHash('sha256').update(asked.key).digest('hex').slice(0, 24);
    const known = this.#byId.get(id);
    if (known) return { order: known, isNew: false };
    const order: Order<Wanted> = { id, asked, status: 'drawing', percent: 0, file: null };
    this.#byId.set(id, order);
    const [oldest] = this.#byId.keys();
    if (this.#byId.size > mostKept && oldest !== undefined) this.#byId.delete(oldest);
    return { order, isNew: true };
  }

  find(id: string): Order<Wanted> | undefined {
    return this.#byId.get(id);
  }
}

/** How an order stands, as whoever placed it is told. */
export const standingOf = ({ id, status, percent }: Order<unknown>) => ({
  id,
  status,
  ...(status === 'drawing' && { percent }),
  ...(status === 'done' && { costMicros }),
});
