import type { Knex } from 'knex';

/**
 * Makes one function the only way by which the application's login moves tokens or money, so that
 * balances, lots and what is held are what entries say by construction: the login may no longer
 * write a balance, a lot, an entry or a transfer itself.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Written along by the release before lots, which none runs beside any more.
    drop trigger ledger_accounts_lots_follow on ledger_accounts;
    drop function follow_balance();

    -- A new account holds nothing.
    create function open_empty() returns trigger language plpgsql
      set search_path = public, pg_temp as $$
    begin
      if coalesce(new.balance, 0) <> 0 then
        raise exception 'a new account holds nothing'
          using errcode = 'check_violation', constraint = 'ledger_accounts_empty';
      end if;
      if new.kind = 'person' then new.balance := 0; end if;
      return new;
    end $$;
    create trigger ledger_accounts_empty before insert on ledger_accounts
      for each row execute function open_empty();

    -- An account's code says whose it is, so that nobody opens one under another's name.
    -- Small so far: a row a person.
    alter table ledger_accounts add constraint ledger_accounts_code_of_holder check (
      case kind
        when 'reserved' then code = 'reserved:' || holder_id
        when 'creator' then code in ('creator-held:' || holder_id || ':' || unit,
                                     'creator-payable:' || holder_id || ':' || unit)
        when 'system' then code !~ '^(reserved|creator-)'
                           and (unit = 'TOKEN' or right(code, 4) = ':' || unit)
        else code is null
      end);

    -- Every spend share-locked the rows of the same few accounts for these keys. write_transfer
    -- looks for the accounts without a lock: none is ever removed, nor is a transfer.
    alter table ledger_entries
      drop constraint ledger_entries_account_id_unit_fkey,
      drop constraint ledger_entries_transfer_id_fkey;
    alter table token_lot_uses drop constraint token_lot_uses_transfer_id_fkey;
    create trigger ledger_accounts_kept before delete or truncate on ledger_accounts
      for each statement execute function refuse_ledger_change();

    -- The legs of a statement are proved as they are written; the sum was proved twice.
    drop trigger ledger_transfers_balanced on ledger_transfers;
    drop function require_balanced_transfer();
  `);
  await knex.raw(writeTransfer);
  await knex.raw(lockPurse);
  await knex.raw(`
    -- Waits for whoever moves what lies in an account of this code; its holder's alone are locked.
    create function lock_account(wanted text) returns uuid language sql security definer
      set search_path = public, pg_temp as $$
      select id from ledger_accounts where code = wanted and holder_id is not null
         for no key update
    $$;

    revoke insert, update, delete, truncate on ledger_accounts, ledger_entries, ledger_transfers,
      token_lots, token_lot_uses from nocturne_app;
    revoke update (balance, version) on ledger_accounts from nocturne_app;
    revoke update (remaining, reserved, taken, short) on token_lots from nocturne_app;
    grant insert (id, kind, owner_id, code, unit, holder_id, created_at) on ledger_accounts
      to nocturne_app;
    revoke execute on function lock_purse(uuid, text[], bigint), lock_account(text),
      ${writeTransferSignature} from public;
    grant execute on function lock_purse(uuid, text[], bigint), lock_account(text),
      ${writeTransferSignature} to nocturne_app;
  `);
}

const writeTransferSignature = `write_transfer(uuid, text, text, uuid, uuid, timestamptz, uuid, uuid[],
  text[], bigint[], uuid[], bigint[], bigint[], bigint[], bigint[], uuid[], text[], bigint[],
  bigint[], uuid[], bigint[], bigint[], json)`;

const writeTransfer = `
  -- Writes a transfer with its legs and what it does to a purse: its balance, its lots, what they
  -- were used for. Null where the key has been used before; nothing is written then. Legs sum to
  -- zero in each unit, lots change by what the purse does, and no person's account but the purse is
  -- touched, or all of it is refused.
  create function write_transfer(
    transfer uuid, key text, why text, about uuid, with_character uuid, at timestamptz, purse uuid,
    leg_accounts uuid[], leg_units text[], leg_amounts bigint[],
    lot_ids uuid[], remaining bigint[], reserved bigint[], taken bigint[], short bigint[],
    use_lots uuid[], use_kinds text[], use_tokens bigint[], use_costs bigint[],
    use_creators uuid[], use_shares bigint[], use_shorts bigint[], new_lots json
  ) returns uuid language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    known bigint; moved bigint; held bigint; foreign_legs bigint; changed bigint;
    left_over bigint := 0; put_aside bigint := 0; used bigint := 0; opened bigint := 0;
    one bigint;
  begin
    insert into ledger_transfers (id, idempotency_key, reason, reference, character_id, created_at)
      values (transfer, key, why, about, with_character, at)
      on conflict (idempotency_key) do nothing;
    if not found then return null; end if;

    select count(*),
           coalesce(sum(leg.amount) filter (where account.id = purse), 0),
           coalesce(sum(leg.amount) filter (where account.kind = 'reserved'), 0),
           count(*) filter (
             where (account.kind = 'person' and account.id is distinct from purse)
                or (account.kind = 'reserved' and account.holder_id is distinct from
                     (select owner_id from ledger_accounts where id = purse)))
      into known, moved, held, foreign_legs
      from unnest(leg_accounts, leg_units, leg_amounts) as leg (account_id, unit, amount)
      join ledger_accounts account on account.id = leg.account_id and account.unit = leg.unit;
    if known <> coalesce(cardinality(leg_accounts), 0) then
      raise exception 'a leg of transfer % names no account of its unit', transfer
        using errcode = 'foreign_key_violation', constraint = 'ledger_entries_account';
    end if;
    if known < 2 then
      raise exception 'transfer % has % legs', transfer, known
        using errcode = 'check_violation', constraint = 'ledger_transfer_balanced';
    end if;
    insert into ledger_entries (transfer_id, account_id, unit, amount, created_at)
      select transfer, leg.account_id, leg.unit, leg.amount, at
        from unnest(leg_accounts, leg_units, leg_amounts) as leg (account_id, unit, amount);

    foreach one in array remaining loop left_over := left_over + one; end loop;
    foreach one in array reserved loop put_aside := put_aside + one; end loop;
    foreach one in array use_tokens loop used := used + one; end loop;
    if new_lots is not null then
      select coalesce(sum(lot.size), 0) into opened
        from json_to_recordset(new_lots) as lot (size bigint);
    end if;
    if foreign_legs > 0 or moved <> left_over + opened or held <> put_aside
       or used <> -(left_over + put_aside) or not use_lots <@ lot_ids then
      raise exception 'the lots of transfer % do not change as its purse does', transfer
        using errcode = 'check_violation', constraint = 'ledger_transfer_lots';
    end if;

    if moved <> 0 then
      update ledger_accounts set balance = balance + moved, version = version + 1 where id = purse;
    end if;
    if cardinality(lot_ids) > 0 then
      -- The limit, which a planner cannot know, has it expect one row and keep its plan.
      update token_lots lot
         set remaining = lot.remaining + change.remaining,
             reserved = lot.reserved + change.reserved,
             taken = lot.taken + change.taken,
             short = lot.short + change.short
        from (select * from unnest(lot_ids, remaining, reserved, taken, short)
               limit cardinality(lot_ids)) as change (id, remaining, reserved, taken, short)
       where lot.id = change.id and lot.account_id = purse;
      get diagnostics changed = row_count;
      if changed <> cardinality(lot_ids) then
        raise exception 'transfer % changes lots that are not its purse''s', transfer
          using errcode = 'check_violation', constraint = 'ledger_transfer_lots';
      end if;
    end if;
    if cardinality(use_lots) > 0 then
      insert into token_lot_uses
        (transfer_id, lot_id, kind, tokens, cost_minor, creator_id, share_minor, short)
        select transfer, use.* from unnest(use_lots, use_kinds, use_tokens, use_costs,
                                           use_creators, use_shares, use_shorts) as use;
    end if;
    if new_lots is not null then
      insert into token_lots (id, account_id, kind, size, remaining, paid_minor, currency, order_id,
                              transfer_id, ends_at, created_at)
        select lot.id, purse, lot.kind, lot.size, lot.size, lot.paid_minor, lot.currency,
               lot.order_id, transfer, lot.ends_at, at
          from json_to_recordset(new_lots) as lot
                 (id uuid, kind text, size bigint, paid_minor bigint, currency text,
                  order_id uuid, ends_at timestamptz);
    end if;
    return transfer;
  end $$;
`;

const lockPurse = `
  drop function lock_purse(uuid, text[]);
  -- Locks a person's tokens until the transaction ends. Of lots it answers those that pay for so
  -- many tokens in the order in which they are spent (decide-lot-uses.ts), none for 0, and all for
  -- null; of limits and questions before a spend what is set, unless nothing is to be spent.
  create function lock_purse(owner uuid, codes text[], wanted bigint)
    returns table (account_id uuid, balance bigint, lots json, accounts json, limits json,
                   ask_from integer)
    language plpgsql security definer set search_path = public, pg_temp as $$
  begin
    select account.id, account.balance into account_id, balance
      from ledger_accounts account where account.owner_id = owner for update;
    if not found then return; end if;
    lots := '[]'; accounts := '{}'; limits := '[]';
    if wanted is distinct from 0 then
      select coalesce(json_agg(json_build_object(
               'id', lot.id, 'kind', lot.kind, 'size', lot.size,
               'remaining', lot.remaining, 'reserved', lot.reserved,
               'paidMinor', lot.paid_minor, 'currency', lot.currency,
               'endsAt', extract(epoch from lot.ends_at) * 1000,
               'createdAt', extract(epoch from lot.created_at) * 1000)), '[]')
        into lots
        from (select one.*, sum(one.remaining) over (
                       order by array_position(array['allowance', 'granted', 'bought'], one.kind),
                                one.ends_at, one.created_at, one.id) - one.remaining as before
                from token_lots one
               where one.account_id = lock_purse.account_id and not one.is_spent) lot
       where wanted is null or lot.before < wanted;
      select coalesce(json_agg(json_build_object(
               'period', one.period, 'tokens', one.tokens, 'nextTokens', one.next_tokens,
               'nextFrom', extract(epoch from one.next_from) * 1000)), '[]')
        into limits from spending_limits one where one.user_id = owner;
      select one.from_tokens into ask_from
        from spend_confirmations one where one.user_id = owner;
    end if;
    if cardinality(codes) > 0 then
      select coalesce(json_object_agg(account.code, account.id), '{}') into accounts
        from ledger_accounts account where account.code = any (codes);
    end if;
    return next;
  end $$;
`;

/** There is no way back: a release before this one writes what its login no longer may. */
export function down(): Promise<void> {
  return Promise.reject(new Error('transfers are written by a function for good'));
}
