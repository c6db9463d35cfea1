import * as z from 'zod';
import type { Making, MediaMaker } from './media-maker';
import { askParty, parseAnswer, type PartyAnswer, type PictureParty } from '../pictures/ask-party';

interface Studio extends PictureParty {
  /** The address to which the provider posts {generationId} once an order is finished. */
  callbackUrl: string;
  /** The schema of an order of this kind. */
  orderSchema: z.ZodType;
}

const standingSchema = z.discriminatedUnion('status', [
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
export function createStudio(party: Studio): MediaMaker<unknown> {
  return {
    async begin({ order, key, generationId }) {
      const answer = await askParty(party, '/orders', {
        json: {
          key,
          order: party.orderSchema.parse(order),
          callback: { url: party.callbackUrl, generationId },
        },
      });
      return read(party, answer);
    },
    async collect(reference) {
      return read(party, await askParty(party, `/orders/${encodeURIComponent(reference)}`));
    },
  };
}

async function read(party: PictureParty, answer: PartyAnswer): Promise<Making> {
  if (answer.status === 404) return { kind: 'lost' };
  const standing = standingSchema.safeParse(parseAnswer(answer)).data;
  if (answer.status >= 300 || !standing) return { kind: 'failed' };
  if (standing.status === 'drawing') {
    const percent = standing.percent === null ? null : Math.floor(standing.percent);
    return { kind: 'making', reference: standing.id, percent };
  }
  if (standing.status !== 'done') return { kind: standing.status };
  const path = `/orders/${encodeURIComponent(standing.id)}/file`;
  const file = await askParty(party, path, undefined, fileTimeoutMs);
  if (file.status >= 300) return { kind: 'failed' };
  return { kind: 'made', bytes: file.body, costMicros: standing.costMicros };
}
