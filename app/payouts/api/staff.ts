import * as z from 'zod';
import { findPayout, payoutList } from '~/domain/payouts/list-payouts';
import { approveMethod, rejectMethod } from '~/domain/payouts/methods/approve-method';
import { findListedMethod, payoutMethodList } from '~/domain/payouts/methods/list-methods';
import { refuse } from '~/domain/payouts/refusals';
import {
  approvePayout,
  refundPayout,
  rejectPayout,
  setPayoutHeld,
} from '~/domain/payouts/review-payouts';
import { idSchema } from '~/domain/shared/ids';
import { wordsSchema } from '~/domain/shared/words/words-schema';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';
import { cursorSchema, limitSchema, pageSchema } from '../../kit/api/paging';
import type { RequestContext } from '../../kit/http/context/request-context';
import { queryOf } from '../../staff/resources/list-where.server';
import { seenOf, versionSchema } from '../../staff/version';
import {
  methodRowSchema,
  payoutRowSchema,
  presentMethodRow,
  presentPayoutRow,
} from '../presenters/payouts-for-staff';

const endpoint = endpointsOf('admin');
const readers = access.staff('payouts.read');
const approvers = access.staff('payouts.approve');
const params = z.object({ id: idSchema });
const usualPage = 50;
const reason = wordsSchema().regex(/\S/, 'reason is required').max(500);

const paging = {
  page: pageSchema.default(1),
  take: limitSchema.default(usualPage),
  cursor: cursorSchema.optional(),
  sortOrder: z.enum(['asc', 'desc']).optional(),
};

interface Paged {
  page: number;
  take: number;
  cursor?: string | undefined;
}
const skipOf = ({ page, take, cursor }: Paged) => (cursor === undefined ? (page - 1) * take : 0);

const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    items: z.array(row),
    /** Counted up to 10,000. */
    total: z.number().int(),
    isTotalMore: z.boolean(),
    nextCursor: z.string().nullable(),
  });

async function readMethod({ domain }: RequestContext, id: string) {
  const found = await findListedMethod(domain, id);
  return found ? presentMethodRow(found) : refuse('no-such-payout-method');
}

async function readPayout({ domain }: RequestContext, id: string) {
  const found = await findPayout(domain, id);
  return found ? presentPayoutRow(found) : refuse('no-such-payout');
}

/** The endpoints of payouts for staff. The pages are part of the back office. */
export const payoutsForStaff = apiSection(267, [
  endpoint({
    id: 'admin.payout-methods-list',
    method: 'GET',
    path: '/admins/payout-methods',
    summary: 'Where people who earn want their money, the one that waits longest first',
    access: readers,
    query: queryOf(payoutMethodList).extend({
      ...paging,
      sortBy: z.enum(['changedAt']).default('changedAt'),
    }),
    answer: pageOf(methodRowSchema),
    async handle({ context: { domain }, query }) {
      const { page, take, cursor, sortBy, sortOrder = 'asc', ...where } = query;
      const [list, total] = await Promise.all([
        payoutMethodList.readPage(domain, {
          where,
          sort: { by: sortBy, order: sortOrder },
          take,
          cursor,
          skip: skipOf({ page, take, cursor }),
        }),
        payoutMethodList.countRows(domain.db, where),
      ]);
      const { count, isMore } = total;
      const items = list.items.map(presentMethodRow);
      return { items, total: count, isTotalMore: isMore, nextCursor: list.nextCursor };
    },
  }),
  endpoint({
    id: 'admin.payout-methods-update',
    method: 'PUT',
    path: '/admins/payout-methods/{id}',
    failures: [404, 409, 422],
    summary: 'Approve a payout method, or reject it with a reason for its owner',
    access: approvers,
    params,
    body: z
      .object({
        approvalStatus: z.enum(['approved', 'rejected']),
        reason: reason.optional(),
        version: versionSchema,
      })
      .refine(({ approvalStatus, reason: why }) => approvalStatus === 'approved' || why, {
        path: ['reason'],
        error: 'reason is required',
      })
      .meta({ id: 'updatePayoutMethodDto' }),
    answer: methodRowSchema,
    async handle({ context, who, params: { id }, body }) {
      const by = { ...who, ...seenOf(body.version) };
      const done =
        body.approvalStatus === 'approved'
          ? await approveMethod(context.domain, { methodId: id, by })
          : await rejectMethod(context.domain, { methodId: id, by, reason: body.reason ?? '' });
      return done.ok ? readMethod(context, id) : done;
    },
  }),
  endpoint({
    id: 'admin.payouts-list',
    method: 'GET',
    path: '/admins/payouts',
    summary: 'Everybody’s payouts, the newest first',
    access: readers,
    query: queryOf(payoutList).extend({
      ...paging,
      sortBy: z.enum(['createdAt', 'amount']).default('createdAt'),
    }),
    answer: pageOf(payoutRowSchema),
    async handle({ context: { domain }, query }) {
      const { page, take, cursor, sortBy, sortOrder = 'desc', ...where } = query;
      const [list, total] = await Promise.all([
        payoutList.readPage(domain, {
          where,
          sort: { by: sortBy, order: sortOrder },
          take,
          cursor,
          skip: skipOf({ page, take, cursor }),
        }),
        payoutList.countRows(domain.db, where),
      ]);
      const { count, isMore } = total;
      const items = list.items.map(presentPayoutRow);
      return { items, total: count, isTotalMore: isMore, nextCursor: list.nextCursor };
    },
  }),
  endpoint({
    id: 'admin.payouts-update',
    method: 'PUT',
    path: '/admins/payouts/{id}',
    failures: [404, 409, 422],
    summary: 'Approve a payout, reject it, or put it on hold; above a limit two approve',
    access: approvers,
    mayRequireProof: true,
    params,
    body: z
      .object({
        status: z.enum(['approved', 'rejected', 'held', 'requested']),
        sum: z.number().positive().optional().describe('The amount, which the second person types'),
        reason: reason.optional(),
        version: versionSchema,
      })
      .refine(({ status, reason: why }) => status !== 'rejected' || why, {
        path: ['reason'],
        error: 'reason is required',
      })
      .meta({ id: 'updatePayoutDto' }),
    answer: payoutRowSchema,
    async handle({ context, who, params: { id: payoutId }, body }) {
      const { status, sum, reason: why = '' } = body;
      const by = { ...who, ...seenOf(body.version) };
      const typedMinor = sum === undefined ? null : Math.round(sum * 100);
      const { domain } = context;
      const done =
        status === 'approved'
          ? await approvePayout(domain, { payoutId, by, typedMinor })
          : status === 'rejected'
            ? await rejectPayout(domain, { payoutId, by, reason: why })
            : await setPayoutHeld(domain, { payoutId, by, isHeld: status === 'held' });
      return done.ok ? readPayout(context, payoutId) : done;
    },
  }),
  endpoint({
    id: 'admin.payouts-refund',
    method: 'POST',
    path: '/admins/payouts/refund',
    failures: [404, 409, 422],
    summary: 'Book a payout that the bank returned: its money is payable again',
    access: approvers,
    mayRequireProof: true,
    idempotent: true,
    body: z.object({ payoutId: idSchema, reason }).meta({ id: 'refundPayoutDto' }),
    answer: payoutRowSchema,
    async handle({ context, who, body: { payoutId, reason: why } }) {
      const done = await refundPayout(context.domain, { payoutId, by: who, reason: why });
      return done.ok ? readPayout(context, payoutId) : done;
    },
  }),
]);
