import { findServices } from '~/scripts/testing/running-services.mjs';

/** Imported first. Uses the environment's PostgreSQL and Redis, else those that a test run keeps. */
const { databaseUrl, redisUrl } = findServices();
process.env['DATABASE_URL'] = databaseUrl;
process.env['REDIS_URL'] = redisUrl;
