import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import { Refused } from '../processor/card-processor';
import type { Clock } from '../processor/clock';
import { Table } from '../processor/table';

const payoutSchema = z.object({
  id: z.string(),
  reference: z.string(),
  amount: z.object({ minor: z.number().int(), currency: z.string() }),
  /** The bank account or wallet, as the merchant named it. */
  to: z.string(),
  description: z.string(),
  state: z.enum(['pending', 'paid', 'failed', 'reversed', 'cancelled']),
  reason: z.string().nullable(),
  createdAt: z.string(),
});
export type SandboxPayout = z.infer<typeof payoutSchema>;

/** The states that a payout in each state may reach. */
const next: Readonly<Record<SandboxPayout['state'], readonly SandboxPayout['state'][]>> = {
  pending: ['paid', 'failed', 'cancelled'],
  paid: ['reversed'],
  failed: [],
  reversed: [],
  cancelled: [],
};

const payMs = 3_000;

interface PayoutsOptions {
  clock: Clock;
  folder: string | undefined;
  /** True if payouts are paid by themselves after some seconds. */
  paysByItself: boolean;
  emit: (payout: SandboxPayout) => void;
}

/** The payouts of a house that pays to banks and wallets. No money moves. */
export class Payouts {
  readonly table: Table<SandboxPayout>;
  #timers = new Set<NodeJS.Timeout>();

  constructor(private readonly options: PayoutsOptions) {
    this.table = new Table(payoutSchema, options.folder && join(options.folder, 'payouts.jsonl'));
    for (const { id, state } of this.table.list()) if (state === 'pending') this.#paySoon(id);
  }

  /** Takes a payout; one with the same reference is returned unchanged. */
  take(input: Pick<SandboxPayout, 'reference' | 'amount' | 'to' | 'description'>): SandboxPayout {
    const existing = this.table.byReference(input.reference);
    if (existing) return existing;
    const payout = this.table.put({
      ...input,
      id: `po_${randomUUID()}`,
      state: 'pending',
      reason: null,
      createdAt: this.options.clock.now().toISOString(),
    });
    this.#paySoon(payout.id);
    return payout;
  }

  /** Changes the state of a payout and tells it. Throws Refused for a step that cannot follow. */
  change(payout: SandboxPayout, state: SandboxPayout['state'], reason: string | null) {
    if (payout.state === state) return payout;
    if (!next[payout.state].includes(state)) throw new Refused(409, `is_${payout.state}`);
    const changed = this.table.put({ ...payout, state, reason });
    this.options.emit(changed);
    return changed;
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #paySoon(id: string): void {
    if (!this.options.paysByItself) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      const payout = this.table.get(id);
      if (payout?.state === 'pending') this.change(payout, 'paid', null);
    }, payMs);
    this.#timers.add(timer);
  }
}
