import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createTestContext,
  createTestDatabase,
  type TestContext,
  type TestDatabase,
} from '~/db/testing';
import { claimRequest } from '~/domain/idempotency/claim-request';
import { newId } from '~/domain/shared/ids';
import { trimTables } from './trim-tables';

let database: TestDatabase;
let context: TestContext;
beforeAll(async () => {
  database = await createTestDatabase();
  context = createTestContext(database.db);
});
afterAll(() => database.drop());

it('removes requests a day after they were asked, not before', async () => {
  const { idempotency_kept_seconds } = await context.settings();
  await claimRequest(context, {
    callerId: newId(),
    key: newId(),
    call: 'POST /gifts',
    fingerprint: '',
  });
  expect(await trimTables(context)).toMatchObject({ idempotentRequests: 0 });
  context.advance(idempotency_kept_seconds * 1000);
  expect(await trimTables(context)).toMatchObject({ idempotentRequests: 1 });
});
