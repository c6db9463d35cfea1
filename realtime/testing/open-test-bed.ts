import { afterAll, afterEach } from 'vitest';
import type { EngineName } from '../engines/engine';
import { createTestBed, type TestBed } from './create-test-bed';

/** Opens a bed for all tests of a suite; everything it opens ends with it. */
export async function openTestBed(engine: EngineName): Promise<TestBed> {
  const bed = await createTestBed(engine);
  afterEach(() => bed.clear());
  afterAll(() => bed.close());
  return bed;
}
