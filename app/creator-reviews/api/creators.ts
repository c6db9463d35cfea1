import * as z from 'zod';
import { creatorsForStaff, findCreatorForStaff } from '~/domain/creator-reviews/list-creators';
import { removeCreatorByStaff } from '~/domain/creator-reviews/remove-by-staff';
import { idSchema } from '~/domain/shared/ids';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';
import { cursorSchema, limitSchema, pageSchema } from '../../kit/api/paging';
import { successSchema } from '../../kit/api/success';
import { queryOf } from '../../staff/resources/list-where.server';
import { creatorForStaffSchema, presentCreatorForStaff } from '../presenters/models-for-staff';

const endpoint = endpointsOf('admin');
const params = z.object({ id: idSchema });
const usualPage = 50;

export const creatorsForStaffCalls = apiSection(272, [
  endpoint({
    id: 'admin.creators-list',
    method: 'GET',
    path: '/admins/creators',
    summary: 'Creators and managers with their steps, by every filter, the newest first',
    access: access.staff('creators.read'),
    query: queryOf(creatorsForStaff).extend({
      page: pageSchema.default(1),
      take: limitSchema.default(usualPage),
      cursor: cursorSchema.optional(),
      sortOrder: z.enum(['asc', 'desc']).default('desc'),
    }),
    answer: z.object({
      items: z.array(creatorForStaffSchema),
      total: z.number().int(),
      isTotalMore: z.boolean(),
      nextCursor: z.string().nullable(),
    }),
    async handle({ context: { domain }, query }) {
      const { page, take, cursor, sortOrder, ...where } = query;
      const skip = cursor === undefined ? (page - 1) * take : 0;
      const sort = { by: 'joined' as const, order: sortOrder };
      const [list, total] = await Promise.all([
        creatorsForStaff.readPage(domain, { where, sort, take, cursor, skip }),
        creatorsForStaff.countRows(domain.db, where),
      ]);
      return {
        items: list.items.map(presentCreatorForStaff),
        total: total.count,
        isTotalMore: total.isMore,
        nextCursor: list.nextCursor,
      };
    },
  }),
  endpoint({
    id: 'admin.creators-get',
    method: 'GET',
    path: '/admins/creators/{id}',
    summary: 'One creator or manager',
    access: access.staff('creators.read'),
    failures: [404],
    params,
    answer: creatorForStaffSchema,
    async handle({ context, params: { id } }) {
      const creator = await findCreatorForStaff(context.domain, id);
      return creator
        ? presentCreatorForStaff(creator)
        : ({ ok: false, reason: 'not-found' } as const);
    },
  }),
  endpoint({
    id: 'admin.creators-delete',
    method: 'DELETE',
    path: '/admins/creators/{id}',
    summary:
      'End a person’s role as a creator; refused while they have a live model or models to manage',
    access: access.staff('creators.decide'),
    failures: [404, 409],
    params,
    answer: successSchema,
    handle: ({ context, who, params: { id } }) => removeCreatorByStaff(context.domain, who, id),
  }),
]);
