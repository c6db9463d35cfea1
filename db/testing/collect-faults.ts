/** One of the checks that a test case makes: its name in the failure, and the assertions. */
export type Check = readonly [name: string, run: () => unknown];

/** Long enough for a status, a path and a short value; a whole page would hide the other lines. */
const longestReason = 300;

/**
 * Runs every check of a test case, whether or not others fail, and returns one line for each that
 * threw, in the order given: `as guest: expected 200 to be 401`. An empty list means that all held.
 * Checks run one after another unless `atOnce` says how many may run at the same time.
 */
export async function collectFaults(checks: readonly Check[], atOnce = 1): Promise<string[]> {
  const reasons = new Map<number, string>();
  // The workers share one iterator, so each check is taken once.
  const waiting = checks.entries();
  const work = async () => {
    for (const [index, [name, run]] of waiting) {
      try {
        await run();
      } catch (error) {
        reasons.set(index, `${name}: ${reasonOf(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return checks.flatMap((_check, index) => reasons.get(index) ?? []);
}

function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return reason.length > longestReason ? `${reason.slice(0, longestReason)}…` : reason;
}
