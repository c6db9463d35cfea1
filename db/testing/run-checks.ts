/** One check of a test case: its name in the failure, and the assertions. */
export type Check = readonly [name: string, run: () => unknown];

/** Long enough for a status, a path and a short value; a whole page would hide the other lines. */
const longestReason = 300;

/**
 * Runs every check of a test case, even if others fail. If any fails, throws an error with one line
 * for each in the given order, such as `as guest: expected 200 to be 401`, and the first error as
 * cause. Checks run one after another unless `atOnce` allows several at the same time.
 */
export async function runChecks(checks: readonly Check[], atOnce = 1): Promise<void> {
  const errors = new Map<number, unknown>();
  // The workers share one iterator, so each check is taken once.
  const waiting = checks.entries();
  const work = async () => {
    for (const [index, [, run]] of waiting) {
      try {
        await run();
      } catch (error) {
        errors.set(index, error);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (errors.size === 0) return;
  const failed = [...errors].toSorted(([one], [other]) => one - other);
  const lines = failed.map(([index, error]) => `${checks[index]?.[0]}: ${reasonOf(error)}`);
  const heading = `${failed.length} of ${checks.length} checks failed`;
  throw new Error([heading, ...lines].join('\n'), { cause: failed[0]?.[1] });
}

function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  const full = `${reason}${receivedBy(error)}`;
  return full.length > longestReason ? `${full.slice(0, longestReason)}…` : full;
}

/** Returns the list that an assertion received, which its message abbreviates to `[ Array(1) ]`. */
function receivedBy(error: unknown): string {
  const isAssertion = error instanceof Error && 'actual' in error;
  return isAssertion && Array.isArray(error.actual) ? `: ${JSON.stringify(error.actual)}` : '';
}
