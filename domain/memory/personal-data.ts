import type { Knex } from 'knex';
import type { PersonalData } from '../shared/personal-data';

const ofChats = {
  owner: 'chat_id',
  of: { table: 'threads', reads: 'chats', owner: 'user_id', key: 'id' },
  onErasure: 'delete',
} as const;

const remembered = (rows: Knex.QueryBuilder) => void rows.whereNull('forgotten_at');
const forgotten = (rows: Knex.QueryBuilder) => void rows.whereNotNull('forgotten_at');

/** The personal data of this area: what characters remember of conversations. */
export const memoryPersonalData: PersonalData[] = [
  {
    ...ofChats,
    table: 'facts',
    sealed: ['sealed_text', 'sealed_topic', 'sealed_quote'],
    only: remembered,
  },
  { ...ofChats, table: 'facts', only: forgotten, isOmitted: true },
  { ...ofChats, table: 'diary_entries', sealed: ['sealed_text'], only: remembered },
  { ...ofChats, table: 'diary_entries', only: forgotten, isOmitted: true },
  { ...ofChats, table: 'remembered_lines', withheld: ['tokens'], only: remembered },
  { ...ofChats, table: 'remembered_lines', only: forgotten, isOmitted: true },
  { ...ofChats, table: 'chat_preferences' },
  {
    ...ofChats,
    table: 'chat_memories',
    withheld: [
      'attempts',
      'leased_until',
      'due_at',
      'diary_due_at',
      'diary_failures',
      'lines_mark',
    ],
  },
];
