import { expect, it } from 'vitest';
import { readPlan, type PlanNode } from './read-plan';

const rows = { messages: 1_000_000, settings: 12, users: 200_000 };
const rowsOf = (table: string) => rows[table as keyof typeof rows];
const read = (type: string, table: string, actual = 1): PlanNode => ({
  'Node Type': type,
  'Relation Name': table,
  'Actual Rows': actual,
  'Actual Loops': 2,
  'Rows Removed by Filter': 3,
});

it('finds tables of many rows that are read whole, however deep, and ignores small ones', () => {
  const plan: PlanNode = {
    'Node Type': 'Limit',
    'Actual Rows': 1,
    'Shared Hit Blocks': 7,
    'Shared Read Blocks': 2,
    Plans: [
      read('Index Scan', 'users'),
      { 'Node Type': 'Append', Plans: [read('Seq Scan', 'messages')] },
    ],
  };
  expect(readPlan(plan, rowsOf)).toEqual({
    way: 'whole messages, index',
    scanned: ['messages'],
    rows: 16,
    pages: 9,
  });
  expect(readPlan(read('Seq Scan', 'settings'), rowsOf)).toMatchObject({
    way: 'small tables whole',
    scanned: [],
  });
});

it('returns no rows for a plan that was not executed, and no table when none is read', () => {
  expect(readPlan({ 'Node Type': 'Result' }, rowsOf)).toEqual({
    way: 'no table',
    scanned: [],
    rows: null,
    pages: null,
  });
});
