import { afterAll } from 'vitest';
import { createTestDatabase, type TestDatabase } from './create-test-database';
import { createTestContext, type TestContext } from './test-context';

/** A fresh database for all tests of a file, and use cases' handles of it; both end with the file. */
export async function openTestContext(): Promise<{ database: TestDatabase; context: TestContext }> {
  const database = await createTestDatabase();
  afterAll(() => database.drop());
  return { database, context: createTestContext(database.db) };
}
