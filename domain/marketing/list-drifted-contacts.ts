import type { Knex } from 'knex';

/** People whom the service knows otherwise than they want; what an event has missed is found here. */
export async function listDriftedContacts(db: Knex, limit: number): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select users.id from users
       left join marketing_contacts on marketing_contacts.user_id = users.id
      where users.agreed_to_promotions and users.verified_at is not null
        and users.state in ('active', 'warned')
        and (marketing_contacts.synced_at is null or marketing_contacts.email <> users.email
             or marketing_contacts.locale <> users.locale)
     union all
     select users.id from marketing_contacts
       join users on users.id = marketing_contacts.user_id
      where not users.agreed_to_promotions or users.verified_at is null
         or users.state not in ('active', 'warned')
      limit ?`,
    [limit],
  );
  return rows.map(({ id }) => id);
}
