import type { CaseKind } from '~/domain/cases/kinds';

/** Returns the page with the form of a kind. */
export function caseHref(kind: CaseKind): string {
  return kind === 'contact' ? '/contact' : `/report/${kind}`;
}

/**
 * Returns the page that confirms a new case. Its reference alone reveals nothing about the case except
 * the number of reported addresses that were taken down.
 */
export function receivedHref(reference: string): string {
  return `/case?${new URLSearchParams({ received: reference })}`;
}
