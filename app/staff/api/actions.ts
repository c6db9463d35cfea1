import * as z from 'zod';
import { staffActs, staffResources, staffActNames } from '~/domain/staff/acts';
import { actionLog, actionsShownTo } from '~/domain/staff/action-log';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';
import { cursorSchema, limitSchema, pageSchema } from '../../kit/api/paging';
import { actionSchema, presentAction } from '../presenters/action-for-staff';
import { queryOf } from '../resources/list-where.server';

const endpoint = endpointsOf('admin');
const staff = access.staff('actions.read');
const usualPage = 50;

const query = queryOf(actionLog).extend({
  page: pageSchema.default(1),
  take: limitSchema.default(usualPage),
  cursor: cursorSchema.optional(),
});

const resources = staffResources.map((resource) => ({
  resource,
  actions: staffActNames.filter((name) => staffActs[name].resource === resource),
}));

/** The endpoints of the action log. */
export const actionsForStaff = apiSection(268, [
  endpoint({
    id: 'admin.actions-logger',
    method: 'GET',
    path: '/admins/actions-logger',
    summary: 'What staff did, the newest first; of some roles their own acts alone',
    access: staff,
    query,
    answer: z
      .object({
        items: z.array(actionSchema),
        /** Counted up to 10,000. */
        total: z.number().int(),
        isTotalMore: z.boolean(),
        nextCursor: z.string().nullable(),
      })
      .meta({ id: 'StaffActions' }),
    async handle({ context, who, query: { page, take, cursor, ...where } }) {
      const seen = { ...where, ...actionsShownTo(who) };
      const [list, total] = await Promise.all([
        actionLog.readPage(context.domain, {
          where: seen,
          take,
          cursor,
          skip: cursor === undefined ? (page - 1) * take : 0,
        }),
        actionLog.countRows(context.domain.db, seen),
      ]);
      return {
        items: list.items.map(presentAction),
        total: total.count,
        isTotalMore: total.isMore,
        nextCursor: list.nextCursor,
      };
    },
  }),
  endpoint({
    id: 'admin.actions-logger-resources',
    method: 'GET',
    path: '/admins/actions-logger/resources',
    summary: 'The kinds of things that staff act on, each with its acts',
    access: staff,
    answer: z.array(
      z
        .object({ resource: z.string(), actions: z.array(z.string()) })
        .meta({ id: 'StaffResource' }),
    ),
    handle: () => Promise.resolve(resources),
  }),
]);
