import * as z from 'zod';
import type { UnsubscribeListed } from '~/domain/marketing/list-unsubscribes';
import { isoTime } from '~/domain/shared/codecs';
import { unsubscribeCauseSchema } from '~/domain/unsubscribes/schema';
import { masked } from '../staff/presenters/masked';
import { staffOnly } from '../staff/presenters/staff-only';

/** An address that gets no promotional mail, in responses to staff. */
export const unsubscribeSchema = z
  .object({
    _id: z.uuid(),
    id: z.uuid(),
    /** Masked; null once its owner was erased. */
    address: staffOnly(z.string().nullable()),
    how: staffOnly(unsubscribeCauseSchema),
    createdAt: isoTime,
    /** The account with the address. */
    userId: staffOnly(z.uuid().nullable()),
    /** False while the e-mail marketing provider still has the address. */
    isRemoved: staffOnly(z.boolean()),
  })
  .meta({ id: 'StaffUnsubscribe' });
export type UnsubscribeShown = z.output<typeof unsubscribeSchema>;

/** Presents an unsubscription to staff. */
export const presentUnsubscribe = (row: UnsubscribeListed): UnsubscribeShown => ({
  _id: row.id,
  id: row.id,
  address: masked(row.address),
  how: row.how,
  createdAt: row.unsubscribed_at,
  userId: row.user_id,
  isRemoved: row.is_removed,
});
