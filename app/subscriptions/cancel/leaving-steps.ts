import { subscriptionPath } from '../../checkout/change/subscription-path';

/** The steps of a cancellation of Premium in their order. The contract numbers them from 1. */
export const leavingSteps = ['first', 'benefits', 'wishes', 'plans', 'reason', 'done'] as const;

export type LeavingStep = (typeof leavingSteps)[number];

/** Returns a step's number in the contract; 0 for an unknown name. */
export const numberOf = (step: string): number => leavingSteps.findIndex((one) => one === step) + 1;

/** Returns the address that shows a step. */
export function leavingHref(step: string): string {
  const modal = `${subscriptionPath}?modal=cancelPremium`;
  return step === 'first' ? modal : `${modal}&cancelPremium.step=${numberOf(step)}`;
}
