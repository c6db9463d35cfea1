import * as z from 'zod';
import { listRecords } from '~/domain/payouts/list-records';
import { findOwnMethod, listOwnMethods } from '~/domain/payouts/methods/list-methods';
import { addMethod, changeMethod, removeMethod } from '~/domain/payouts/methods/manage-methods';
import { typedDetailsSchema } from '~/domain/payouts/methods/read-details';
import { refuse } from '~/domain/payouts/refusals';
import { requestPayout } from '~/domain/payouts/request-payout';
import { idSchema } from '~/domain/shared/ids';
import { wordsSchema } from '~/domain/shared/words/words-schema';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';
import { cursorSchema, limitSchema } from '../../kit/api/paging';
import { successSchema } from '../../kit/api/success';
import {
  kindSchema,
  payoutMethodSchema,
  payoutSchema,
  presentMethod,
  presentPayout,
  presentRecord,
  recordSchema,
  recordStatus,
} from '../presenters/payout-for-owner';

const endpoint = endpointsOf('payouts');
const params = z.object({ id: idSchema });
const usualPage = 20;

const methodBody = z.object({
  type: kindSchema,
  name: wordsSchema().max(50).default(''),
  ...typedDetailsSchema.shape,
});

const createPayoutDto = z
  .object({
    methodId: idSchema.optional().describe('By default the default method'),
    amount: z
      .number()
      .positive()
      .max(10_000_000)
      .multipleOf(0.01)
      .optional()
      .describe('In units of the currency; by default all that is payable'),
  })
  .meta({ id: 'createPayoutDto' });

/** Returns a method and its details as a person typed them. */
const typedOf = ({ type, name, ...details }: z.output<typeof methodBody>) => ({
  kind: type,
  label: name,
  details,
});

export const payouts = apiSection(250, [
  endpoint({
    id: 'payouts.list',
    method: 'GET',
    path: '/payouts',
    summary: 'One’s own shares and payouts by time, each a record of a type',
    access: access.creator,
    query: z.object({
      order: z.enum(['asc', 'desc']).default('desc'),
      sortBy: z.enum(['createdAt']).default('createdAt'),
      status: recordStatus.optional(),
      characterId: idSchema.optional(),
      cursor: cursorSchema.optional(),
      limit: limitSchema.default(usualPage),
    }),
    answer: z.object({ items: z.array(recordSchema), nextCursor: z.string().nullable() }),
    async handle({ context, who, query: { sortBy: _time, ...query } }) {
      const page = await listRecords(context.domain, { userId: who.userId, ...query });
      return { items: page.items.map(presentRecord), nextCursor: page.nextCursor };
    },
  }),
  endpoint({
    id: 'payouts.create',
    method: 'POST',
    path: '/payouts',
    summary: 'Request a payout of payable shares to an approved method; one at a time',
    access: access.creator,
    idempotent: true,
    failures: [404, 409, 422],
    body: createPayoutDto,
    answer: payoutSchema,
    limit: ({ context, who }) => context.limits.changePayout(who.person),
    async handle({ context, who, body: { methodId, amount } }) {
      const asked = await requestPayout(context.domain, context.payoutProviders, {
        userId: who.userId,
        methodId,
        amountMinor: amount === undefined ? undefined : Math.round(amount * 100),
      });
      return asked.ok ? presentPayout(asked.payout) : asked;
    },
  }),
  endpoint({
    id: 'payouts.methods-create',
    method: 'POST',
    path: '/payouts/methods',
    summary: 'Add where one wants to be paid, after a fresh proof of identity; staff approve it',
    access: access.creator,
    mayRequireProof: true,
    idempotent: true,
    failures: [403, 409, 422],
    body: methodBody.meta({ id: 'payoutMethodDto' }),
    answer: payoutMethodSchema,
    limit: ({ context, who }) => context.limits.changePayout(who.person),
    async handle({ context, who, body }) {
      const { domain, payoutProviders } = context;
      const added = await addMethod(domain, payoutProviders, who, typedOf(body));
      return added.ok ? presentMethod(added.method) : added;
    },
  }),
  endpoint({
    id: 'payouts.methods-list',
    method: 'GET',
    path: '/payouts/methods',
    summary: 'One’s own payout methods, the default first',
    access: access.creator,
    answer: z.array(payoutMethodSchema),
    async handle({ context, who }) {
      return (await listOwnMethods(context.domain, who.userId)).map(presentMethod);
    },
  }),
  endpoint({
    id: 'payouts.methods-get',
    method: 'GET',
    path: '/payouts/methods/{id}',
    failures: [404],
    summary: 'A payout method of one’s own',
    access: access.creator,
    params,
    answer: payoutMethodSchema,
    async handle({ context, who, params: { id } }) {
      const method = await findOwnMethod(context.domain, { userId: who.userId, id });
      return method ? presentMethod(method) : refuse('no-such-payout-method');
    },
  }),
  endpoint({
    id: 'payouts.methods-update',
    method: 'PUT',
    path: '/payouts/methods/{id}',
    failures: [403, 404, 409, 422],
    summary: 'Change a payout method of one’s own; staff approve it again',
    access: access.creator,
    mayRequireProof: true,
    params,
    body: methodBody.meta({ id: 'changePayoutMethodDto' }),
    answer: payoutMethodSchema,
    limit: ({ context, who }) => context.limits.changePayout(who.person),
    async handle({ context, who, params: { id }, body }) {
      const { domain, payoutProviders } = context;
      const changed = await changeMethod(domain, payoutProviders, who, { id, ...typedOf(body) });
      return changed.ok ? presentMethod(changed.method) : changed;
    },
  }),
  endpoint({
    id: 'payouts.methods-delete',
    method: 'DELETE',
    path: '/payouts/methods/{id}',
    failures: [404, 409],
    summary: 'Remove a payout method of one’s own, unless a payout is on its way to it',
    access: access.creator,
    params,
    answer: successSchema,
    handle: ({ context, who, params: { id } }) =>
      removeMethod(context.domain, { userId: who.userId, id }),
  }),
]);
