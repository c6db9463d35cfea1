import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
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
    create index ledger_entries_created on ledger_entries using brin (created_at);

    -- What came of money with each processor, one row a movement; what comes to us is positive.
    create view money_movements as
      select payment.id, 'payment' as kind, payment.id as payment_id, payment.order_id,
             payment.processor, payment.provider_payment_id,
             coalesce(payment.received_minor, payment.amount_minor) as amount_minor,
             payment.currency, payment.completed_at as occurred_at
        from payments payment
       where payment.state = 'completed'
      union all
      select refund.id, 'refund', payment.id, payment.order_id, payment.processor,
             payment.provider_payment_id, -refund.amount_minor, refund.currency, refund.completed_at
        from refunds refund join payments payment on payment.id = refund.payment_id
       where refund.state = 'completed'
      union all
      select dispute.id, 'chargeback', payment.id, payment.order_id, payment.processor,
             payment.provider_payment_id, -dispute.amount_minor, dispute.currency, dispute.opened_at
        from disputes dispute join payments payment on payment.id = dispute.payment_id
      union all
      select dispute.id, 'chargeback-reversed', payment.id, payment.order_id, payment.processor,
             payment.provider_payment_id, dispute.amount_minor, dispute.currency, dispute.reversed_at
        from disputes dispute join payments payment on payment.id = dispute.payment_id
       where dispute.state = 'reversed';
    revoke insert, update, delete, truncate on money_movements from nocturne_app;

    -- What of each sale a state is owed, and what says where the buyer was.
    create view order_taxes as
      select id as order_id, product_kind, total_minor, currency,
             (price -> 'tax' ->> 'minor')::bigint as tax_minor,
             (price -> 'tax' ->> 'rate')::numeric as tax_rate,
             price -> 'tax' ->> 'country' as tax_country,
             (price -> 'tax' ->> 'inclusive')::boolean as tax_inclusive,
             price -> 'tax' ->> 'evidence' as tax_evidence
        from orders;
    revoke insert, update, delete, truncate on order_taxes from nocturne_app;

    -- What was paid for clubs, period by period; our part of it.
    create table fanclub_periods (
      order_id uuid primary key,
      net_minor bigint not null check (net_minor >= 0),
      currency char(3) not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null check (ends_at >= starts_at),
      reversed_at timestamptz
    );
    create index fanclub_periods_ends on fanclub_periods (ends_at);
    create index subscription_periods_ends on subscription_periods (ends_at);

    create view paid_club_periods as
      select order_id, net_minor, currency, starts_at, ends_at, reversed_at as ended_at
        from fanclub_periods;
    create view paid_subscription_periods as
      select order_id, paid_minor as net_minor, currency, starts_at, ends_at,
             reversed_at as ended_at
        from subscription_periods;
    revoke insert, update, delete, truncate on paid_club_periods, paid_subscription_periods
      from nocturne_app;

    create table settlement_reports (
      processor text not null,
      -- In UTC, as 2026-11-30.
      day text not null check (day ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$'),
      imported_at timestamptz not null,
      primary key (processor, day)
    );

    create table settlement_rows (
      processor text not null,
      reference text not null check (length(reference) <= 200),
      day text not null,
      kind text not null check (kind in ('payment', 'refund', 'chargeback', 'chargeback-reversed')),
      provider_payment_id text not null,
      amount_minor bigint not null,
      fee_minor bigint not null check (fee_minor >= 0),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      occurred_at timestamptz not null,
      primary key (processor, reference),
      foreign key (processor, day) references settlement_reports (processor, day)
    );
    create index settlement_rows_payment on settlement_rows (processor, provider_payment_id);
    create index settlement_rows_day on settlement_rows (day);

    -- What one side has and the other has not, until both have, or somebody has explained it.
    create table settlement_differences (
      id uuid primary key,
      processor text not null,
      difference text not null check (difference in ('unknown-to-us', 'unknown-to-them', 'amount')),
      kind text not null,
      provider_payment_id text not null,
      ours_minor bigint,
      theirs_minor bigint,
      currency text not null,
      occurred_at timestamptz not null,
      found_at timestamptz not null,
      resolved_at timestamptz,
      resolution text check (length(resolution) <= 500),
      check ((resolved_at is null) = (resolution is null))
    );
    create unique index settlement_differences_open
      on settlement_differences (processor, kind, provider_payment_id, difference,
        coalesce(ours_minor, 0), coalesce(theirs_minor, 0)) where resolved_at is null;
    create index settlement_differences_found on settlement_differences (found_at desc, id desc);

    -- How much of what was paid for a period has been earned, month by month.
    create table earned_periods (
      order_id uuid not null,
      -- In UTC, as 2026-11.
      month text not null check (month ~ '^20[0-9]{2}-[0-9]{2}$'),
      earned_minor bigint not null check (earned_minor <> 0),
      currency text not null,
      primary key (order_id, month)
    );
    create index earned_periods_month on earned_periods (month);

    create table closed_months (
      month text primary key check (month ~ '^20[0-9]{2}-[0-9]{2}$'),
      closed_at timestamptz not null,
      closed_by text not null check (length(closed_by) <= 100),
      -- What every account held at its end; reckoned once nothing can be booked into it any more.
      trial_balance jsonb
    );

    -- Waits for every transfer that is being written, and lets none begin until the transaction ends.
    create function hold_transfers() returns void language plpgsql security definer
      set search_path = public, pg_temp as $$
    begin
      lock table ledger_transfers in share row exclusive mode;
    end $$;
    revoke execute on function hold_transfers() from public;
    grant execute on function hold_transfers() to nocturne_app;

    -- Nothing is booked into a month that is closed: what was wrong of it is corrected afterwards.
    create function refuse_closed_month() returns trigger language plpgsql
      set search_path = public, pg_temp as $$
    begin
      if exists (select from closed_months
                  where month = to_char(new.created_at at time zone 'UTC', 'YYYY-MM')) then
        raise exception '% is closed', to_char(new.created_at at time zone 'UTC', 'YYYY-MM')
          using errcode = 'check_violation', constraint = 'ledger_month_open';
      end if;
      return new;
    end $$;
    create trigger ledger_transfers_month_open before insert on ledger_transfers
      for each row execute function refuse_closed_month();
    revoke update, delete, truncate on closed_months, earned_periods, settlement_rows
      from nocturne_app;
    grant update (trial_balance) on closed_months to nocturne_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger ledger_transfers_month_open on ledger_transfers;
    drop function refuse_closed_month();
    drop function hold_transfers();
    drop table closed_months, earned_periods, settlement_differences, settlement_rows,
      settlement_reports;
    drop view money_movements, order_taxes, ledger_postings, paid_club_periods, paid_subscription_periods;
    drop index subscription_periods_ends;
    drop table fanclub_periods;
    drop index ledger_entries_created;
  `);
}
