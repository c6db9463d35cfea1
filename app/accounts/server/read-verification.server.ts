import { addressChangeWait } from '~/domain/credentials/address-changes';
import { maskEmail } from '~/domain/credentials/mask-email';
import { signUpCodeWait } from '~/domain/accounts/sign-up';
import type { Viewer } from '~/domain/viewers/viewer';
import type { DomainContext } from '~/domain/shared/context';
import type { Verification } from '../verification';

/** The code step of a viewer who stands before it; null for everybody else. */
export async function readVerification(
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
