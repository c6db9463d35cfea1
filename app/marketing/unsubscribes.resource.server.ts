import * as z from 'zod';
import {
  addUnsubscribe,
  endUnsubscribe,
  showUnsubscribedAddress,
} from '~/domain/marketing/change-unsubscribes';
import {
  findUnsubscribe,
  unsubscribes as unsubscribeList,
} from '~/domain/marketing/list-unsubscribes';
import { isPermitted } from '~/domain/staff/permissions';
import { unsubscribeCauseSchema } from '~/domain/unsubscribes/schema';
import { emailSchema } from '~/domain/shared/words/email';
import { stamp, stampSchema } from '../staff/presenters/stamp';
import { offer } from '../staff/resources/define-resource.server';
import { defineResource } from '../staff/resources/resource.server';
import type { CellShown } from '../staff/resources/shown';
import type { Words } from '../staff/resources/words.server';
import { presentUnsubscribe, unsubscribeSchema } from './unsubscribe-for-staff';

const rowSchema = unsubscribeSchema.omit({ _id: true }).extend({ createdAt: stampSchema });
type Row = z.output<typeof rowSchema>;

const present = (...given: Parameters<typeof presentUnsubscribe>): Row => {
  const { createdAt, ...row } = presentUnsubscribe(...given);
  return { ...row, createdAt: stamp(createdAt) };
};

const tones = { link: 'info', staff: 'info', complaint: 'danger' } as const;
const howCell = ({ how }: Row, words: Words): CellShown => ({
  text: words(`unsubscribes.how.${how}`),
  tone: tones[how],
});
const removedCell = ({ isRemoved }: Row, words: Words): CellShown =>
  isRemoved
    ? { text: words('unsubscribes.removed'), tone: 'ok' }
    : { text: words('unsubscribes.waits'), tone: 'amber' };
const addressOf = ({ address }: Row, words: Words) => address ?? words('unsubscribes.erased');

/** The addresses that get no promotional mail. */
export const unsubscribes = defineResource({
  name: 'unsubscribes',
  kind: 'unsubscribe',
  permission: 'unsubscribes.manage',
  nav: { group: 'growth', icon: 'mail' },
  list: unsubscribeList,
  search: 'address',
  row: { schema: rowSchema, present },
  idOf: ({ id }) => id,
  columns: {
    address: { cell: addressOf },
    since: { cell: ({ createdAt }) => createdAt, sort: 'since' },
    how: { cell: howCell },
    removed: { cell: removedCell, priority: 2 },
  },
  detail: {
    async read({ context, staff, words }, id) {
      const found = await findUnsubscribe(context.domain, id);
      if (!found) return null;
      const row = present(found);
      return {
        title: addressOf(row, words),
        states: [howCell(row, words)],
        ...(row.how === 'complaint' && {
          notices: [{ kind: 'info' as const, text: words('unsubscribes.only-they') }],
        }),
        facts: [
          { label: words('unsubscribes.columns.since'), value: row.createdAt },
          { label: words('unsubscribes.columns.removed'), value: removedCell(row, words) },
        ],
        links:
          row.userId !== null && isPermitted(staff.role, 'users.read')
            ? [{ to: `/admin/users/${row.userId}`, label: words('unsubscribes.user') }]
            : [],
        offers: row.how === 'complaint' ? [] : ['end'],
      };
    },
    opens: 'unsubscribe.show-address',
    opensWithReason: true,
    async open({ context, by, words }, id) {
      const opened = await showUnsubscribedAddress(context.domain, by, id);
      if (!opened.ok) return opened;
      const title = words('unsubscribes.columns.address');
      return { ok: true, sections: [{ title, lines: [{ text: opened.email, isCode: true }] }] };
    },
  },
  acts: {
    end: {
      act: 'unsubscribe.end',
      reason: 'required',
      run: ({ context, by }, id) => endUnsubscribe(context.domain, by, id),
    },
  },
  create: offer({
    act: 'unsubscribe.add',
    reason: 'optional',
    input: z.object({ address: emailSchema, how: unsubscribeCauseSchema.exclude(['link']) }),
    run: ({ context, by }, id, { address, how }) =>
      addUnsubscribe(context.domain, by, { id, email: address, how }),
  }),
});
