import * as z from 'zod';
import { changePerson, choosePersonState } from '~/domain/people/change-person';
import { createPerson } from '~/domain/people/create-person';
import { deletePerson, restorePerson } from '~/domain/people/delete-person';
import { findPerson } from '~/domain/people/find-person';
import { deletedPeople, hashDeletedAddress } from '~/domain/people/list-deleted';
import { people } from '~/domain/people/list-people';
import { nickNameSchema } from '~/domain/profile/schema';
import { isoTime } from '~/domain/shared/codecs';
import { idSchema } from '~/domain/shared/ids';
import { emailSchema } from '~/domain/shared/words/email';
import { wordsSchema } from '~/domain/shared/words/words-schema';
import { accountTypeSchema } from '~/domain/viewers/schema';
import { writtenLocales } from '~/locales/written-locales';
import { access } from '../kit/api/access';
import { apiSection, endpointsOf } from '../kit/api/endpoint';
import { cursorSchema, limitSchema, pageSchema } from '../kit/api/paging';
import { successSchema } from '../kit/api/success';
import type { RequestContext } from '../kit/http/context/request-context';
import { queryOf } from '../staff/resources/list-where.server';
import { seenOf, versionSchema } from '../staff/version';
import {
  deletedPersonSchema,
  personSchema,
  presentDeleted,
  presentPerson,
} from './presenters/person-for-staff';

const endpoint = endpointsOf('admin');
const readers = access.staff('users.read');
const managers = access.staff('users.manage');
const params = z.object({ id: idSchema });
const usualPage = 50;
const paging = {
  page: pageSchema.default(1),
  take: limitSchema.default(usualPage),
  cursor: cursorSchema.optional(),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
};
const skipOf = ({
  page,
  take,
  cursor,
}: {
  page: number;
  take: number;
  cursor?: string | undefined;
}) => (cursor === undefined ? (page - 1) * take : 0);

const newPerson = z
  .object({
    email: emailSchema,
    accountType: accountTypeSchema.default('User'),
    locale: z.enum(writtenLocales).default('en-GB'),
  })
  .meta({ id: 'createUserByAdminDto' });
const reason = wordsSchema().regex(/\S/, 'reason is required').max(1000);
const changedPerson = z
  .object({
    nickName: nickNameSchema,
    accountType: accountTypeSchema,
    isTest: z.boolean(),
    state: z.enum(['active', 'warned', 'suspended', 'terminated']),
    reason,
    version: versionSchema,
  })
  .partial()
  .meta({ id: 'updateUserByAdminDto' });

async function readPerson({ domain }: RequestContext, id: string) {
  const person = await findPerson(domain, id);
  if (!person) return { ok: false, reason: 'not-found' } as const;
  return presentPerson(person, domain.now());
}

