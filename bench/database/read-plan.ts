/** A node of PostgreSQL's plans in JSON, as far as it is read here. */
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
  /** Tables of many rows that are read whole. */
  scanned: string[];
  /** Rows that were looked at in tables; null where the plan was not carried out. */
  rows: number | null;
  /** Pages of tables and indexes that were looked at; null likewise. */
  pages: number | null;
}

/** A table of fewer rows may be read whole: that is a few pages. */
const grownRows = 10_000;

const ways = {
  'Bitmap Heap Scan': 'bitmap',
  'Index Scan': 'index',
  'Index Only Scan': 'index only',
};

/** Says how a plan reads its tables; `rowsOf` tells how many rows a table has. */
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
