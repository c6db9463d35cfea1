import { percentile } from '../percentiles';

/** What a statement took at two sizes, in milliseconds. */
export interface Compared {
  name: string;
  smaller: number[];
  larger: number[];
}

export interface Growth {
  name: string;
  p50: number;
  p99: number;
  /** Which of them says that the statement grows with the database. */
  grows: ('p50' | 'p99')[];
}

/** Shares by which a statement may be slower at ten times the size. */
const most = 1.2;
/** Milliseconds that two runs of the same differ by. */
const noise = { p50: 0.2, p99: 2 };

/** How much slower each statement is at the larger size. */
export function compareSizes(statements: readonly Compared[]): Growth[] {
  return statements.map(({ name, smaller, larger }) => {
    const at = (share: number): [number, number] => [
      percentile(smaller, share),
      percentile(larger, share),
    ];
    const [before, after] = at(0.5);
    const [lateBefore, lateAfter] = at(0.99);
    const grows: Growth['grows'] = [];
    if (isMore(before, after, noise.p50)) grows.push('p50');
    if (isMore(lateBefore, lateAfter, noise.p99)) grows.push('p99');
    return { name, p50: after / before, p99: lateAfter / lateBefore, grows };
  });
}

const isMore = (before: number, after: number, floor: number) =>
  after / before > most && after - before > floor;
