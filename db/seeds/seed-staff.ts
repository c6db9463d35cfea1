import type { Knex } from '../connection';
import { newId } from '~/domain/shared/ids';

/**
 * Creates the demo's staff: one member with all rights, and one of another team who decides appeals
 * against the first one's decisions and gives the second approval for a suspension. They sign in with
 * an e-mailed code. The second factor is optional in the demo, so that a visitor can look around
 * without one. An existing setting is left unchanged.
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
 * Looser limits against fraud. All browsers of a demo run on one machine and pay with the same test
 * cards, which the usual limits would block.
 */
const looserLimits = {
  risk_declines_per_account: 1000,
  risk_declines_per_card: 100_000,
  risk_declines_per_device: 1000,
  risk_declines_per_address: 100_000,
  risk_accounts_per_card: 100_000,
};

/** Stores the looser payment limits of a demo. An existing setting is left unchanged. */
export async function seedPaymentLimits(db: Knex): Promise<void> {
  const rows = Object.entries(looserLimits).map(([key, value]) => ({
    key,
    value: JSON.stringify(value),
  }));
  await db('settings').insert(rows).onConflict('key').ignore();
}

/** The demo's operator: a fictitious company. */
const operator = {
  operator_legal_name: 'Example Company Ltd',
  operator_company_id: '000000',
  operator_address: '1 Example Street, Dublin',
  operator_email: 'support@example.com',
};

/** Stores the operator of the demo. An existing setting is left unchanged. */
export async function seedOperator(db: Knex): Promise<void> {
  const rows = Object.entries(operator).map(([key, value]) => ({
    key,
    value: JSON.stringify(value),
  }));
  await db('settings').insert(rows).onConflict('key').ignore();
}
