import { describe, expect, it } from 'vitest';
import { makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { announceChanges } from './announce-changes';
import type { LegalVersion } from './versions';

const { database, context } = await openTestContext();

const summary = {
  'en-GB': 'A',
  'fr-FR': 'B',
  'de-DE': 'C',
  'es-ES': 'D',
  'pt-BR': 'E',
};
const changed = (version: string): LegalVersion[] => [
  { document: 'terms', version, change: { effectiveOn: '2027-01-01', summary } },
];
const notified = async (summaryOf = 'A') =>
  database
    .db('outbox')
    .where({ name: 'legal.change-announced' })
    .whereRaw("payload->>'summary' = ?", [summaryOf])
    .pluck<string[]>('aggregate_id');

/** Inserts enough accounts for three batches, in one statement. */
async function fillAccounts(): Promise<string[]> {
  const { rows } = await database.db.raw<{ rows: { id: string }[] }>(
    `insert into users (id, email, verified_at, created_at)
       select gen_random_uuid(), 'reader-' || n || '@example.com', now(), now() - interval '1 day'
         from generate_series(1, 450) n
     returning id`,
  );
  return rows.map(({ id }) => id);
}

describe('a change of the terms', () => {
  it('is announced once to each account, despite a crash and concurrent runs', async () => {
    const accounts = await fillAccounts();
    const unproved = await makeUser(database.db, { isVerified: false });
    const leaving = await makeUser(database.db, { state: 'closing' });
    await database.owner.raw(`
      create sequence batches;
      create function die_half_way() returns trigger language plpgsql as $$
        begin
          if nextval('batches') = 2 then raise exception 'the database is away'; end if;
          return new;
        end $$;
      create trigger die_half_way before update on legal_announcements
        for each row execute function die_half_way();
      grant usage on sequence batches to public`);
    await expect(announceChanges(context, changed('1'))).rejects.toThrow('away');
    expect(await notified()).toHaveLength(200);
    await Promise.all([
      announceChanges(context, changed('1')),
      announceChanges(context, changed('1')),
    ]);
    const all = await notified();
    expect(new Set(all).size).toBe(all.length);
    expect([...all].sort()).toEqual([...accounts].sort());
    expect(all).not.toContain(unproved.id);
    expect(all).not.toContain(leaving.id);
    expect(await announceChanges(context, changed('1'))).toBe(0);
  });

  it('is announced in the language of each user', async () => {
    const { id } = await makeUser(database.db);
    await database
      .db('users')
      .where({ id })
      .update({ locale: 'de-AT', created_at: new Date(0) });
    await announceChanges(context, changed('2'));
    expect(await notified('C')).toEqual([id]);
  });

  it('that affects no account is announced to no one', async () => {
    expect(await announceChanges(context, [{ document: 'terms', version: '3' }])).toBe(0);
    expect(await database.db('legal_announcements').where({ version: '3' })).toEqual([]);
  });
});
