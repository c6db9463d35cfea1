import type { Knex } from 'knex';

/** The ledger of tokens and money, lots, reservations and what people let themselves spend. */
export async function createWallet(knex: Knex): Promise<void> {
  await knex.raw(`
    create table ledger_accounts (
      id uuid primary key,
      kind text not null,
      owner_id uuid unique,
      code text unique,
      balance bigint check (balance >= 0),
      version integer not null default 0,
      created_at timestamptz not null default now(),
      -- It keeps money beside tokens: an account has a unit, and a transfer's legs sum to zero in each.
      unit text not null default 'TOKEN' check (unit ~ '^(TOKEN|[A-Z]{3})$'),
      -- A person has one purse (owner_id) and may have further accounts (holder_id).
      holder_id uuid,
      -- Only a person's account caches its balance: a system account would be a hot row.
      check (kind <> 'person' or (owner_id is not null and balance is not null)),
      check (kind in ('person', 'reserved', 'creator', 'system')),
      check (kind = 'person' or (code is not null and balance is null)),
      check ((holder_id is not null) = (kind in ('reserved', 'creator'))),
      check (unit = 'TOKEN' or kind in ('creator', 'system')),
      unique (id, unit)
    );
    create index ledger_accounts_holder on ledger_accounts (holder_id) where holder_id is not null;

    create table ledger_transfers (
      id uuid primary key,
      idempotency_key text not null unique,
      reason text not null,
      reference uuid,
      created_at timestamptz not null default now(),
      character_id uuid
    );

    create table ledger_entries (
      id bigint generated always as identity primary key,
      transfer_id uuid not null references ledger_transfers (id),
      account_id uuid not null,
      amount bigint not null check (amount <> 0),
      created_at timestamptz not null default now(),
      unit text not null default 'TOKEN',
      unique (transfer_id, account_id),
      foreign key (account_id, unit) references ledger_accounts (id, unit)
    );
    -- What is asked of an account is asked of a time: a page of it, a month, what is left to spend.
    create index ledger_entries_account on ledger_entries (account_id, created_at desc, id desc);
    create index ledger_entries_created on ledger_entries using brin (created_at);

    create table ledger_snapshots (
      account_id uuid not null references ledger_accounts (id),
      last_entry_id bigint not null,
      total bigint not null,
      created_at timestamptz not null default now(),
      primary key (account_id, last_entry_id)
    );

    -- What each look at the whole ledger found; the application adds to it and changes nothing.
    create table ledger_reconciliations (
      id bigint generated always as identity primary key,
      reconciled_at timestamptz not null,
      entries bigint not null check (entries >= 0),
      -- Tokens that do not add up: in the whole and in people's balances.
      imbalance bigint not null check (imbalance >= 0),
      faults integer not null check (faults >= 0)
    );

    -- What somebody has set for themselves to spend at most, in tokens a day, week or month.
    create table spending_limits (
      user_id uuid not null references users (id),
      period text not null check (period in ('day', 'week', 'month')),
      -- Null where none holds: before a first one, or after one was removed.
      tokens bigint check (tokens >= 0),
      -- A higher one, or none, that holds from a moment on.
      next_tokens bigint check (next_tokens >= 0),
      next_from timestamptz,
      created_at timestamptz not null,
      primary key (user_id, period),
      check (next_from is not null or next_tokens is null)
    );

    -- A person's tokens lie in lots, which say where they came from and what was paid for them.
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

    -- Tokens held for what is priced by the minute or still being made, and out of which lots.
    create table token_reservations (
      id uuid primary key,
      account_id uuid not null references ledger_accounts (id),
      tokens bigint not null check (tokens > 0),
      -- What they are to be spent for.
      reason text not null,
      reference uuid,
      character_id uuid,
      creator_id uuid,
      state text not null default 'open' check (state in ('open', 'settled', 'released')),
      spent bigint not null default 0 check (spent >= 0 and spent <= tokens),
      transfer_id uuid not null references ledger_transfers (id),
      closed_by uuid references ledger_transfers (id),
      ends_at timestamptz not null,
      created_at timestamptz not null,
      check ((state = 'open') = (closed_by is null)),
      check (state = 'settled' or spent = 0)
    );
    create index token_reservations_open on token_reservations (ends_at) where state = 'open';
    create index token_reservations_account on token_reservations (account_id, state);

    create table token_reservation_lots (
      reservation_id uuid not null references token_reservations (id),
      lot_id uuid not null references token_lots (id),
      tokens bigint not null check (tokens > 0),
      -- Lots are spent in the order in which they were held.
      place smallint not null,
      primary key (reservation_id, lot_id)
    );
    create index token_reservation_lots_lot on token_reservation_lots (lot_id);

    -- From how many tokens on somebody wants to be asked before they are spent.
    create table spend_confirmations (
      user_id uuid primary key references users (id),
      from_tokens integer not null check (from_tokens > 0),
      created_at timestamptz not null
    );

    -- What somebody who wants to be asked has agreed to for a day: one kind of spend, up to a price.
    create table spend_agreements (
      user_id uuid not null references users (id),
      reason text not null,
      tokens integer not null check (tokens > 0),
      ends_at timestamptz not null,
      created_at timestamptz not null,
      primary key (user_id, reason)
    );

    create function refuse_ledger_change() returns trigger language plpgsql as $$
    begin
      raise exception 'ledger rows are append-only' using errcode = 'restrict_violation';
    end $$;
    create trigger ledger_entries_append_only before update or delete or truncate
      on ledger_entries for each statement execute function refuse_ledger_change();
    create trigger ledger_transfers_append_only before update or delete or truncate
      on ledger_transfers for each statement execute function refuse_ledger_change();
    create trigger token_lot_uses_append_only before update or delete or truncate
      on token_lot_uses for each statement execute function refuse_ledger_change();

    -- Whoever writes to the ledger, a transaction that leaves a transfer with fewer than two legs, or
    -- with legs that do not add up to zero, does not commit. A restore fills the tables as a superuser
    -- with session_replication_role = replica, which no trigger of the ledger hears; nothing else
    -- passes them by.
    create function require_balanced_transfer() returns trigger language plpgsql
      set search_path = public, pg_temp as $$
    declare
      legs bigint;
      unbalanced text;
    begin
      select sum(count), string_agg(total || ' ' || unit, ', ') filter (where total <> 0)
        into legs, unbalanced
        from (select unit, count(*) as count, sum(amount) as total
                from ledger_entries where transfer_id = new.id group by unit) as units;
      if coalesce(legs, 0) < 2 or unbalanced is not null then
        raise exception 'transfer % has % legs that sum to %',
          new.id, coalesce(legs, 0), coalesce(unbalanced, '0')
          using errcode = 'check_violation', constraint = 'ledger_transfer_balanced';
      end if;
      return null;
    end $$;
    create constraint trigger ledger_transfers_balanced after insert on ledger_transfers
      deferrable initially deferred for each row execute function require_balanced_transfer();

    -- What one statement writes of a transfer must balance by itself: looking at every leg as it
    -- commits would cost as much as writing them.
    create function require_balanced_legs() returns trigger language plpgsql
      set search_path = public, pg_temp as $$
    declare
      unbalanced record;
    begin
      select transfer_id, unit, sum(amount) as total into unbalanced
        from legs group by transfer_id, unit having sum(amount) <> 0 limit 1;
      if found then
        raise exception 'legs of transfer % sum to % %',
          unbalanced.transfer_id, unbalanced.total, unbalanced.unit
          using errcode = 'check_violation', constraint = 'ledger_transfer_balanced';
      end if;
      return null;
    end $$;
    create trigger ledger_entries_balanced after insert on ledger_entries
      referencing new table as legs for each statement execute function require_balanced_legs();

    -- Where a balance changes without its version, as processes that know of no lots change it, the
    -- lots follow.
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
      returns table (account_id uuid, balance bigint, lots json, accounts json, limits json,
        ask_from integer)
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
                         from spending_limits one where one.user_id = owner), '[]'),
             (select one.from_tokens from spend_confirmations one where one.user_id = owner)
        into lots, accounts, limits, ask_from;
      return next;
    end $$;

    -- Waits for every transfer that is being written, and lets none begin until the transaction ends.
    create function hold_transfers() returns void language plpgsql security definer
      set search_path = public, pg_temp as $$
    begin
      lock table ledger_transfers in share row exclusive mode;
    end $$;

    -- Every side of every transfer, as books read it. What a person holds is nobody's name there.
    create view ledger_postings as
      select entry.id, entry.transfer_id, transfer.reason, transfer.reference,
             case when account.kind = 'person' then 'people'
                  when account.kind = 'reserved' then 'reserved'
                  else account.code end as account,
             entry.unit, entry.amount, entry.created_at
        from ledger_entries entry
        join ledger_accounts account on account.id = entry.account_id
        join ledger_transfers transfer on transfer.id = entry.transfer_id;
    revoke insert, update, delete, truncate on ledger_postings from nocturne_app;

    -- The application adds rows, and changes nothing of them but these columns.
    revoke update, delete, truncate on ledger_entries, ledger_transfers, ledger_reconciliations,
      ledger_accounts, ledger_snapshots, token_lots, token_lot_uses, token_reservations,
      token_reservation_lots from nocturne_app;
    grant update (balance, version) on ledger_accounts to nocturne_app;
    grant update (remaining, reserved, taken, short) on token_lots to nocturne_app;
    -- What is priced by the minute is held minute by minute: a reservation takes in more.
    grant update (state, spent, closed_by, tokens, ends_at) on token_reservations to nocturne_app;
    grant update (tokens) on token_reservation_lots to nocturne_app;
    revoke execute on function hold_transfers() from public;
    grant execute on function hold_transfers() to nocturne_app;

    insert into ledger_accounts (id, kind, code) values
      ('00000000-0000-7000-8000-000000000001', 'system', 'promotion'),
      ('00000000-0000-7000-8000-000000000002', 'system', 'revenue'),
      ('00000000-0000-7000-8000-000000000003', 'system', 'refunds'),
      ('00000000-0000-7000-8000-000000000004', 'system', 'sales');
  `);
}
