import * as z from 'zod';
import type { AccountsRow, IncidentsRow } from '~/db/rows';
import { defineList, filterBy } from '../shared/lists/define-list';
import type { LeftJoined } from '../shared/reading/left-joined';
import { rankOf, severities } from './severity';
import { wordKinds } from './word-kinds';

/** Languages that incidents are narrowed to: those that the filter knows. */
const languages = ['en', 'de', 'fr', 'es', 'pt'] as const;

/** What the queue shows of an incident, without a word of its evidence. */
export interface IncidentListed
  extends
    Pick<
      IncidentsRow,
      'id' | 'kind' | 'severity' | 'language' | 'flags' | 'begun_at' | 'suspension_asked_by'
    >,
    LeftJoined<Pick<AccountsRow, 'email'>> {
  /** What was found, each category once. */
  categories: string[];
}

/** What staff have yet to decide about, the gravest and then the oldest first. */
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
