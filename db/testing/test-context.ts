import { buildContext } from '~/domain/build-context';
import type { DomainContext } from '~/domain/shared/context';
import type { Knex } from '../connection';

export interface TestContext extends DomainContext {
  /** Moves this context's clock. */
  advance(milliseconds: number): void;
}

/** Loaded when first needed: a test file that runs no hook does not load most of the domain. */
const declaredByAreas = {
  hooks: async () => (await import('~/domain/all-hooks')).hooks,
  personalData: async () => (await import('~/domain/all-personal-data')).personalData,
};

/** Creates a context for use cases with fixed test keys and a clock that a test can move. */
export function createTestContext(db: Knex): TestContext {
  let offset = 0;
  const context = buildContext(
    {
      db,
      sessionSecret: 'test-secret-test-secret-test-secret',
      sealKeys: [{ version: 1, key: Buffer.alloc(32, 7) }],
      outboxPartitions: 2,
      now: () => new Date(Date.now() + offset),
    },
    declaredByAreas,
  );
  return Object.assign(context, {
    advance: (milliseconds: number) => void (offset += milliseconds),
  });
}
