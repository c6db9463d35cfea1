export { createTestContext, type TestContext } from './test-context';
export { createTestDatabase, type TestDatabase } from './create-test-database';
export { createTestRedis, type TestRedis } from './create-test-redis';
export * from './factories';
