import { approveMethod, openMethod, rejectMethod } from '~/domain/payouts/methods/approve-method';
import { findListedMethod, payoutMethodList } from '~/domain/payouts/methods/list-methods';
import { personCell, personLinks } from '../payments/presenters/money-cells';
import { defineResource } from '../staff/resources/resource.server';
import type { CellShown, Tone } from '../staff/resources/shown';
import type { Words } from '../staff/resources/words.server';
import {
  destinationText,
  methodRowSchema,
  presentMethodRow,
  type MethodRow,
} from './presenters/payouts-for-staff';

const tones = { pending: 'gold', approved: 'ok', rejected: 'quiet' } as const;
const nameTones: Record<MethodRow['nameCheck'], Tone> = {
  matches: 'ok',
  differs: 'danger',
  none: 'amber',
};

const statusCell = ({ approvalStatus }: MethodRow, words: Words): CellShown => ({
  text: words(`payout-methods.approvalStatus.${approvalStatus}`),
  tone: tones[approvalStatus],
});
const nameCell = ({ nameCheck }: MethodRow, words: Words): CellShown => ({
  text: words(`payout-methods.nameCheck.${nameCheck}`),
  tone: nameTones[nameCheck],
});

/** The payout methods of people who earn. Numbers are sealed; opening one is logged. */
export const payoutMethods = defineResource({
  name: 'payout-methods',
  kind: 'payout-method',
  permission: 'payouts.read',
  nav: { group: 'money', icon: 'credit-card' },
  list: payoutMethodList,
  search: 'search',
  waits: 'approvalStatus=pending',
  views: {
    waiting: { query: 'approvalStatus=pending' },
    approved: { query: 'approvalStatus=approved' },
    rejected: { query: 'approvalStatus=rejected' },
  },
  row: { schema: methodRowSchema, present: presentMethodRow },
  idOf: ({ id }) => id,
  columns: {
    person: { cell: personCell },
    kind: {
      cell: ({ type, network, country, endsWith }, words) => ({
        text: destinationText({ kind: type, network, endsWith }, words),
        ...(country !== null && { about: country }),
      }),
    },
    nameCheck: { cell: nameCell, priority: 2 },
    status: { cell: statusCell },
    changedAt: { cell: ({ changedAt }) => changedAt, sort: 'changedAt', priority: 2 },
  },
  detail: {
    async read({ context, staff, words }, id) {
      const found = await findListedMethod(context.domain, id);
      if (!found) return null;
      const row = presentMethodRow(found);
      const phrase = (key: string) => words(`payout-methods.${key}`);
      const { approvalStatus } = row;
      return {
        title: destinationText({ ...row, kind: row.type }, words),
        states: [statusCell(row, words)],
        notices:
          row.nameCheck === 'matches'
            ? []
            : [{ kind: 'info', text: phrase(`nameAdvice.${row.nameCheck}`) }],
        facts: [
          { label: phrase('columns.person'), value: personCell(row) },
          { label: phrase('fields.country'), value: row.country },
          { label: phrase('columns.nameCheck'), value: nameCell(row, words) },
          { label: phrase('name'), value: row.name || null },
          { label: phrase('rejectionReason'), value: row.rejectionReason },
          { label: phrase('columns.changedAt'), value: row.changedAt },
          { label: phrase('createdAt'), value: row.createdAt },
        ],
        links: [
          { to: `/admin/payouts?userId=${row.userId}`, label: phrase('payouts') },
          ...personLinks(staff.role, row.userId, words),
        ],
        offers: [
          ...(approvalStatus === 'approved' ? [] : ['approve']),
          ...(approvalStatus === 'rejected' ? [] : ['reject']),
        ],
      };
    },
    opens: 'payout-method.open',
    async open({ context, by, words }, methodId) {
      const opened = await openMethod(context.domain, { methodId, by });
      if (!opened.ok) return opened;
      const lines = Object.entries(opened.to)
        .filter(([name, value]) => name !== 'kind' && typeof value === 'string' && value !== '')
        .map(([name, value]) => ({ text: String(value), about: name, isCode: true }));
      return { ok: true, sections: [{ title: words('payout-methods.details'), lines }] };
    },
  },
  acts: {
    approve: {
      act: 'payout-method.approve',
      key: 'A',
      run: ({ context, by }, methodId) => approveMethod(context.domain, { methodId, by }),
    },
    reject: {
      act: 'payout-method.reject',
      key: 'R',
      reason: 'required',
      run: ({ context, by }, methodId) =>
        rejectMethod(context.domain, { methodId, by, reason: by.reason ?? '' }),
    },
  },
});
