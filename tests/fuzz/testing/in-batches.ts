import fc, { type Arbitrary } from 'fast-check';

/**
 * Passes at least the given number of requests to a check, batch by batch. A failure has the check's own
 * message and the seed to repeat it; it is not shrunk, because the state in which it occurred is gone.
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
