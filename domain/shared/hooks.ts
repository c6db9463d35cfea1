import type { Knex } from 'knex';
import type { DomainContext, Hook, Hooks } from './context';

type HookHandler<Told> = (
  context: DomainContext,
  trx: Knex.Transaction,
  told: Told,
) => Promise<void>;

/** That an area does something when a hook is run. */
export interface HookSubscription {
  hook: Hook<unknown>;
  // A method, so that subscriptions to different hooks fit one list; `on` has paired the types.
  handle(context: DomainContext, trx: Knex.Transaction, told: unknown): Promise<void>;
}

/** Declares a hook: part of the face of the area that runs it. */
export function defineHook<Told>(name: string): Hook<Told> {
  return { name };
}

/** Subscribes to a hook of a lower area; stands in the `hooks.ts` of the area that subscribes. */
export function on<Told>(hook: Hook<Told>, handle: HookHandler<NoInfer<Told>>): HookSubscription {
  return { hook, handle };
}

/** Runs hooks for one context; `subscriptions` is called with every run, as tests load them late. */
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
