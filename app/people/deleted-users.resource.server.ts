import type * as z from 'zod';
import { restorePerson } from '~/domain/people/delete-person';
import { deletedPeople, findDeleted } from '~/domain/people/list-deleted';
import { stamp, stampSchema } from '../staff/presenters/stamp';
import { defineResource } from '../staff/resources/resource.server';
import type { CellShown } from '../staff/resources/shown';
import type { Words } from '../staff/resources/words.server';
import { deletedPersonSchema, presentDeleted } from './presenters/person-for-staff';

const rowSchema = deletedPersonSchema.omit({ _id: true }).extend({
  requestedAt: stampSchema,
  erasureDueAt: stampSchema,
  erasedAt: stampSchema.nullable(),
});
type Row = z.output<typeof rowSchema>;

const present = (...given: Parameters<typeof presentDeleted>): Row => {
  const { requestedAt, erasureDueAt, erasedAt, ...row } = presentDeleted(...given);
  return {
    ...row,
    requestedAt: stamp(requestedAt),
    erasureDueAt: stamp(erasureDueAt),
    erasedAt: erasedAt && stamp(erasedAt),
  };
};

const stateCell = ({ canRestore, erasedAt }: Row, words: Words): CellShown => {
  if (canRestore) return { text: words('deleted-users.stage.restorable'), tone: 'gold' };
  return erasedAt === null
    ? { text: words('deleted-users.erasing'), tone: 'amber' }
    : { text: words('deleted-users.stage.erased'), tone: 'quiet' };
};

/** The accounts that close or were erased, the soonest erasure first. */
export const deletedUsers = defineResource({
  name: 'deleted-users',
  kind: 'user',
  permission: 'users.read',
  nav: { group: 'people', icon: 'trash-2', isSecondary: true },
  list: deletedPeople,
  search: 'q',
  row: { schema: rowSchema, present },
  idOf: ({ id }) => id,
  columns: {
    person: { cell: ({ email, id }) => email ?? { text: id, isCode: true } },
    state: { cell: stateCell },
    by: { cell: ({ deletedBy }, words) => words(`deleted-users.by.${deletedBy}`) },
    requested: { cell: ({ requestedAt }) => requestedAt, sort: 'requested', priority: 2 },
    due: { cell: ({ erasureDueAt }) => erasureDueAt, sort: 'due' },
  },
  detail: {
    async read({ context, words }, id) {
      const found = await findDeleted(context.domain, id);
      if (!found) return null;
      const row = present(found);
      return {
        title: row.email ?? row.id,
        states: [stateCell(row, words)],
        ...(!row.canRestore && {
          notices: [{ kind: 'info' as const, text: words('deleted-users.too-late') }],
        }),
        facts: [
          { label: words('users.number'), value: { text: row.id, isCode: true } },
          {
            label: words('deleted-users.columns.by'),
            value: words(`deleted-users.by.${row.deletedBy}`),
          },
          { label: words('deleted-users.columns.requested'), value: row.requestedAt },
          { label: words('deleted-users.columns.due'), value: row.erasureDueAt },
          { label: words('deleted-users.erased'), value: row.erasedAt },
          {
            label: words('deleted-users.fields.hash'),
            value: row.addressHash && { text: row.addressHash, isCode: true },
          },
        ],
        offers: row.canRestore ? ['restore'] : [],
      };
    },
  },
  acts: {
    restore: {
      act: 'user.restore',
      reason: 'optional',
      run: ({ context, by }, id) => restorePerson(context.domain, by, id),
    },
  },
});
