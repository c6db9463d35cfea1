import type { Client } from 'pg';
import { readPlan, type PlanFacts, type PlanNode } from './read-plan';
import type { RecordedStatement } from './record-statements';

type Explained = { 'QUERY PLAN': [{ Plan: PlanNode }] };

/**
 * Explains a statement with the values of its last execution, and rolls back its changes. A statement that
 * cannot run twice, such as an insert of the same key, is only planned.
 */
export async function explainStatement(
  client: Client,
  { text, values }: RecordedStatement,
  rowsOf: (table: string) => number,
): Promise<PlanFacts> {
  try {
    return await explain(client, `explain (analyze, buffers, format json) ${text}`, values, rowsOf);
  } catch {
    return explain(client, `explain (format json) ${text}`, values, rowsOf);
  }
}

async function explain(
  client: Client,
  text: string,
  values: unknown[],
  rowsOf: (table: string) => number,
): Promise<PlanFacts> {
  await client.query('begin');
  try {
    const { rows } = await client.query<Explained>(text, values);
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    if (!plan) throw new Error('a statement has no plan');
    return readPlan(plan, rowsOf);
  } finally {
    await client.query('rollback');
  }
}

/** Returns a function that gives the estimated number of rows of a table, as the planner has it. */
export async function readRowCounts(client: Client): Promise<(table: string) => number> {
  const { rows } = await client.query<{ name: string; rows: number }>(
    `select relname as name, reltuples::float8 as rows from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const counts = new Map(rows.map(({ name, rows: count }) => [name, count]));
  return (table) => counts.get(table) ?? 0;
}
