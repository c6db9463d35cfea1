import type { Knex } from 'knex';

/** Stores invoices with numbers without gaps, and the credit notes that reverse them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table invoices (
      id uuid primary key,
      kind text not null check (kind in ('invoice', 'credit-note')),
      year smallint not null,
      serial integer not null check (serial > 0),
      payment_id uuid not null references payments (id),
      -- The refund or chargeback that a credit note is about.
      reversal_id uuid,
      user_id uuid references users (id) on delete set null,
      -- The operator as the settings named it at the time.
      seller jsonb not null,
      -- The name, address and VAT number of the buyer.
      sealed_buyer text not null,
      description text not null,
      currency currency_code not null,
      gross_minor bigint not null check (gross_minor > 0),
      tax_minor bigint not null check (tax_minor >= 0 and tax_minor < gross_minor),
      -- A fraction, such as 0.19.
      tax_rate numeric(6, 5) not null check (tax_rate between 0 and 1),
      supplied_at timestamptz not null,
      issued_at timestamptz not null,
      unique (kind, year, serial),
      check ((kind = 'credit-note') = (reversal_id is not null))
    );
    comment on column invoices.reversal_id is 'a refund or a dispute';
    create unique index invoices_payment on invoices (payment_id) where kind = 'invoice';
    create unique index invoices_reversal on invoices (payment_id, reversal_id)
      where reversal_id is not null;
    create index invoices_newest on invoices (issued_at, id);
    create index invoices_user on invoices (user_id, issued_at) where user_id is not null;

    -- The last number of each year; its row is locked until the invoice is stored.
    create table invoice_serials (
      kind text not null check (kind in ('invoice', 'credit-note')),
      year smallint not null,
      last integer not null check (last > 0),
      primary key (kind, year)
    );
    grant select, insert, delete on invoices to nocturne_app;
    grant update (sealed_buyer) on invoices to nocturne_app;
    grant select, insert, update on invoice_serials to nocturne_app`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table invoices, invoice_serials');
}
