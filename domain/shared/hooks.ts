import type { Knex } from 'knex';
import type { DomainContext, Hook, Hooks } from './context';

type HookHandler<Payload> = (
  context: DomainContext,
  trx: Knex.Transaction,
  data: Payload,
) => Promise<void>;

/** The subscription of an area to a hook. */
export interface HookSubscription {
  hook: Hook<unknown>;
  // A method, because its parameters are bivariant: subscriptions to different hooks fit one list. `on` has
  // checked the types.
  handle(context: DomainContext, trx: Knex.Transaction, data: unknown): Promise<void>;
}

/** Defines a hook; it belongs to the face of the area that runs it. */
export function defineHook<Payload>(name: string): Hook<Payload> {
  return { name };
}

/** Subscribes to a hook of a lower area; called in the `hooks.ts` of the subscribing area. */
export function on<Payload>(
  hook: Hook<Payload>,
  handle: HookHandler<NoInfer<Payload>>,
): HookSubscription {
  return { hook, handle };
}

/** Creates the hooks of a context. `subscriptions` is called in every run, since tests load them late. */
export function createHooks(
  subscriptions: () => Promise<readonly HookSubscription[]>,
  contextOf: () => DomainContext,
): Hooks {
  return {
    async run(hook, trx, data) {
      for (const one of await subscriptions()) {
        if (one.hook.name === hook.name) await one.handle(contextOf(), trx, data);
      }
    },
  };
}
