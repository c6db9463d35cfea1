const MOST_ENTRIES = 10;
const DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * Files whose random failures count as faults of the product until shown otherwise: money, the outbox,
 * permissions, and fault tests. A second run that passes does not excuse them.
 */
const UNFORGIVEN = [
  /^domain\/(?:books|checkout|fanclubs|idempotency|offers|payments|subscriptions|taxes|wallet)\//,
  /^domain\/shared\//,
  /^jobs\/relay\//,
  /^bench\/faults\//,
  /^tests\/(?:money|prices)\//,
  /^tests\/security\/(?:access-matrix|fresh-proof|locked-media|money-of|paid-once|price-|staff-)/,
];

export const isForgivable = (file) => !UNFORGIVEN.some((pattern) => pattern.test(file));

/**
 * Returns the problems of the list of known flaky tests, one sentence each.
 * @param {{ file: string, test: string, since: string, cause: string }[]} entries `since` is a date
 * @param {Date} now
 * @param {(file: string) => boolean} exists
 */
export function problemsOfFlaky(entries, now, exists) {
  const tooMany = entries.length > MOST_ENTRIES;
  const problems = tooMany ? [`${entries.length} entries; at most ${MOST_ENTRIES} may stand`] : [];
  for (const { file, test, since, cause } of entries) {
    const name = `${file} › ${test}`;
    const age = (now.getTime() - Date.parse(since)) / DAY_MS;
    if (!file || !test || !cause || Number.isNaN(age)) problems.push(`${name}: incomplete`);
    if (!exists(file)) problems.push(`${name}: there is no such file`);
    if (!isForgivable(file)) problems.push(`${name}: files of this kind are mended, not listed`);
    if (age > DAYS) problems.push(`${name}: listed for more than ${DAYS} days`);
  }
  return problems;
}
