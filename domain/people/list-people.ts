import type { Knex } from 'knex';
import * as z from 'zod';
import type { AccountsRow, PersonFiguresRow } from '~/db/rows';
import { accountStateSchema } from '../account-states/schema';
import { fromAmount, fromDay, startOf, toAmount, toDay } from '../shared/lists/column-filters';
import { defineList, filterBy } from '../shared/lists/define-list';
import { wordsSchema } from '../shared/words/words-schema';
import { accountTypeSchema } from '../viewers/schema';

/** An account with its figures as listed for staff. */
export interface PersonListed
  extends
    Pick<
      AccountsRow,
      'id' | 'email' | 'nick_name' | 'account_type' | 'currency' | 'verified_at' | 'is_test'
    >,
    Pick<
      PersonFiguresRow,
      | 'state'
      | 'joined_at'
      | 'seen_at'
      | 'country'
      | 'spent_minor'
      | 'tokens'
      | 'points'
      | 'premium_until'
    > {}

export const personColumns = [
  'accounts.id',
  'accounts.email',
  'accounts.nick_name',
  'accounts.account_type',
  'accounts.currency',
  'accounts.verified_at',
  'accounts.is_test',
  'person_figures.state',
  'person_figures.joined_at',
  'person_figures.seen_at',
  'person_figures.country',
  'person_figures.spent_minor',
  'person_figures.tokens',
  'person_figures.points',
  'person_figures.premium_until',
] as const;

/** Returns accounts with their figures. */
export const peopleOf = (db: Knex): Knex.QueryBuilder =>
  db('person_figures').join('accounts', 'accounts.id', 'person_figures.user_id');

const listedStates = accountStateSchema.exclude(['deleted']);
const count = z.coerce.number().int().min(0).max(2_000_000_000);
const time = 'timestamptz';

/** The start of an address, or the whole: an index finds both among millions. */
const addressSchema = wordsSchema().trim().toLowerCase().min(1).max(254);

/** The accounts that are not erased, the newest first. */
export const people = defineList<PersonListed>()({
  from: peopleOf,
  id: 'person_figures.user_id',
  columns: personColumns,
  filters: {
    email: filterBy(addressSchema, (rows, text) => {
      void rows.whereRaw(`accounts.email like ?`, [`${startOf(text)}%`]);
    }),
    state: filterBy(listedStates, (rows, state) => {
      void rows.where('person_figures.state', state);
    }),
    plan: filterBy(z.enum(['free', 'premium']), (rows, plan) => {
      void rows.whereRaw(`person_figures.premium_until ${plan === 'premium' ? '>' : '<='} now()`);
    }),
    minTotalSpent: fromAmount('person_figures.spent_minor'),
    maxTotalSpent: toAmount('person_figures.spent_minor'),
    minTokens: filterBy(count, (rows, from) => {
      void rows.where('person_figures.tokens', '>=', from);
    }),
    minPoints: filterBy(count, (rows, from) => {
      void rows.where('person_figures.points', '>=', from);
    }),
    country: filterBy(
      z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z]{2}$/),
      (rows, country) => {
        void rows.where('person_figures.country', country);
      },
    ),
    joinedFrom: fromDay('person_figures.joined_at'),
    joinedTo: toDay('person_figures.joined_at'),
    seenFrom: fromDay('person_figures.seen_at'),
    seenTo: toDay('person_figures.seen_at'),
    version: filterBy(z.enum(['old', 'new']), (rows, version) => {
      const sign = version === 'new' ? '>=' : '<';
      void rows.whereRaw(`person_figures.seen_at ${sign} app_released_at()`);
    }),
    type: filterBy(accountTypeSchema, (rows, type) => {
      void rows.where('accounts.account_type', type);
    }),
  },
  sorts: {
    joined: [{ column: 'person_figures.joined_at', type: time }],
    seen: [{ column: 'person_figures.seen_at', type: time }],
    spent: [{ column: 'person_figures.spent_minor', type: 'bigint' }],
    tokens: [{ column: 'person_figures.tokens', type: 'bigint' }],
    points: [{ column: 'person_figures.points', type: 'bigint' }],
    plan: [{ column: 'person_figures.premium_until', type: time }],
  },
  defaultSort: { by: 'joined', order: 'desc' },
});
