import * as z from 'zod';

/** One measured run: a number of workers, each with a connection and one spend after another. */
export const ledgerRunSchema = z.object({
  seconds: z.number(),
  connections: z.number(),
  people: z.array(z.object({ userId: z.string(), accountId: z.string(), lotId: z.string() })),
  /** The creators who share in the spends. If there is only one, all spends use the same account. */
  creators: z.array(z.object({ creatorId: z.string(), accountId: z.string() })),
  /** The other accounts of a spend's entries. */
  accounts: z.object({ revenue: z.string(), deferred: z.string(), earned: z.string() }),
});
export type LedgerRun = z.infer<typeof ledgerRunSchema>;
export type Payer = LedgerRun['people'][number];

/** Repeats the spend on all connections concurrently. Returns the spends per second. */
export async function spendFor(
  run: LedgerRun,
  spend: (payer: Payer, index: number) => Promise<unknown>,
): Promise<number> {
  let spent = 0;
  const startedAt = performance.now();
  const until = startedAt + run.seconds * 1000;
  const worker = async () => {
    while (performance.now() < until) {
      const payer = run.people[Math.floor(Math.random() * run.people.length)];
      if (!payer) throw new Error('nobody to pay');
      await spend(payer, spent);
      spent += 1;
    }
  };
  await Promise.all(Array.from({ length: run.connections }, worker));
  return spent / ((performance.now() - startedAt) / 1000);
}
