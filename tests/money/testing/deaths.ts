import type { TestContext } from '~/db/testing';
import { orderPaid, orderReversed, paymentFailed } from '~/domain/payments/order-hooks';
import { AskerDied } from '~/domain/payments/testing/play-provider';

/**
 * The way in which the next transaction that fulfils, reverses or fails an order dies: its process
 * before or after the seller's hook has run, or its connection, ended by PostgreSQL itself.
 */
export type Death = 'before' | 'after' | 'connection';

export interface Deaths {
  plan(death: Death): void;
  /** Cancels the planned deaths. */
  stop(): void;
  /** Runs work that a planned death may kill; returns undefined if it was killed. */
  survive<T>(work: () => Promise<T>): Promise<T | undefined>;
}

/** Lets processes die between a charge and its fulfilment, wherever payments run hooks. */
export function playDeaths(context: TestContext): Deaths {
  const planned: Death[] = [];
  const run = context.hooks.run.bind(context.hooks);
  const deadly = new Set([orderPaid.name, orderReversed.name, paymentFailed.name]);
  context.hooks = {
    async run(hook, trx, payload) {
      const death = deadly.has(hook.name) ? planned.shift() : undefined;
      if (death === 'before') throw new AskerDied();
      await run(hook, trx, payload);
      if (death === 'connection') await trx.raw('select pg_terminate_backend(pg_backend_pid())');
      if (death === 'after') throw new AskerDied();
    },
  };
  return {
    plan: (death) => void planned.push(death),
    stop: () => void planned.splice(0),
    async survive(work) {
      try {
        return await work();
      } catch (error) {
        if (!isDeath(error)) throw error;
        return undefined;
      }
    },
  };
}

function isDeath(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isDeath);
  if (error instanceof AskerDied) return true;
  const message = error instanceof Error ? error.message : '';
  return /terminating connection|Connection terminated|Connection ended/.test(message);
}
