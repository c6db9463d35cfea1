import type { Knex } from 'knex';
import * as z from 'zod';
import { idSchema } from '../shared/ids';
import { startOf } from '../shared/lists/column-filters';
import { filterBy } from '../shared/lists/define-list';
import { wordsSchema } from '../shared/words/words-schema';

const text = wordsSchema().trim().min(1).max(254);
const flag = z.enum(['true', 'false']);

/** Returns a filter by the start of a text, in any case. */
const startsWith = (column: string) =>
  filterBy(text, (rows, start) => {
    void rows.whereRaw(`lower(${column}) like ?`, [`${startOf(start.toLowerCase())}%`]);
  });

/** Returns a filter by one of the values of a list. */
const holds = (column: string) =>
  filterBy(text, (rows, value) => {
    void rows.whereRaw(`${column} @> array[?]::text[]`, [value]);
  });

/** Returns a filter by an attribute of the looks. */
const looks = (column: string, type: string) =>
  filterBy(text, (rows, value) => {
    void rows.whereRaw(`${column} ->> ? = ?`, [type, value]);
  });

/** Returns a filter by a state, which also takes it with the prefix of the contract. */
const state = (column: string, prefix: string, values: readonly [string, ...string[]]) =>
  filterBy(
    z
      .string()
      .transform((value) => (value.startsWith(prefix) ? value.slice(prefix.length) : value))
      .pipe(z.enum(values)),
    (rows, value) => {
      void rows.where(column, value);
    },
  );

/** Returns a filter by whether a condition holds. */
const whether = (condition: string) =>
  filterBy(flag, (rows: Knex.QueryBuilder, value) => {
    void rows.whereRaw(value === 'true' ? condition : `(${condition}) is not true`);
  });

/** Returns the filters of the contract by the state of a model, whose table has this name. */
export const stateFilters = (of: string) => ({
  displayName: startsWith(`${of}.display_name`),
  managedBy: filterBy(idSchema, (rows, id) => {
    void rows.where(`${of}.manager_id`, id);
  }),
  managerEmail: startsWith(`${of}.manager_email`),
  currentLocation: startsWith(`${of}.current_location`),
  gender: filterBy(
    z
      .string()
      .toLowerCase()
      .pipe(z.enum(['female', 'male', 'trans'])),
    (rows, value) => {
      void rows.where(`${of}.gender`, value);
    },
  ),
  personality: holds(`${of}.personality`),
  bodyType: looks(`${of}.attributes`, 'BodyType'),
  waistSize: looks(`${of}.attributes`, 'WaistSize'),
  breastSize: looks(`${of}.attributes`, 'BreastSize'),
  buttSize: looks(`${of}.attributes`, 'ButtSize'),
  tags: holds(`${of}.tags`),
  approved: whether(`${of}.approval_status = 'approved'`),
  photoVerified: whether(`${of}.photo_status = 'approved'`),
  completedOnboarding: whether(`${of}.submitted_at is not null`),
  aiTwinGenerationStatus: state(`${of}.twin_status`, 'ai_twin_', [
    'pending',
    'in_progress',
    'completed',
    'failed',
  ]),
  adminVerificationStatus: state(`${of}.approval_status`, 'admin_approval_', [
    'pending',
    'approved',
    'rejected',
  ]),
  photoVerificationStatus: state(`${of}.photo_status`, 'photo_verification_', [
    'pending',
    'approved',
    'rejected',
  ]),
  kycStatus: state(`${of}.kyc_status`, 'kyc_', [
    'not_started',
    'in_progress',
    'approved',
    'rejected',
  ]),
});

export { startsWith };
