import type * as z from 'zod';
import type { Words } from '../staff/resources/words.server';
import type { listedCaseSchema } from './presenters/cases-for-staff';

type Listed = z.output<typeof listedCaseSchema>;

/** The columns that the lists of cases and of reports share. */
export const caseColumns = {
  reference: {
    cell: ({ reference }: Listed) => ({ text: reference, isCode: true }),
    priority: 2,
  },
  state: {
    cell: ({ status }: Listed, words: Words) => ({
      text: words(`cases.state.${status}`),
      tone: status === 'resolved' ? ('ok' as const) : ('gold' as const),
    }),
  },
  person: { cell: ({ email }: Listed) => email, priority: 3 },
  dueOn: { cell: ({ dueOn }: Listed) => dueOn },
  openedAt: { cell: ({ openedAt }: Listed) => openedAt, sort: 'createdAt', priority: 2 },
} as const;
