import type { Knex } from 'knex';

/**
 * Returns people whose contact at the marketing provider differs from their choice. This finds changes
 * whose event was lost.
 */
export async function listDriftedContacts(db: Knex, limit: number): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select accounts.id from accounts
       left join marketing_contacts on marketing_contacts.user_id = accounts.id
      where accounts.agreed_to_promotions and accounts.verified_at is not null
        and accounts.state in ('active', 'warned')
        and (marketing_contacts.synced_at is null or marketing_contacts.email <> accounts.email
             or marketing_contacts.locale <> accounts.locale)
     union all
     select accounts.id from marketing_contacts
       join accounts on accounts.id = marketing_contacts.user_id
      where not accounts.agreed_to_promotions or accounts.verified_at is null
         or accounts.state not in ('active', 'warned')
      limit ?`,
    [limit],
  );
  return rows.map(({ id }) => id);
}
