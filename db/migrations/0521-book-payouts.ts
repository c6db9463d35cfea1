import type { Knex } from 'knex';
import { addConstraint } from '../change-online';

export const config = { transaction: false };

const codes = (accounts: readonly string[]) => `check (
  case kind
    when 'reserved' then code = 'reserved:' || holder_id
    when 'creator' then code in (${accounts
      .map((account) => `'creator-${account}:' || holder_id || ':' || unit`)
      .join(', ')})
    when 'system' then code !~ '^(reserved|creator-)'
                       and (unit = 'TOKEN' or right(code, 4) = ':' || unit)
    else code is null
  end)`;

const table = 'ledger_accounts';

/** Gives creators an account for what is on its way to them. */
export async function up(knex: Knex): Promise<void> {
  await addConstraint(knex, {
    table,
    name: 'ledger_accounts_code_of_account',
    definition: codes(['held', 'payable', 'payout']),
  });
  await knex.raw(
    'alter table ledger_accounts drop constraint if exists ledger_accounts_code_of_holder',
  );
}

export async function down(knex: Knex): Promise<void> {
  await addConstraint(knex, {
    table,
    name: 'ledger_accounts_code_of_holder',
    definition: codes(['held', 'payable']),
  });
  await knex.raw(
    'alter table ledger_accounts drop constraint if exists ledger_accounts_code_of_account',
  );
}
