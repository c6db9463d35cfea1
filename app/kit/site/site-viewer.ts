import type { Viewer } from '~/domain/viewers/viewer';

/** The viewer as pages may show them: nothing of it is secret to the browser. */
export type SiteViewer = { kind: 'visitor' } | { kind: 'unverified'; id: string } | SiteMember;

interface SiteMember {
  kind: 'member';
  id: string;
  /** What they are called: as they said, else by their address. */
  name: string;
  email: string;
  nickName: string | null;
  gender: string | null;
  agreedToPromotions: boolean;
  /** Their registration has only just been completed. */
  isNew: boolean;
  /** Staff have warned them, of which they are reminded. */
  isWarned: boolean;
}

const newForMs = 600_000;

export function toSiteViewer(viewer: Viewer, now: Date): SiteViewer {
  if (viewer.kind !== 'user') return { kind: 'visitor' };
  if (!viewer.verifiedAt) return { kind: 'unverified', id: viewer.userId };
  return {
    kind: 'member',
    id: viewer.userId,
    name: viewer.nickName ?? nameFromEmail(viewer.email),
    email: viewer.email,
    nickName: viewer.nickName,
    gender: viewer.gender,
    agreedToPromotions: viewer.agreedToPromotions,
    isNew: now.getTime() - viewer.verifiedAt.getTime() < newForMs,
    isWarned: viewer.state === 'warned',
  };
}

/** Somebody who has not told their name is called by the part before the @. */
function nameFromEmail(email: string): string {
  const [local = ''] = email.split('@');
  return local.charAt(0).toUpperCase() + local.slice(1);
}
