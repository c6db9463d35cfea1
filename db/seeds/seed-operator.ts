import type { Knex } from '../connection';

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
