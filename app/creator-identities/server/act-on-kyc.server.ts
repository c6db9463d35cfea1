import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { startKyc, stopKyc } from '~/domain/creator-identities/change-kyc';
import type { UserViewer } from '~/domain/viewers/viewer';
import { modalHref } from '../../kit/modals/modal-keys';
import { safePath } from '../../kit/site/safe-path';
import { kycReturnHref } from '../places';

/** Begins or stops one's own identification, and leads back to where the form was. */
export async function actOnKyc(
  context: AppLoadContext,
  { userId, person }: UserViewer,
  form: FormData,
) {
  const { domain, identityProvider, limits, refusals } = context;
  const allowed = await limits.changeKyc(person);
  if (!allowed.ok) return data({ refused: 'too many attempts' as const }, 429);
  const stops = form.get('intent') === 'stop';
  const outcome = stops
    ? await stopKyc(domain, userId)
    : await startKyc(domain, identityProvider, {
        userId,
        returnUrl: new URL(kycReturnHref, context.config.PUBLIC_URL).href,
      });
  if (!outcome.ok) {
    if (outcome.reason === 'kyc-no-application') throw data(null, 404);
    return data({ refused: refusals.formErrorOf(outcome.reason) }, 409);
  }
  const pathname = safePath(form.get('redirectTo'));
  if (stops) return redirect(pathname);
  const { search } = modalHref({ pathname, search: '' }, 'manualKYCVerificationModal');
  return redirect(pathname + search);
}
