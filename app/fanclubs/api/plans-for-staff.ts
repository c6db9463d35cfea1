import * as z from 'zod';
import { addPlan, deletePlan, setPlanActive, updatePlan } from '~/domain/fanclubs/manage-plans';
import { clubPrice } from '~/domain/fanclubs/club-price';
import { allPlans, findPlan, toPlan } from '~/domain/fanclubs/list-club-plans';
import { idSchema } from '~/domain/shared/ids';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';
import { flagSchema, limitSchema, pageSchema } from '../../kit/api/paging';
import { successSchema } from '../../kit/api/success';
import { isOfWholeYears, planFields } from '../plan-fields';
import { planSchema } from '../presenters/club-for-fan';

const endpoint = endpointsOf('admin');
const readers = access.staff('fanclub-plans.read');
const staff = access.staff('fanclub-plans.manage');
const usualPage = 20;

const planParams = z.object({ id: idSchema });

const wholeYears = 'a plan in years lasts whole years, in months';
const newPlan = z
  .object({ creatorId: idSchema, ...planFields, isActive: planFields.isActive.default(true) })
  .refine(isOfWholeYears, wholeYears)
  .meta({ id: 'createFanclubPlanDto' });
/** The length cannot be changed: another length is another plan. */
const changedPlan = z
  .object({ price: planFields.price, isActive: planFields.isActive })
  .partial()
  .meta({ id: 'updateFanclubPlanDto' });

const collection = '/admin/fanclub-subscription-plans';
const one = `${collection}/{id}`;

export const plansForStaff = apiSection(264, [
  endpoint({
    id: 'admin.fanclub-plans-create',
    method: 'POST',
    path: collection,
    failures: [404, 409],
    summary: 'Add a plan to a creator’s fan club',
    access: staff,
    status: 201,
    idempotent: true,
    body: newPlan,
    answer: planSchema,
    async handle({ context, who, body }) {
      const added = await addPlan(context.domain, who, {
        ...body,
        price: clubPrice(body.price).minor,
      });
      return added.ok ? added.plan : added;
    },
  }),
  endpoint({
    id: 'admin.fanclub-plans-list',
    method: 'GET',
    path: collection,
    summary: 'Plans of all fan clubs, the newest first',
    access: readers,
    query: z.object({
      page: pageSchema.default(1),
      limit: limitSchema.default(usualPage),
      isActive: flagSchema.optional(),
    }),
    answer: z.object({ items: z.array(planSchema), total: z.number().int() }),
    async handle({ context, query: { page, limit, isActive } }) {
      const state = isActive ? 'on' : 'off';
      const where = isActive === undefined ? {} : ({ state } as const);
      const [{ items }, total] = await Promise.all([
        allPlans.readPage(context.domain, { where, skip: (page - 1) * limit, take: limit }),
        allPlans.countRows(context.domain.db, where),
      ]);
      return { items: items.map(toPlan), total: total.count };
    },
  }),
  endpoint({
    id: 'admin.fanclub-plans-get',
    method: 'GET',
    path: one,
    failures: [404],
    summary: 'One plan',
    access: readers,
    params: planParams,
    answer: planSchema,
    async handle({ context, params }) {
      const plan = await findPlan(context.domain, params.id);
      return plan ?? ({ ok: false, reason: 'no-such-club-plan' } as const);
    },
  }),
  endpoint({
    id: 'admin.fanclub-plans-update',
    method: 'PATCH',
    path: one,
    failures: [404],
    summary: 'Change a plan; who joined by it keeps paying what they agreed to',
    access: staff,
    params: planParams,
    body: changedPlan,
    answer: planSchema,
    async handle({ context, who, params, body: { price, ...body } }) {
      const changes = { ...body, price: price === undefined ? undefined : clubPrice(price).minor };
      const updated = await updatePlan(context.domain, who, params.id, changes);
      return updated.ok ? updated.plan : updated;
    },
  }),
  endpoint({
    id: 'admin.fanclub-plans-delete',
    method: 'DELETE',
    path: one,
    failures: [404],
    summary: 'Take a plan away; who joined by it stays a member',
    access: staff,
    params: planParams,
    answer: successSchema,
    handle: ({ context, who, params }) => deletePlan(context.domain, who, params.id),
  }),
  ...(
    [
      ['activate', true],
      ['deactivate', false],
    ] as const
  ).map(([verb, isActive]) =>
    endpoint({
      id: `admin.fanclub-plans-${verb}`,
      method: 'PATCH',
      path: `${one}/${verb}`,
      failures: [404],
      summary: isActive ? 'Let a plan be joined by' : 'Let a plan be joined by no more',
      access: staff,
      params: planParams,
      answer: planSchema,
      async handle({ context, who, params }) {
        const set = await setPlanActive(context.domain, who, params.id, isActive);
        return set.ok ? set.plan : set;
      },
    }),
  ),
]);
