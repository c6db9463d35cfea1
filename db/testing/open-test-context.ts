import { afterAll } from 'vitest';
import { createTestDatabase, type TestDatabase } from './create-test-database';
import { createTestContext, type TestContext } from './test-context';

/** A fresh database for all tests of a file; it ends with the file. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  afterAll(() => database.drop());
  return database;
}

/** A fresh database for all tests of a file, and use cases' handles of it. */
export async function openTestContext(): Promise<{ database: TestDatabase; context: TestContext }> {
  const database = await openTestDatabase();
  return { database, context: createTestContext(database.db) };
}
