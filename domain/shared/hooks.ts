import type { Knex } from 'knex';
import type { DomainContext, Hook, Hooks } from './context';

type HookHandler<Told> = (
  context: DomainContext,
  trx: Knex.Transaction,
  told: Told,
) => Promise<void>;

/** The subscription of an area to a hook. */
export interface HookSubscription {
  hook: Hook<unknown>;
  // A method, because its parameters are bivariant: subscriptions to different hooks fit one list. `on` has
  // checked the types.
  handle(context: DomainContext, trx: Knex.Transaction, told: unknown): Promise<void>;
}

/** Defines a hook; it belongs to the face of the area that runs it. */
export function defineHook<Told>(name: string): Hook<Told> {
  return { name };
}

/** Subscribes to a hook of a lower area; called in the `hooks.ts` of the subscribing area. */
export function on<Told>(hook: Hook<Told>, handle: HookHandler<NoInfer<Told>>): HookSubscription {
  return { hook, handle };
}

/** Creates the hooks of a context. `subscriptions` is called in every run, since tests load them late. */
export function createHooks(
  subscriptions: () => Promise<readonly HookSubscription[]>,
  contextOf: () => DomainContext,
): Hooks {
  return {
    async run(hook, trx, told) {
      for (const one of await subscriptions()) {
        if (one.hook.name === hook.name) await one.handle(contextOf(), trx, told);
      }
    },
  };
}
