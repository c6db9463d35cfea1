import { maskEmail } from '~/domain/accounts/mask-email';
import { codeResendWait } from '~/domain/accounts/one-time-code';
import type { Viewer } from '~/domain/accounts/viewer';
import type { DomainContext } from '~/domain/shared/context';
import type { Verification } from './verification';

/** The code step of a viewer who stands before it; null for everybody else. */
export async function readVerification(
  domain: DomainContext,
  viewer: Viewer,
): Promise<Verification | null> {
  if (viewer.kind !== 'user' || viewer.isVerified) return null;
  return {
    maskedEmail: maskEmail(viewer.email),
    resendInSeconds: await codeResendWait(domain, viewer.userId),
    measuredAt: domain.now().toISOString(),
  };
}
