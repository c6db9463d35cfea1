export { createTestContext, type TestContext } from './test-context';
export { createTestDatabase, type TestDatabase } from './create-test-database';
export { createTestRedis, type TestRedis } from './create-test-redis';
export { makeAsker } from './make-asker';
export { createSoftwareAuthenticator } from './software-authenticator';
export * from './factories';
export { startProxy, type TestProxy } from './start-proxy';
export { seedOffers } from '../seeds/seed-offers';
