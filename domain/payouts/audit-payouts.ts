import type { Knex } from 'knex';

/** The maximum of faults shown per kind; a single fault already raises an alarm. */
const shown = 100;

/**
 * Returns, in words, what of payouts and agreements does not fit the ledger: what is on its way to a person
 * is the sum of their open payouts, each payout has moved its amount out of the payable shares and back as
 * its state says, and a manager got what the agreement says. Empty if all fits.
 */
export async function auditPayouts(db: Knex): Promise<string[]> {
  const faults: string[] = [];
  for (const sql of [onTheWay, payoutSteps, agreementSums]) {
    const { rows } = await db.raw<{ rows: { fault: string }[] }>(`${sql} limit ${shown}`);
    faults.push(...rows.map(({ fault }) => fault));
  }
  return faults;
}

const onTheWay = `
  with booked as (
    select creator_id, currency, sum(amount)::bigint as minor from share_movements
     where account = 'creator-payout' group by 1, 2
  ), open as (
    select user_id, currency, sum(amount_minor)::bigint as minor from payouts
     where state in ('requested', 'approved', 'sent') group by 1, 2
  )
  select 'on its way to ' || coalesce(creator_id, user_id) || ': ledger '
         || coalesce(booked.minor, 0) || ', payouts ' || coalesce(open.minor, 0) as fault
    from booked full join open
      on open.user_id = booked.creator_id and open.currency::text = booked.currency
   where coalesce(booked.minor, 0) <> coalesce(open.minor, 0)`;

const payoutSteps = `
  select 'payout ' || payouts.id || ' (' || payouts.state || '): ledger ' || moved.minor as fault
    from payouts
    cross join lateral (
      select coalesce(sum(amount) filter (where account = 'creator-payable'), 0)::bigint as minor
        from share_movements
       where creator_id = payouts.user_id and reference = payouts.id) moved
   where moved.minor <> case when payouts.state in ('failed', 'rejected', 'reversed')
                             then 0 else -payouts.amount_minor end`;

const agreementSums = `
  select 'agreement ' || agreement.id || ': ledger ' || moved.minor || ', given '
         || agreement.given_minor as fault
    from share_agreements agreement
    cross join lateral (
      select coalesce(sum(amount), 0)::bigint as minor from share_movements
       where creator_id = agreement.manager_id and reference = agreement.id) moved
   where moved.minor <> agreement.given_minor`;
