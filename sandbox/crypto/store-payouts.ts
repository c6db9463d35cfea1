import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import { Refused } from '../processor/card-processor';
import type { Clock } from '../processor/clock';
import { Table } from '../processor/table';

const payoutSchema = z.object({
  id: z.string(),
  destination: z.string(),
  amount: z.string(),
  payoutMethodId: z.string(),
  metadata: z.record(z.string(), z.unknown()),
  state: z.enum(['AwaitingPayment', 'InProgress', 'Completed', 'Cancelled']),
  createdAt: z.string(),
});
export type StorePayout = z.infer<typeof payoutSchema>;

interface StorePayoutsOptions {
  clock: Clock;
  folder: string | undefined;
  emit: (payout: StorePayout) => void;
}

/** The payouts that a shop orders from its own store. No coin moves. */
export class StorePayouts {
  readonly table: Table<StorePayout>;

  constructor(private readonly options: StorePayoutsOptions) {
    this.table = new Table(payoutSchema, options.folder && join(options.folder, 'payouts.jsonl'));
  }

  /** Takes a payout. As at a BTCPay Server, two with the same content are two. */
  order(input: Pick<StorePayout, 'destination' | 'amount' | 'payoutMethodId' | 'metadata'>) {
    return this.table.put({
      ...input,
      id: randomBytes(16).toString('base64url'),
      state: 'AwaitingPayment',
      createdAt: this.options.clock.now().toISOString(),
    });
  }

  /** Changes the state of a payout that is not over, and tells it. Throws Refused otherwise. */
  change(payout: StorePayout, state: StorePayout['state']): StorePayout {
    if (payout.state === state) return payout;
    if (payout.state === 'Completed' || payout.state === 'Cancelled') {
      throw new Refused(409, 'invalid-state');
    }
    const changed = this.table.put({ ...payout, state });
    this.options.emit(changed);
    return changed;
  }
}
