import { createHash } from 'node:crypto';
import * as z from 'zod';
import { photoOrderSchema } from '~/domain/generations/schema';

/** What the studio is asked to draw, and whom it tells when that is done. */
export const orderRequestSchema = z.object({
  key: z.string().min(8).max(100),
  order: photoOrderSchema,
  callback: z.object({ url: z.url({ protocol: /^https?$/ }), generationId: z.uuid() }),
});
export type OrderRequest = z.infer<typeof orderRequestSchema>;

interface Order {
  id: string;
  asked: OrderRequest;
  status: 'drawing' | 'done' | 'refused' | 'failed';
  percent: number;
  file: Buffer | null;
}

/** The oldest leave beyond so many; each holds a picture. */
const mostKept = 200;

/** What a picture costs here, in millionths of a dollar. */
const costMicros = 12_000;

/** The orders that a studio has taken in; the same key is one order. */
export class Orders {
  readonly #byId = new Map<string, Order>();

  /** Takes an order in; one whose key is known is answered as it stands. */
  take(asked: OrderRequest): { order: Order; isNew: boolean } {
    const id = createHash('sha256').update(asked.key).digest('hex').slice(0, 24);
    const known = this.#byId.get(id);
    if (known) return { order: known, isNew: false };
    const order: Order = { id, asked, status: 'drawing', percent: 0, file: null };
    this.#byId.set(id, order);
    const [oldest] = this.#byId.keys();
    if (this.#byId.size > mostKept && oldest !== undefined) this.#byId.delete(oldest);
    return { order, isNew: true };
  }

  find(id: string): Order | undefined {
    return this.#byId.get(id);
  }
}

/** How an order stands, as whoever placed it is told. */
export const standingOf = ({ id, status, percent }: Order) => ({
  id,
  status,
  ...(status === 'drawing' && { percent }),
  ...(status === 'done' && { costMicros }),
});
