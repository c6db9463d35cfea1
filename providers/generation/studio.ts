import * as z from 'zod';
import type { Making, MediaMaker } from './media-maker';
import {
  callPictureProvider,
  parseAnswer,
  type PictureProviderAnswer,
  type PictureProvider,
} from '../pictures/call-picture-provider';

interface Studio extends PictureProvider {
  /** The address to which the provider posts {generationId} once an order is finished. */
  callbackUrl: string;
  /** The schema of an order of this kind. */
  orderSchema: z.ZodType;
}

const orderStatusSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('drawing'),
    id: z.string().min(1),
    percent: z.number().min(0).max(100).nullable(),
  }),
  z.object({
    status: z.literal('done'),
    id: z.string().min(1),
    costMicros: z.number().int().nonnegative().nullable(),
  }),
  z.object({ status: z.enum(['refused', 'failed']), id: z.string().min(1) }),
]);

/** A video takes long to download; shorter than the lease of an order. */
const fileTimeoutMs = 90_000;

/**
 * Creates a client of a studio that queues orders: `POST /orders` with a key, `GET /orders/{id}` for the
 * state, `GET /orders/{id}/file` for the result; it calls back once an order is finished.
 */
export function createStudio(provider: Studio): MediaMaker<unknown> {
  return {
    async begin({ order, key, generationId }) {
      const answer = await callPictureProvider(provider, '/orders', {
        json: {
          key,
          order: provider.orderSchema.parse(order),
          callback: { url: provider.callbackUrl, generationId },
        },
      });
      return read(provider, answer);
    },
    async collect(reference) {
      return read(
        provider,
        await callPictureProvider(provider, `/orders/${encodeURIComponent(reference)}`),
      );
    },
  };
}

async function read(provider: PictureProvider, answer: PictureProviderAnswer): Promise<Making> {
  if (answer.status === 404) return { kind: 'lost' };
  const order = orderStatusSchema.safeParse(parseAnswer(answer)).data;
  if (answer.status >= 300 || !order) return { kind: 'failed' };
  if (order.status === 'drawing') {
    const percent = order.percent === null ? null : Math.floor(order.percent);
    return { kind: 'making', reference: order.id, percent };
  }
  if (order.status !== 'done') return { kind: order.status };
  const path = `/orders/${encodeURIComponent(order.id)}/file`;
  const file = await callPictureProvider(provider, path, undefined, fileTimeoutMs);
  if (file.status >= 300) return { kind: 'failed' };
  return { kind: 'made', bytes: file.body, costMicros: order.costMicros };
}
