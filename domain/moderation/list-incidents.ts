import * as z from 'zod';
import type { AccountsRow, IncidentsRow } from '~/db/rows';
import { defineList, filterBy } from '../shared/lists/define-list';
import type { LeftJoined } from '../shared/reading/left-joined';
import { rankOf, severities } from './severity';
import { wordKinds } from './word-kinds';

/** The languages by which incidents can be filtered: those of the moderator. */
const languages = ['en', 'de', 'fr', 'es', 'pt'] as const;

/** An incident as shown in the queue, without its evidence. */
export interface IncidentListed
  extends
    Pick<
      IncidentsRow,
      'id' | 'kind' | 'severity' | 'language' | 'flags' | 'begun_at' | 'suspension_asked_by'
    >,
    LeftJoined<Pick<AccountsRow, 'email'>> {
  /** The categories that were found, each once. */
  categories: string[];
}

/** The incidents without a decision, the gravest first, then the oldest. */
export const openIncidents = defineList<IncidentListed>()({
  from: (db) =>
    db('incidents')
      .leftJoin('accounts', 'accounts.id', 'incidents.person_id')
      .whereNull('incidents.decided_at'),
  id: 'incidents.id',
  columns: (db) => [
    'incidents.id',
    'incidents.kind',
    'incidents.severity',
    'incidents.language',
    'incidents.flags',
    'incidents.begun_at',
    'incidents.suspension_asked_by',
    'accounts.email',
    db.raw(`array(
      select distinct category from moderation_flags
       where incident_id = incidents.id order by category) as categories`),
  ],
  filters: {
    severity: filterBy(z.enum(severities), (rows, severity) => {
      void rows.where('incidents.severity', rankOf(severity));
    }),
    kind: filterBy(z.enum(wordKinds), (rows, kind) => {
      void rows.where('incidents.kind', kind);
    }),
    language: filterBy(z.enum(languages), (rows, language) => {
      void rows.where('incidents.language', language);
    }),
  },
  sorts: {
    urgency: [
      { column: 'incidents.severity', type: 'bigint', order: 'desc' },
      { column: 'incidents.begun_at', type: 'timestamptz' },
    ],
  },
  defaultSort: { by: 'urgency', order: 'asc' },
});
