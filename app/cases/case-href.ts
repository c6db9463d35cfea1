import type { CaseKind } from '~/domain/cases/kinds';

/** The page with the form of a kind. */
export function caseHref(kind: CaseKind): string {
  return kind === 'contact' ? '/contact' : `/report/${kind}`;
}

/**
 * Where somebody is told that a case has been opened. Its reference alone shows nothing of it, but of
 * how many addresses of a notice something was taken down.
 */
export function receivedHref(reference: string): string {
  return `/case?${new URLSearchParams({ received: reference })}`;
}
