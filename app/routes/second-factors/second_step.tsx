import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { finishSignIn } from '~/domain/accounts/finish-sign-in';
import { findFactorKinds } from '~/domain/second-factors/list-factors';
import { readTicket } from '~/domain/second-factors/ticket';
import { NarrowPage } from '../../accounts/frame/account-page';
import { safePath } from '../../kit/site/safe-path';
import { enterWith, leaveOutside } from '../../second-factors/server/enter-with.server';
import { factorRefusals } from '../../second-factors/factor-refusals';
import { readProof } from '../../second-factors/server/read-proof.server';
import { SecondStepForm } from '../../second-factors/second-step-form';
import { pageMeta } from '../../kit/site/page-meta';
import { refuseForm } from '../../kit/forms/handle-form.server';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

/** The password was right; a person without a valid ticket for it starts again. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { domain } = context;
  const ticket = await readTicket(domain, context.ticket);
  if (ticket?.holder.kind !== 'user') throw redirect('/sign_in');
  const [t, kinds] = await Promise.all([
    translatorOf(context),
    findFactorKinds(domain.db, ticket.holder),
  ]);
  return { page: { title: t('factors:step.title') }, kinds };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { domain, limits, device, userAgent } = context;
  const read = readProof(await readForm(request), context);
  if (!read.ok) return refuseForm(read);
  const allowed = await limits.secondFactor(context.ticket);
  if (!allowed.ok) {
    return refuseForm({ error: factorRefusals['too-many-attempts'], status: 429 });
  }
  const answer = await finishSignIn(domain, {
    token: context.ticket,
    proof: read.proof,
    asker: device,
    userAgent,
    guestId: context.guestId ?? undefined,
  });
  if (answer.ok) {
    const redirectTo = safePath(new URL(request.url).searchParams.get('redirectTo'));
    return enterWith(context, answer, redirectTo);
  }
  switch (answer.reason) {
    case 'no-ticket':
      return redirect('/sign_in');
    case 'invalid-code':
    case 'too-many-attempts':
      return refuseForm({ error: factorRefusals[answer.reason] });
    default:
      return leaveOutside(context, answer);
  }
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function SecondStepPage() {
  const { t } = useTranslation('factors');
  const { kinds } = useLoaderData<typeof loader>();
  const response = useActionData<typeof action>();
  return (
    <NarrowPage>
      <h1 className="type-title">{t('step.title')}</h1>
      <SecondStepForm kinds={kinds} purpose="second-step" response={response} />
      <p className="type-small text-fg-2 mt-4 text-center">
        <Link
          to="/sign_in"
          className="rounded-small text-fg font-[520] underline underline-offset-2"
        >
          {t('step.otherwise')}
        </Link>
      </p>
    </NarrowPage>
  );
}
