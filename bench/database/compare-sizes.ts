import { percentile } from '../percentiles';

interface Cost {
  /** Milliseconds of each execution. */
  times: number[];
  /** Pages of tables and indexes that were read; null if unknown. */
  pages: number | null;
}

/** The cost of a statement at two sizes. */
interface Compared {
  name: string;
  smaller: Cost;
  larger: Cost;
}

type Measure = 'p50' | 'p99' | 'pages';

interface Growth extends Record<Measure, number> {
  name: string;
  /** The measures that show that the statement grows with the database. */
  grows: Measure[];
}

/** The maximum ratio of a statement's cost at the larger size to that at the smaller. */
const most = 1.2;

/**
 * Differences that are ignored: milliseconds because of other work on the machine, and pages because an
 * index occasionally gains a level.
 */
const noise: Record<Measure, number> = { p50: 0.2, p99: 5, pages: 12 };

/** Returns the ratio of each statement's cost at the larger size to that at the smaller. */
export function compareSizes(statements: readonly Compared[]): Growth[] {
  return statements.map(({ name, smaller, larger }) => {
    const pairs: Record<Measure, readonly [number, number]> = {
      p50: [percentile(smaller.times, 0.5), percentile(larger.times, 0.5)],
      p99: [percentile(smaller.times, 0.99), percentile(larger.times, 0.99)],
      pages: [smaller.pages ?? 0, larger.pages ?? 0],
    };
    const measures: Measure[] = ['p50', 'p99', 'pages'];
    const ratioOf = ([before, after]: readonly [number, number]) =>
      before === 0 ? 1 : after / before;
    return {
      name,
      p50: ratioOf(pairs.p50),
      p99: ratioOf(pairs.p99),
      pages: ratioOf(pairs.pages),
      grows: measures.filter((measure) => {
        const [before, after] = pairs[measure];
        return after > before * most && after - before > noise[measure];
      }),
    };
  });
}
