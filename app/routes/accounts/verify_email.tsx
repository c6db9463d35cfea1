import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { findTokenOwner } from '~/domain/credentials/account-token';
import { maskEmail } from '~/domain/credentials/mask-email';
import { verifyEmailLink } from '~/domain/accounts/verify-email-link';
import { NarrowPage } from '../../accounts/frame/account-page';
import { formText } from '../../kit/forms/form-text';
import { afterProofHref } from '../../accounts/log-in/after-proof-href';
import { EmailLink, type EmailLinkState } from '../../accounts/log-in/email-link';
import { pageMeta } from '../../kit/site/page-meta';
import { readForm } from '../../kit/forms/read-form.server';
import { readMailedToken } from '../../kit/session/mailed-link';
import { translatorOf } from '../../kit/i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

/**
 * Handles the link in the sign-up mail. In the browser that signed up, opening it is enough. Anywhere
 * else the person must confirm: programs that scan mails open links too, and must not verify an
 * address that another person typed.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const t = await translatorOf(context);
  const page = { title: t('credentials:link.title') };
  const query = new URL(request.url).searchParams;
  if (query.has('confirmed')) return { page, link: { kind: 'done' } satisfies EmailLinkState };
  const token = readMailedToken(request) ?? '';
  const allowed = await context.limits.emailLink(token);
  if (!allowed.ok) throw data(null, 429);
  const owner = await findTokenOwner(context.domain, 'verify_email', token);
  if (!owner.ok) {
    const link: EmailLinkState = { kind: 'dead', reason: owner.reason };
    return data({ page, link }, 400);
  }
  const { viewer } = context;
  if (viewer.kind === 'user' && viewer.userId === owner.userId) {
    const proved = await verifyEmailLink(context.domain, {
      token,
      guestId: context.guestId ?? undefined,
    });
    if (proved.ok) throw redirect(afterProofHref('/'));
    const link: EmailLinkState = { kind: 'dead', reason: proved.reason };
    return data({ page, link }, 400);
  }
  const link: EmailLinkState = { kind: 'confirm', maskedEmail: maskEmail(owner.email), token };
  return { page, link };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const token = formText(await readForm(request), 'token');
  const allowed = await context.limits.emailLink(token);
  if (!allowed.ok) throw data(null, 429);
  const proved = await verifyEmailLink(context.domain, { token });
  // If the link has expired in the meantime, opening it again shows that.
  return redirect(proved.ok ? '/verify_email?confirmed' : '/verify_email');
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function VerifyEmailPage() {
  const { link } = useLoaderData<typeof loader>();
  return (
    <NarrowPage>
      <EmailLink link={link} />
    </NarrowPage>
  );
}
