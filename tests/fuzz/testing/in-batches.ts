import fc, { type Arbitrary } from 'fast-check';

/**
 * Hands at least as many as asked to a check, batch by batch. A failure says the check's own words
 * and the seed that repeats them; it is not made smaller, for the state it met is gone.
 */
export async function inBatches<Sent>(
  { amount, batchSize }: { amount: number; batchSize: number },
  sent: Arbitrary<Sent>,
  check: (batch: Sent[]) => Promise<void>,
): Promise<void> {
  const batch = fc.array(sent, { minLength: batchSize, maxLength: batchSize });
  await fc.assert(fc.asyncProperty(batch, check), {
    numRuns: Math.ceil(amount / batchSize),
    endOnFailure: true,
    reporter({ failed, seed, errorInstance: cause }) {
      if (!failed) return;
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`NOCTURNE_SEED=${seed}: ${reason}`, { cause });
    },
  });
}
