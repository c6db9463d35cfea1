import type { Viewer } from '~/domain/viewers/viewer';

/** The viewer as pages may show them. Nothing in it is secret to the browser. */
export type SiteViewer = { kind: 'visitor' } | { kind: 'unverified'; id: string } | SiteMember;

interface SiteMember {
  kind: 'member';
  id: string;
  /** The member's chosen name, else one from their e-mail address. */
  name: string;
  email: string;
  nickName: string | null;
  gender: string | null;
  agreedToPromotions: boolean;
  /** True for the account of a creator. */
  isCreator: boolean;
  /** True shortly after registration. */
  isNew: boolean;
  /** True if staff have warned the member. The pages then remind them of it. */
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
    isCreator: viewer.accountType === 'CreatorUser',
    isNew: now.getTime() - viewer.verifiedAt.getTime() < newForMs,
    isWarned: viewer.state === 'warned',
  };
}

/** Returns the part before the @, for members who have not given a name. */
function nameFromEmail(email: string): string {
  const [local = ''] = email.split('@');
  return local.charAt(0).toUpperCase() + local.slice(1);
}
