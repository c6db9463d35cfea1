import { createDomainContext } from '~/domain/create-domain-context';
import type { DomainContext } from '~/domain/shared/context';
import type { Knex } from '../connection';

export interface TestContext extends DomainContext {
  /** Moves this context's clock. */
  advance(milliseconds: number): void;
}

/** The handles of use cases with fixed test keys and a clock that a test can move. */
export function createTestContext(db: Knex): TestContext {
  let offset = 0;
  const context = createDomainContext({
    db,
    sessionSecret: 'test-secret-test-secret-test-secret',
    sealKeys: [{ version: 1, key: Buffer.alloc(32, 7) }],
    outboxPartitions: 2,
    now: () => new Date(Date.now() + offset),
  });
  return Object.assign(context, {
    advance: (milliseconds: number) => void (offset += milliseconds),
  });
}
