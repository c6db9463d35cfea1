import { createHash } from 'node:crypto';
import * as z from 'zod';

/** Returns the schema of a request to a studio: the order, and the address to call when it is done. */
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
  request: OrderRequest<Wanted>;
  status: 'drawing' | 'done' | 'refused' | 'failed';
  percent: number;
  file: Buffer | null;
}

/** The maximum number of orders in memory, with their files; the oldest is dropped first. */
const mostKept = 200;

/** The cost of any order here, in millionths of a dollar. */
const costMicros = 12_000;

/** The orders that a studio has accepted; the same key is the same order. */
export class Orders<Wanted> {
  readonly #byId = new Map<string, Order<Wanted>>();

  /** Accepts an order; an existing order with the same key is returned unchanged. */
  take(request: OrderRequest<Wanted>): { order: Order<Wanted>; isNew: boolean } {
    const id = createHash('sha256').update(request.key).digest('hex').slice(0, 24);
    const existing = this.#byId.get(id);
    if (existing) return { order: existing, isNew: false };
    const order: Order<Wanted> = { id, request, status: 'drawing', percent: 0, file: null };
    this.#byId.set(id, order);
    const [oldest] = this.#byId.keys();
    if (this.#byId.size > mostKept && oldest !== undefined) this.#byId.delete(oldest);
    return { order, isNew: true };
  }

  find(id: string): Order<Wanted> | undefined {
    return this.#byId.get(id);
  }
}

/** Returns the status of an order for the client that placed it. */
export const currentStatus = ({ id, status, percent }: Order<unknown>) => ({
  id,
  status,
  ...(status === 'drawing' && { percent }),
  ...(status === 'done' && { costMicros }),
});
