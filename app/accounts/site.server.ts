import type { AppLoadContext } from '@remix-run/node';
import { signUpCodeWait } from '~/domain/accounts/sign-up';
import { listCharacters } from '~/domain/characters/list-characters';
import { addressChangeWait } from '~/domain/credentials/address-changes';
import { credentialsSettings } from '~/domain/credentials/settings';
import { maskEmail } from '~/domain/credentials/mask-email';
import { engagementSettings } from '~/domain/engagement/settings';
import { countJoinedToday } from '~/domain/profile/count-joined-today';
import type { DomainContext } from '~/domain/shared/context';
import type { Viewer } from '~/domain/viewers/viewer';
import { readResetProgress } from './server/stored-reset.server';
import type { Verification } from './code/verification';

/** Returns the viewer's pending sign-up or password reset and the data that invites visitors to sign up. */
export async function accountsSite(context: AppLoadContext) {
  const { domain, viewer } = context;
  const [engagement, passwords, verification, reset, invitePicture, joined] = await Promise.all([
    domain.settings(engagementSettings),
    domain.settings(credentialsSettings),
    readVerification(domain, viewer),
    readResetProgress(context),
    findInvitePicture(context),
    viewer.kind === 'user' ? 0 : countJoinedToday(domain),
  ]);
  return {
    isImpersonated: viewer.kind === 'user' && viewer.actorId !== viewer.userId,
    verification,
    invitePicture,
    passwordLength: { min: passwords.password_min_length, max: passwords.password_max_length },
    reset,
    /** Null where the number is derived from the time of day. */
    joinedToday: engagement.engagement_display === 'real' ? joined : null,
  };
}

/** Returns the state of the code step for a viewer with an unverified address; null for everyone else. */
async function readVerification(
  domain: DomainContext,
  viewer: Viewer,
): Promise<Verification | null> {
  if (viewer.kind !== 'user' || viewer.isVerified) return null;
  const [resendInSeconds, emailLockedSeconds] = await Promise.all([
    signUpCodeWait(domain, viewer),
    addressChangeWait(domain, viewer.userId),
  ]);
  return {
    maskedEmail: maskEmail(viewer.email),
    resendInSeconds,
    emailLockedSeconds,
    measuredAt: domain.now().toISOString(),
  };
}

/** The pictures beside the sign-up form: a tall one, and a wide one for the top of a sheet. */
export interface InvitePicture {
  tall: string;
  wide: string;
}

/** Returns the pictures only for viewers who can still sign up. */
async function findInvitePicture({
  viewer,
  domain,
  mediaAddress,
}: AppLoadContext): Promise<InvitePicture | null> {
  if (viewer.kind === 'user' && viewer.isVerified) return null;
  const { items } = await listCharacters(domain, { section: 'featured', limit: 1, seed: 0 });
  const { portrait = null, cover = null } = items[0]?.media ?? {};
  const tall = portrait ?? cover;
  return tall === null ? null : { tall: mediaAddress(tall), wide: mediaAddress(cover ?? tall) };
}
