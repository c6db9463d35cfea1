import type { Knex } from '../connection';
import { newId } from '~/domain/shared/ids';

/**
 * The demo's staff: one for everything, and one of another team, who answers appeals of what the first
 * has decided and says the second word to a suspension. They sign in by an e-mailed code. A second
 * factor is asked for and may wait there: whoever only looks around has none. What somebody has set
 * stays.
 */
export async function seedStaff(db: Knex): Promise<void> {
  await db('staff')
    .insert([
      { id: newId(), email: 'admin@example.com', role: 'superAdmin' },
      { id: newId(), email: 'moderator@example.com', role: 'usersManager' },
    ])
    .onConflict('email')
    .ignore();
  await db('settings')
    .insert({ key: 'staff_second_factor_required', value: 'false' })
    .onConflict('key')
    .ignore();
}

/**
 * All browsers of a demo are on one machine and pay with the same test cards, which is what limits
 * against fraud are there for.
 */
const looserLimits = {
  risk_declines_per_account: 1000,
  risk_declines_per_card: 100_000,
  risk_declines_per_device: 1000,
  risk_declines_per_address: 100_000,
  risk_accounts_per_card: 100_000,
};

/** Counts tries to pay in a demo looser; what somebody has set stays. */
export async function seedPaymentLimits(db: Knex): Promise<void> {
  const rows = Object.entries(looserLimits).map(([key, value]) => ({
    key,
    value: JSON.stringify(value),
  }));
  await db('settings').insert(rows).onConflict('key').ignore();
}

/** The demo's operator: nobody real. */
const operator = {
  operator_legal_name: 'Example Company Ltd',
  operator_company_id: '000000',
  operator_address: '1 Example Street, Dublin',
  operator_email: 'support@example.com',
};

/** Says who runs the demo; what somebody has set stays. */
export async function seedOperator(db: Knex): Promise<void> {
  const rows = Object.entries(operator).map(([key, value]) => ({
    key,
    value: JSON.stringify(value),
  }));
  await db('settings').insert(rows).onConflict('key').ignore();
}