/** The endpoints of people for staff. */
export const peopleForStaff = apiSection(257, [
  endpoint({
    id: 'admin.users-list',
    method: 'GET',
    path: '/admins/users',
    summary: 'People with their figures, the newest first',
    access: readers,
    query: queryOf(people).extend({
      ...paging,
      sortBy: z.enum(['joined', 'seen', 'spent', 'tokens', 'points', 'plan']).default('joined'),
    }),
    answer: z.object({
      items: z.array(personSchema),
      /** Counted up to 10,000. */
      total: z.number().int(),
      isTotalMore: z.boolean(),
      nextCursor: z.string().nullable(),
    }),
    async handle({ context: { domain }, query }) {
      const { page, take, cursor, sortBy, sortOrder, ...where } = query;
      const sort = { by: sortBy, order: sortOrder };
      const [list, total] = await Promise.all([
        people.readPage(domain, {
          where,
          sort,
          take,
          cursor,
          skip: skipOf({ page, take, cursor }),
        }),
        people.countRows(domain.db, where),
      ]);
      return {
        items: list.items.map((row) => presentPerson(row, domain.now())),
        total: total.count,
        isTotalMore: total.isMore,
        nextCursor: list.nextCursor,
      };
    },
  }),
  endpoint({
    id: 'admin.users-create',
    method: 'POST',
    path: '/admins/users',
    summary: 'Create an account; its owner proves the address by the link that is mailed to them',
    access: managers,
    status: 201,
    idempotent: true,
    failures: [409],
    body: newPerson,
    answer: personSchema,
    async handle({ context, who, body }) {
      const created = await createPerson(context.domain, who, body);
      return created.ok ? readPerson(context, created.id) : created;
    },
  }),
  endpoint({
    id: 'admin.users-subscriptions',
    method: 'GET',
    path: '/admins/users/subscriptions',
    summary: 'People with a subscription, the one that lasts longest first',
    access: readers,
    query: z.object({ page: paging.page, take: paging.take, cursor: paging.cursor }),
    answer: z.object({
      items: z.array(
        z.object({ user: personSchema, expirationDate: isoTime }).meta({ id: 'StaffSubscription' }),
      ),
      total: z.number().int(),
      nextCursor: z.string().nullable(),
    }),
    async handle({ context: { domain }, query }) {
      const where = { plan: 'premium' } as const;
      const sort = { by: 'plan', order: 'desc' } as const;
      const window = { ...query, skip: skipOf(query) };
      const [list, total] = await Promise.all([
        people.readPage(domain, { where, sort, ...window }),
        people.countRows(domain.db, where),
      ]);
      const items = list.items.map((row) => ({
        user: presentPerson(row, domain.now()),
        expirationDate: row.premium_until,
      }));
      return { items, total: total.count, nextCursor: list.nextCursor };
    },
  }),
  endpoint({
    id: 'admin.users-get',
    method: 'GET',
    path: '/admins/users/{id}',
    summary: 'One person',
    access: readers,
    failures: [404],
    params,
    answer: personSchema,
    handle: ({ context, params: { id } }) => readPerson(context, id),
  }),
  endpoint({
    id: 'admin.users-update',
    method: 'PUT',
    path: '/admins/users/{id}',
    summary: 'Change a person’s name, type or state; a state needs a reason',
    access: managers,
    failures: [404, 409, 422],
    params,
    body: changedPerson.refine(({ state, reason: why }) => !state || why, 'reason is required'),
    answer: personSchema,
    async handle({ context, who, params: { id }, body }) {
      const { state, version, reason: why, ...changes } = body;
      const by = { ...who, reason: why };
      const seen = seenOf(version);
      if (state) {
        const chosen = await choosePersonState(context.domain, { ...by, ...seen }, { id, state });
        if (!chosen.ok) return chosen;
      }
      const rest = state ? by : { ...by, ...seen };
      const changed = await changePerson(context.domain, rest, { id, ...changes });
      return changed.ok ? readPerson(context, id) : changed;
    },
  }),
  endpoint({
    id: 'admin.users-delete',
    method: 'DELETE',
    path: '/admins/users/{id}',
    summary: 'Close an account; it is erased after a notice period, until which it can be restored',
    access: managers,
    failures: [404],
    params,
    answer: successSchema,
    handle: ({ context, who, params: { id } }) => deletePerson(context.domain, who, id),
  }),
  endpoint({
    id: 'admin.users-restore',
    method: 'POST',
    path: '/admins/users/{id}/restore',
    summary: 'Restore a closing account, until its erasure begins',
    access: managers,
    failures: [404, 409, 422],
    idempotent: true,
    params,
    answer: successSchema,
    handle: ({ context, who, params: { id } }) => restorePerson(context.domain, who, id),
  }),
  endpoint({
    id: 'admin.deleted-users',
    method: 'GET',
    path: '/admins/deleted-users',
    summary: 'Accounts that close or were erased; an address finds an erased one as well',
    access: readers,
    query: z.object({
      ...paging,
      sortOrder: z.enum(['asc', 'desc']).default('asc'),
      sortBy: z.enum(['due', 'requested']).default('due'),
      q: deletedPeople.filters.q.schema.optional(),
    }),
    answer: z.object({
      items: z.array(deletedPersonSchema),
      total: z.number().int(),
      nextCursor: z.string().nullable(),
    }),
    async handle({ context: { domain }, query: { q, sortBy, sortOrder, ...paged } }) {
      const sort = { by: sortBy, order: sortOrder };
      const window = { ...paged, skip: skipOf(paged) };
      const read = async (where: { q?: string | undefined; hash?: string }) => {
        const [list, total] = await Promise.all([
          deletedPeople.readPage(domain, { where, sort, ...window }),
          deletedPeople.countRows(domain.db, where),
        ]);
        return {
          items: list.items.map(presentDeleted),
          total: total.count,
          nextCursor: list.nextCursor,
        };
      };
      const found = await read({ q });
      const isAddress = q?.includes('@') === true;
      return found.total === 0 && isAddress ? read({ hash: hashDeletedAddress(domain, q) }) : found;
    },
  }),
]);
