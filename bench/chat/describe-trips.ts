import type { Trips } from './watch-trips';

/** Statements and calls that occur less often than this per exchange are not listed. */
const worthNaming = 0.05;

/** Describes the round trips of one process to PostgreSQL and Redis per exchange, and its CPU time. */
export function describeTrips(
  process: string,
  { statements, redis }: Trips,
  cpuSeconds: number,
  exchanges: number,
): string {
  const line = (what: string, counts: Record<string, number>) => {
    const each = Object.entries(counts)
      .map(([name, count]) => ({ name, count: count / exchanges }))
      .sort((a, b) => b.count - a.count);
    const all = each.reduce((sum, { count }) => sum + count, 0);
    const named = each
      .filter(({ count }) => count >= worthNaming)
      .map(({ name, count }) => `${count.toFixed(2)} ${name}`);
    return `    ${what} ${all.toFixed(2)} an exchange: ${named.join(', ')}\n`;
  };
  return (
    `  ${process}: CPU ${((cpuSeconds * 1000) / exchanges).toFixed(2)} ms an exchange\n` +
    line('statements', statements) +
    line('Redis', redis)
  );
}
