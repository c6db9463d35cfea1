import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dependentsOf } from '~/scripts/testing/import-graph.mjs';

import type { Fault } from './fault';
import { editsOf, type Scratch } from './scratch';
import type { Failure, Files, Suite } from './suite';

interface Ground {
  scratch: Scratch;
  graph: ReadonlyMap<string, ReadonlySet<string>>;
  suite: Suite;
  onCaught(fault: Fault, failure: Failure): void;
  /** Called when the test that caught a fault fails without it, too. */
  onDoubted(fault: Fault): void;
}

/**
 * Finds the faults that a suite catches. Each is first planted alone and run against its nearest tests.
 * The remaining faults are planted together for one run of the whole suite, and then each alone for the
 * files that failed. A file that fails without any fault proves nothing.
 */
export async function findCatches(ground: Ground, faults: readonly Fault[]): Promise<void> {
  const left = await findNear(ground, faults);
  if (left.length === 0) return;
  const { scratch, suite, onCaught } = ground;
  scratch.plant(left);
  const failed = await keepSound(ground, await suite.run('all'));
  for (const fault of left) {
    const failure = await findFailure(ground, fault, suspectsOf(ground, fault, failed));
    if (failure) onCaught(fault, failure);
  }
}

/** Returns the faults that their nearest tests do not notice. */
async function findNear(ground: Ground, faults: readonly Fault[]): Promise<Fault[]> {
  const { suite, onCaught, onDoubted } = ground;
  const found = new Map<Fault, Failure>();
  for (const fault of faults) {
    const failure = await findFailure(ground, fault, suite.near(editsOf(fault)));
    if (!failure) continue;
    found.set(fault, failure);
    onCaught(fault, failure);
  }
  const sound = await keepSound(ground, [...found.values()]);
  return faults.filter((fault) => {
    const failure = found.get(fault);
    if (!failure) return true;
    if (sound.includes(failure)) return false;
    onDoubted(fault);
    return true;
  });
}

/** Returns the first failure that a fault causes in one of the batches. */
async function findFailure(
  { scratch, suite }: Ground,
  fault: Fault,
  batches: readonly Files[],
): Promise<Failure | null> {
  for (const batch of batches) {
    scratch.plant([fault]);
    const [failure] = await suite.run(batch, { bail: true });
    if (failure) return failure;
  }
  return null;
}

/** Drops failures of files that also fail without a fault. */
async function keepSound(
  { scratch, suite }: Ground,
  failures: readonly Failure[],
): Promise<Failure[]> {
  if (failures.length === 0) return [];
  scratch.plant([]);
  const files = [...new Set(failures.map(({ file }) => file))];
  const areFiles = files.every((file) => existsSync(join(scratch.path, file)));
  const unsound = await suite.run(areFiles ? files : 'all');
  return failures.filter(({ file }) => !unsound.some((failure) => failure.file === file));
}

/**
 * Returns the files that may have failed because of this fault. If no file failed but the product did not
 * start, the whole suite must run.
 */
function suspectsOf({ scratch, graph }: Ground, fault: Fault, failed: readonly Failure[]): Files[] {
  const files = [...new Set(failed.map(({ file }) => file))];
  if (files.some((file) => !existsSync(join(scratch.path, file)))) return ['all'];
  const reached = editsOf(fault).map(({ file }) => dependentsOf([file], graph));
  const reaching = files.filter((file) => reached.some((distances) => distances.has(file)));
  // Journeys import nothing of the product, and no test imports a migration.
  const suspects = reaching.length > 0 ? reaching : files;
  return suspects.length > 0 ? [suspects] : [];
}
