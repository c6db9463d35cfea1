import type { Viewer } from '~/domain/accounts/viewer';

/** The viewer as pages may show them: nothing of it is secret to the browser. */
export type SiteViewer =
  { kind: 'visitor' } | { kind: 'unverified' } | { kind: 'member'; id: string; name: string };

export function toSiteViewer(viewer: Viewer): SiteViewer {
  if (viewer.kind !== 'user') return { kind: 'visitor' };
  if (!viewer.isVerified) return { kind: 'unverified' };
  return {
    kind: 'member',
    id: viewer.userId,
    name: viewer.nickName ?? nameFromEmail(viewer.email),
  };
}

/** Somebody who has not told their name is called by the part before the @. */
function nameFromEmail(email: string): string {
  const [local = ''] = email.split('@');
  return local.charAt(0).toUpperCase() + local.slice(1);
}
