/** A node of PostgreSQL's JSON plans, with the fields that are read here. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: PlanNode[];
}

export interface PlanFacts {
  /** The ways in which tables are read, the most expensive first. */
  way: string;
  /** Large tables that are read completely. */
  scanned: string[];
  /** Rows that were read from tables; null if the plan was not executed. */
  rows: number | null;
  /** Pages of tables and indexes that were read; null if the plan was not executed. */
  pages: number | null;
}

/** A table with fewer rows may be read completely, because it has only a few pages. */
const grownRows = 10_000;

const ways = {
  'Bitmap Heap Scan': 'bitmap',
  'Index Scan': 'index',
  'Index Only Scan': 'index only',
};

/** Returns how a plan reads its tables. `rowsOf` gives the number of rows of a table. */
export function readPlan(plan: PlanNode, rowsOf: (table: string) => number): PlanFacts {
  const nodes = [...walk(plan)];
  const sequential = nodes.flatMap((node) =>
    node['Node Type'] === 'Seq Scan' && node['Relation Name'] ? [node['Relation Name']] : [],
  );
  const scanned = [...new Set(sequential.filter((table) => rowsOf(table) >= grownRows))];
  const used = Object.entries(ways).flatMap(([type, way]) =>
    nodes.some((node) => node['Node Type'] === type) ? [way] : [],
  );
  const small = sequential.length > scanned.length ? ['small tables whole'] : [];
  const whole = scanned.length > 0 ? [`whole ${scanned.join(', ')}`] : [];
  const looked = nodes.filter((node) => node['Relation Name'] !== undefined);
  return {
    way: [...whole, ...used, ...small].join(', ') || 'no table',
    scanned,
    rows: plan['Actual Rows'] === undefined ? null : looked.reduce(addRows, 0),
    pages:
      plan['Shared Hit Blocks'] === undefined
        ? null
        : plan['Shared Hit Blocks'] + (plan['Shared Read Blocks'] ?? 0),
  };
}

function addRows(sum: number, node: PlanNode): number {
  const each = (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0);
  return sum + Math.round(each * (node['Actual Loops'] ?? 1));
}

function* walk(node: PlanNode): Generator<PlanNode> {
  yield node;
  for (const child of node.Plans ?? []) yield* walk(child);
}
