import type { Knex } from 'knex';

/** What processors settled, what has been earned, and which months are closed. */
export async function createBooks(knex: Knex): Promise<void> {
  await knex.raw(`
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
