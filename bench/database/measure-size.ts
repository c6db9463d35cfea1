import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '~/db/testing';
import type { DomainContext } from '~/domain/shared/context';
import { reconcileLedger } from '~/domain/wallet/ledger/reconcile';
import { createBenchContext } from '../product-keys';
import { explainStatement, readRowCounts } from './explain-statement';
import type { PlanFacts } from './read-plan';
import { StatementRecorder, type RecordedStatement } from './record-statements';
import { seedAtSize, type Seeded } from './seed-at-size';
import type { DatabaseSize } from './sizes';
import { roundOf, useCases } from './use-cases';

/** A database of some size with the statements that the product sent to it. */
export interface Measured {
  database: TestDatabase;
  context: DomainContext;
  seeded: Seeded;
  /** The statements by their shapes. */
  statements: Map<string, RecordedStatement>;
}

/** Fills a database. Throws if the ledger does not reconcile. */
export async function prepareSize(size: DatabaseSize): Promise<Measured> {
  const database = await createTestDatabase();
  const context = createBenchContext(database.db);
  const seeded = await seedAtSize(database, context, size);
  const { ok } = await reconcileLedger(database.owner);
  if (!ok) throw new Error('the seeded books do not add up');
  return { database, context, seeded, statements: new Map() };
}

/** Rounds that are not measured, while connections open and statements are planned for the first time. */
const warmUp = 20;

/**
 * Runs every use case a number of times, each time for another person. Several databases take turns in
 * every round, so that other work on the machine slows all of them.
 */
export async function runRounds(all: readonly Measured[], rounds: number): Promise<void> {
  const recorder = new StatementRecorder();
  recorder.start();
  try {
    for (let number = 0; number < warmUp + rounds; number += 1) {
      const inTurn = number % 2 === 0 ? all : all.toReversed();
      for (const one of inTurn) await runRound(recorder, one, number);
    }
  } finally {
    recorder.stop();
  }
}

async function runRound(
  recorder: StatementRecorder,
  { context, seeded, statements }: Measured,
  number: number,
): Promise<void> {
  const round = roundOf(context, seeded, number);
  for (const [name, { run }] of Object.entries(useCases)) {
    await recorder.during(statements, name, () => run(round));
  }
  if (number === warmUp - 1) for (const statement of statements.values()) statement.times = [];
}

export interface Explained extends RecordedStatement, PlanFacts {
  shape: string;
  /** True if it reads more as the data grows, on purpose. */
  isSweep: boolean;
}

/** Returns the plan of every statement that ran in most rounds. */
export async function explainAll(
  { database, statements }: Measured,
  rounds: number,
): Promise<Explained[]> {
  const client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
  try {
    const rowsOf = await readRowCounts(client);
    const explained: Explained[] = [];
    for (const [shape, statement] of statements) {
      if (statement.times.length < rounds / 3) continue;
      const facts = await explainStatement(client, statement, rowsOf);
      const isSweep = useCases[statement.of]?.sweeps !== undefined;
      explained.push({ ...statement, ...facts, shape, isSweep });
    }
    return explained;
  } finally {
    await client.end();
  }
}
