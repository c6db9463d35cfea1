import { afterAll, afterEach } from 'vitest';
import type { EngineName } from '../engines/engine';
import { createTestBed, type TestBed } from './create-test-bed';

/** A bed for all tests of a suite; what each opened ends with it. */
export async function openTestBed(engine: EngineName): Promise<TestBed> {
  const bed = await createTestBed(engine);
  afterEach(() => bed.clear());
  afterAll(() => bed.close());
  return bed;
}
