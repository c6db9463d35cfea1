import * as z from 'zod';
import { addUnsubscribe, endUnsubscribe } from '~/domain/marketing/change-unsubscribes';
import {
  findUnsubscribe,
  findUnsubscribeByAddress,
  unsubscribes,
} from '~/domain/marketing/list-unsubscribes';
import { newId } from '~/domain/shared/ids';
import { emailSchema } from '~/domain/shared/words/email';
import { unsubscribeCauseSchema } from '~/domain/unsubscribes/schema';
import { access } from '../kit/api/access';
import { apiSection, endpointsOf } from '../kit/api/endpoint';
import { limitSchema, pageSchema } from '../kit/api/paging';
import { successSchema } from '../kit/api/success';
import { presentUnsubscribe, unsubscribeSchema } from './unsubscribe-for-staff';

const endpoint = endpointsOf('admin');
const managers = access.staff('unsubscribes.manage');
const usualPage = 50;

const unsubscribing = z
  .object({
    email: emailSchema,
    how: unsubscribeCauseSchema.exclude(['link']).default('staff'),
  })
  .meta({ id: 'unsubscribeByAdminDto' });

/** The endpoints of unsubscribed addresses for staff. */
export const unsubscribesForStaff = apiSection(259, [
  endpoint({
    id: 'admin.email-unsubscribes-list',
    method: 'GET',
    path: '/admins/email-unsubscribes',
    summary: 'Addresses that get no promotional mail, the newest first',
    access: managers,
    query: z.object({
      address: unsubscribes.filters.address.schema.optional(),
      page: pageSchema.default(1),
      limit: limitSchema.default(usualPage),
    }),
    answer: z.object({
      items: z.array(unsubscribeSchema),
      /** Counted up to 10,000. */
      total: z.number().int(),
      isTotalMore: z.boolean(),
    }),
    async handle({ context: { domain }, query: { page, limit, address } }) {
      const where = { address };
      const [{ items }, total] = await Promise.all([
        unsubscribes.readPage(domain, { where, take: limit, skip: (page - 1) * limit }),
        unsubscribes.countRows(domain.db, where),
      ]);
      return {
        items: items.map(presentUnsubscribe),
        total: total.count,
        isTotalMore: total.isMore,
      };
    },
  }),
  endpoint({
    id: 'admin.email-unsubscribes-total',
    method: 'GET',
    path: '/admins/email-unsubscribes/total',
    summary: 'The number of addresses that get no promotional mail, counted up to 10,000',
    access: managers,
    answer: z.object({ total: z.number().int(), isTotalMore: z.boolean() }),
    async handle({ context: { domain } }) {
      const { count, isMore } = await unsubscribes.countRows(domain.db, {});
      return { total: count, isTotalMore: isMore };
    },
  }),
  endpoint({
    id: 'admin.email-unsubscribes-subscribe',
    method: 'POST',
    path: '/admins/email-unsubscribes/subscribe/{address}',
    summary:
      'End the unsubscription of an address; its owner has to agree to promotional mail again',
    access: managers,
    idempotent: true,
    failures: [404, 409],
    params: z.object({ address: emailSchema }),
    answer: successSchema,
    async handle({ context: { domain }, who, params: { address } }) {
      const id = await findUnsubscribeByAddress(domain, address);
      if (id === null) return { ok: false, reason: 'not-found' };
      const ended = await endUnsubscribe(domain, who, id);
      return ended;
    },
  }),
  endpoint({
    id: 'admin.email-provider-unsubscribe',
    method: 'POST',
    path: '/admins/marketing/unsubscribe',
    summary: 'Unsubscribe an address whose owner asked staff, or complained at the mail provider',
    access: managers,
    status: 201,
    idempotent: true,
    failures: [409],
    body: unsubscribing,
    answer: unsubscribeSchema,
    async handle({ context: { domain }, who, body: { email, how } }) {
      const added = await addUnsubscribe(domain, who, { id: newId(), email, how });
      if (!added.ok) return added;
      const row = await findUnsubscribe(domain, added.id);
      return row ? presentUnsubscribe(row) : { ok: false, reason: 'not-found' };
    },
  }),
]);
