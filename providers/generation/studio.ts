import * as z from 'zod';
import type { Making, MediaMaker } from './media-maker';
import { askParty, parseAnswer, type PartyAnswer, type PictureParty } from '../pictures/ask-party';

interface Studio extends PictureParty {
  /** Where it posts {generationId} to once something came of an order. */
  callbackUrl: string;
  /** What an order of its kind says. */
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

/** A film takes its time to arrive; less than an order is leased for. */
const fileTimeoutMs = 90_000;

/**
 * Speaks to a studio that takes orders in: `POST /orders` under a key, `GET /orders/{id}` for how it
 * stands, `GET /orders/{id}/file` for what it made; it calls back when something came of it.
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
