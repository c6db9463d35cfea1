import type { Knex } from 'knex';

/**
 * A person's tokens lie in lots, which say where they came from and what was paid for them. What
 * people have is one granted lot each. Processes of the release before this one know of no lots:
 * where a balance changes without its version, the lots follow.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table token_lots (
      id uuid primary key,
      account_id uuid not null references ledger_accounts (id),
      kind text not null check (kind in ('allowance', 'granted', 'bought')),
      size bigint not null check (size > 0),
      -- What can be spent, and what is held for something; the rest has been used.
      remaining bigint not null check (remaining >= 0),
      reserved bigint not null default 0 check (reserved >= 0),
      -- Of its order's reversals: what could be taken back, and what had been spent by then.
      taken bigint not null default 0 check (taken >= 0),
      short bigint not null default 0 check (short >= 0),
      -- Paid for all of it, net of tax, in minor units.
      paid_minor bigint not null default 0 check (paid_minor >= 0),
      currency text check (currency ~ '^[A-Z]{3}$'),
      order_id uuid,
      -- What brought it; null for what people had before lots were kept.
      transfer_id uuid references ledger_transfers (id),
      ends_at timestamptz,
      created_at timestamptz not null,
      -- In an index, unlike what remains, so that a spend that leaves something changes none.
      is_spent boolean not null generated always as (remaining = 0) stored,
      check (remaining + reserved + taken <= size),
      check (remaining + taken + short <= size),
      check ((kind = 'bought') = (currency is not null)),
      check (kind = 'bought' or paid_minor = 0)
    ) with (fillfactor = 80);
    create index token_lots_open on token_lots (account_id) where not is_spent;
    create index token_lots_ending on token_lots (ends_at) where not is_spent and ends_at is not null;
    create index token_lots_order on token_lots (order_id) where order_id is not null;
    create index token_lots_transfer on token_lots (transfer_id) where transfer_id is not null;
    revoke update, delete, truncate on token_lots from nocturne_app;
    grant update (remaining, reserved, taken, short) on token_lots to nocturne_app;

    create table token_lot_uses (
      transfer_id uuid not null references ledger_transfers (id),
      lot_id uuid not null references token_lots (id),
      kind text not null check (kind in ('spend', 'give-back', 'take-back', 'return', 'end')),
      -- Taken out of the lot; negative when they came back.
      tokens bigint not null,
      cost_minor bigint not null,
      -- What was to be taken back and had been spent.
      short bigint not null default 0,
      -- Whose share of the cost was booked, or taken back (negative).
      creator_id uuid,
      share_minor bigint not null default 0,
      unique nulls not distinct (transfer_id, lot_id, kind, creator_id),
      check (tokens <> 0 or share_minor <> 0 or short <> 0),
      check (creator_id is not null or share_minor = 0)
    );
    create index token_lot_uses_lot on token_lot_uses (lot_id);
    create trigger token_lot_uses_append_only before update or delete or truncate
      on token_lot_uses for each statement execute function refuse_ledger_change();
    revoke update, delete, truncate on token_lot_uses from nocturne_app;

    insert into token_lots (id, account_id, kind, size, remaining, created_at)
      select gen_random_uuid(), id, 'granted', balance, balance, now()
        from ledger_accounts where balance > 0;

    create function follow_balance() returns trigger language plpgsql
      set search_path = public, pg_temp as $$
    declare
      moved uuid;
      due bigint := old.balance - new.balance;
      lot record;
    begin
      select transfer_id into moved from ledger_entries
       where account_id = new.id order by id desc limit 1;
      if due < 0 then
        insert into token_lots (id, account_id, kind, size, remaining, transfer_id, created_at)
          values (gen_random_uuid(), new.id, 'granted', -due, -due, moved, now());
        return null;
      end if;
      for lot in
        select id, least(remaining, due) as tokens, remaining from token_lots
         where account_id = new.id and not is_spent and kind <> 'bought'
         order by kind, ends_at, created_at, id
      loop
        exit when due = 0;
        lot.tokens := least(lot.remaining, due);
        update token_lots set remaining = remaining - lot.tokens where id = lot.id;
        insert into token_lot_uses (transfer_id, lot_id, kind, tokens, cost_minor)
          values (moved, lot.id, 'spend', lot.tokens, 0);
        due := due - lot.tokens;
      end loop;
      if due > 0 then
        raise exception 'bought tokens are spent by their lots only'
          using errcode = 'restrict_violation';
      end if;
      return null;
    end $$;
    create trigger ledger_accounts_lots_follow after update of balance on ledger_accounts
      for each row when (new.version = old.version and new.balance <> old.balance)
      execute function follow_balance();

    -- Locks a person's account, and then reads what lies in it, their limits and the accounts of
    -- these codes: by a statement of its own, which sees what was committed while the lock was
    -- waited for.
    create function lock_purse(owner uuid, codes text[])
      returns table (account_id uuid, balance bigint, lots json, accounts json, limits json)
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
                         from spending_limits one where one.user_id = owner), '[]')
        into lots, accounts, limits;
      return next;
    end $$;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop function lock_purse(uuid, text[]);
    drop trigger ledger_accounts_lots_follow on ledger_accounts;
    drop function follow_balance();
    drop table token_lot_uses, token_lots;
  `);
}
