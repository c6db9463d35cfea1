import type { Knex } from 'knex';

/** From how many tokens on somebody wants to be asked before they are spent. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table spend_confirmations (
      user_id uuid primary key references users (id),
      from_tokens integer not null check (from_tokens > 0),
      created_at timestamptz not null
    );
    drop function lock_purse(uuid, text[]);
    ${lockPurse({
      told: ', ask_from integer',
      read: `,
             (select one.from_tokens from spend_confirmations one where one.user_id = owner)`,
      into: ', ask_from',
    })}
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop function lock_purse(uuid, text[]);
    ${lockPurse({ told: '', read: '', into: '' })}
    drop table spend_confirmations;
  `);
}

/** The function as migration 0073 has it, and what it tells beside that. */
const lockPurse = ({ told, read, into }: Record<'told' | 'read' | 'into', string>) => `
    create function lock_purse(owner uuid, codes text[])
      returns table (account_id uuid, balance bigint, lots json, accounts json, limits json${told})
      language plpgsql set search_path = public, pg_temp as $$
    begin
      select account.id, account.balance into account_id, balance
        from ledger_accounts account where account.owner_id = owner for update;
      if not found then return; end if;
      select coalesce((select json_agg(json_build_object(
                         'id', lot.id, 'kind', lot.kind, 'size', lot.size,
                         'remaining', lot.remaining, 'reserved', lot.reserved,
                         'paidMinor', lot.paid_minor, 'currency', lot.currency,
                         'endsAt', extract(epoch from lot.ends_at) * 1000,
                         'createdAt', extract(epoch from lot.created_at) * 1000))
                         from token_lots lot
                        where lot.account_id = lock_purse.account_id and not lot.is_spent), '[]'),
             coalesce((select json_object_agg(account.code, account.id)
                         from ledger_accounts account where account.code = any (codes)), '{}'),
             coalesce((select json_agg(json_build_object(
                         'period', one.period, 'tokens', one.tokens,
                         'nextTokens', one.next_tokens,
                         'nextFrom', extract(epoch from one.next_from) * 1000))
                         from spending_limits one where one.user_id = owner), '[]')${read}
        into lots, accounts, limits${into};
      return next;
    end $$;
`;
