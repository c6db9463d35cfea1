import { expect, it } from 'vitest';
import { listModelsOf } from '~/domain/masters/list-models';
import { openTestContext } from '~/db/testing/open-test-context';
import { seedMasters } from './seed-masters';
import { seedPeople } from './seed-people';

const { context, database } = await openTestContext();

it('gives the demo’s manager models in different states, once', async () => {
  await seedPeople(context);
  await seedMasters(context);
  await seedMasters(context);
  const master = await database.db('users').where({ email: 'master@example.com' }).first('id');
  const { items } = await listModelsOf(context, master?.id ?? '', {
    sort: { by: 'displayName', order: 'asc' },
    take: 10,
  });
  expect(items).toMatchObject([
    { display_name: 'Amara Sesay', step: 'kyc', status: 'failed' },
    { display_name: 'Ivy Vale', kind: 'simplified', status: 'in_progress' },
    { display_name: 'Juno Park', step: 'admin-approve', status: 'in_progress' },
    { display_name: 'Nadia Brook', step: 'kyc', status: 'pending', user_id: null },
  ]);
});
