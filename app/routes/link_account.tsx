import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { confirmIdentity } from '~/domain/identities/confirm-identity';
import { maskEmail } from '~/domain/credentials/mask-email';
import { findPendingIdentity, identityCodeWait } from '~/domain/identities/pending-identity';
import { codeSchema } from '~/domain/credentials/schema';
import { sendIdentityCode } from '~/domain/identities/send-identity-code';
import { noteSocialRegistration } from '../analytics/note-social';
import { NarrowPage } from '../accounts/account-page';
import { codeRefusals } from '../accounts/code-refusals';
import { LinkAccountForm } from '../accounts/link-account-form';
import { underReviewHref } from '../accounts/under-review-href';
import { withRedirect } from '../accounts/form-origin';
import { setCookies } from '../accounts/server/set-cookies.server';
import { pageMeta } from '../shell/page-meta';
import { readForm } from '../forms/read-form.server';
import { translatorOf } from '../i18n/translator.server';
import { readProof } from '../identities/social-trip';

export { ignoreModalChanges as shouldRevalidate } from '../modals/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { domain } = context;
  const pending = await requireClaim(request, context);
  const [t, resendInSeconds] = await Promise.all([
    translatorOf(context),
    identityCodeWait(domain, { pendingId: pending.id, asker: context.device }),
  ]);
  return {
    page: { title: t('trust:link.title') },
    provider: pending.provider_name,
    maskedEmail: maskEmail(pending.email),
    resendInSeconds,
    measuredAt: domain.now().toISOString(),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { id } = await requireClaim(request, context);
  const form = await readForm(request);
  if (form.get('intent') === 'resend') {
    const allowed = await context.limits.resendCode(id);
    const asked = { pendingId: id, asker: context.device };
    const sent = allowed.ok ? await sendIdentityCode(context.domain, asked) : allowed;
    const headers = setCookies(context.device.keep());
    return sent.ok
      ? data({ wasSent: true }, { headers })
      : data({ wasSent: false, error: 'another code cannot be sent yet' }, 429);
  }
  const code = codeSchema.safeParse(form.get('code') ?? undefined);
  if (!code.success) return data({ error: code.error.issues[0]?.message }, 400);
  const allowed = await context.limits.code(id);
  if (!allowed.ok) return data({ error: codeRefusals['too-many-attempts'] }, 429);
  const answer = await confirmIdentity(context.domain, {
    pendingId: id,
    code: code.data,
    asker: context.device,
    userAgent: context.userAgent,
    guestId: context.guestId ?? undefined,
    origin: context.origin,
    referral: context.referral,
  });
  const { cookies } = context;
  if (answer.ok) {
    await noteSocialRegistration(context.domain, answer, context);
    const { redirectTo } = cookies.readSocial(cookieHeaderOf(request));
    const remembered = context.device.remember(answer.email);
    const kept = [...cookies.startSession(answer.tokens), ...remembered, ...forgetTrip(cookies)];
    return redirect(redirectTo, { headers: setCookies(kept) });
  }
  if (answer.reason === 'closing') {
    const kept = [...cookies.offerRestore(answer.restore), ...forgetTrip(cookies)];
    return redirect('/restore', { headers: setCookies(kept) });
  }
  if (answer.reason === 'under_age_review') {
    const kept = [...cookies.hold(answer.review), ...forgetTrip(cookies)];
    return redirect(underReviewHref, { headers: setCookies(kept) });
  }
  if (answer.reason === 'second-factor-required') {
    const { redirectTo } = cookies.readSocial(cookieHeaderOf(request));
    const kept = [...cookies.keepTicket(answer.ticket), ...forgetTrip(cookies)];
    return redirect(withRedirect('/second_step', redirectTo), { headers: setCookies(kept) });
  }
  if (answer.reason === 'suspended' || answer.reason === 'terminated') {
    const place = `/error?${new URLSearchParams({ reason: answer.reason })}`;
    return redirect(place, { headers: setCookies(forgetTrip(cookies)) });
  }
  return data({ error: codeRefusals[answer.reason] }, 400);
}

type Cookies = ActionFunctionArgs['context']['cookies'];
const forgetTrip = (cookies: Cookies) => [...cookies.endSocial(), ...cookies.endProof()];
const cookieHeaderOf = (request: Request) => request.headers.get('cookie') ?? '';

/** The claim that this browser brought back from a provider; whoever has none signs in anew. */
async function requireClaim(request: Request, { domain }: LoaderFunctionArgs['context']) {
  const id = readProof(cookieHeaderOf(request));
  const pending = id && (await findPendingIdentity(domain, id));
  if (!pending) throw redirect('/sign_in');
  return pending;
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function LinkAccountPage() {
  const { t } = useTranslation('trust');
  const claim = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <NarrowPage>
      <h1 className="type-title">{t('link.title')}</h1>
      <LinkAccountForm {...claim} answer={answer} />
    </NarrowPage>
  );
}
