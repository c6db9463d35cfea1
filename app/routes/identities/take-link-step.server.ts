import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { changeEmailSchema } from '~/domain/credentials/schema';
import { confirmIdentity } from '~/domain/identities/confirm-identity';
import { findPendingIdentity } from '~/domain/identities/pending-identity';
import { sendIdentityCode } from '~/domain/identities/send-identity-code';
import { codeRefusals, tooSoon } from '../../kit/forms/codes/code-refusals';
import type { CodeResponse } from '../../accounts/code/code-form';
import { withRedirect } from '../../kit/site/with-redirect';
import { setCookies } from '../../kit/session/set-cookies.server';
import { underReviewHref } from '../../age-reviews/under-review-href';
import { noteSocialRegistration } from '../../analytics/server/note-social.server';
import { handleForm, refuseForm } from '../../kit/forms/handle-form.server';
import { readProof, readSocialTrip } from '../../identities/server/social-trip.server';

interface Step {
  request: Request;
  context: AppLoadContext;
  form: FormData;
}

const cookieHeaderOf = (request: Request) => request.headers.get('cookie') ?? '';

/**
 * Returns the claim that this browser brought back from a provider; without one, the person signs in again.
 */
export async function requireClaim(request: Request, { domain }: AppLoadContext) {
  const id = readProof(cookieHeaderOf(request));
  const pending = id && (await findPendingIdentity(domain, id));
  if (!pending) throw redirect('/sign_in');
  return pending;
}

/** Handles a form of the claim's page: another code, or entering the code. */
export async function takeLinkStep(step: Step) {
  const { id } = await requireClaim(step.request, step.context);
  return step.form.get('intent') === 'resend' ? resend(step, id) : confirm(step, id);
}

async function resend({ context: { domain, limits, device } }: Step, pendingId: string) {
  const allowed = await limits.resendCode(pendingId);
  const sent = allowed.ok ? await sendIdentityCode(domain, { pendingId, asker: device }) : allowed;
  if (!sent.ok) return refuseForm(tooSoon);
  return data<CodeResponse>({ wasSent: true }, { headers: setCookies(device.keep()) });
}

const confirm = ({ request, context, form }: Step, pendingId: string) =>
  handleForm(form, {
    schema: changeEmailSchema,
    secrets: ['code'],
    limit: () => context.limits.code(pendingId),
    limitAt: 'code',
    async take({ code }) {
      const { domain, cookies, device, userAgent, origin, referral } = context;
      const guestId = context.guestId ?? undefined;
      const entry = { pendingId, code, asker: device, userAgent, guestId, origin, referral };
      const answer = await confirmIdentity(domain, entry);
      const { redirectTo } = readSocialTrip(cookieHeaderOf(request));
      const leave = (place: string, kept: string[]) => {
        const forgotten = [...cookies.endSocial(), ...cookies.endProof()];
        return redirect(place, { headers: setCookies([...kept, ...forgotten]) });
      };
      if (answer.ok) {
        await noteSocialRegistration(domain, answer, context);
        const remembered = device.remember(answer.email);
        return leave(redirectTo, [...cookies.startSession(answer.tokens), ...remembered]);
      }
      switch (answer.reason) {
        case 'closing':
          return leave('/restore', cookies.offerRestore(answer.restore));
        case 'under_age_review':
          return leave(underReviewHref, cookies.hold(answer.review));
        case 'second-factor-required':
          return leave(withRedirect('/second_step', redirectTo), cookies.keepTicket(answer.ticket));
        case 'suspended':
        case 'terminated':
          return leave(`/error?${new URLSearchParams({ reason: answer.reason })}`, []);
        default:
          return { at: 'code', error: codeRefusals[answer.reason] };
      }
    },
  });
