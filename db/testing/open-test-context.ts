import { afterAll } from 'vitest';
import { createTestDatabase, type TestDatabase } from './create-test-database';
import { createTestContext, type TestContext } from './test-context';

/** Creates a fresh database for all tests of a file and drops it at the end of the file. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  afterAll(() => database.drop());
  return database;
}

/** Creates a fresh database for all tests of a file, and the context of its use cases. */
export async function openTestContext(): Promise<{ database: TestDatabase; context: TestContext }> {
  const database = await openTestDatabase();
  return { database, context: createTestContext(database.db) };
}
