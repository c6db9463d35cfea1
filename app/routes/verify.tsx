import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { codeSchema } from '~/domain/accounts/schema';
import { sendSignUpCode } from '~/domain/accounts/send-sign-up-code';
import { verifySignUp } from '~/domain/accounts/verify-sign-up';
import { CodeForm } from '../components/accounts/code-form';
import { codeRefusals } from '../components/accounts/code-refusals';
import { NarrowPage } from '../components/accounts/account-page';
import { readFormOrigin } from '../components/accounts/form-origin';
import { readForm } from '../forms/read-form.server';
import { requireUnverified } from '../components/accounts/require-unverified.server';
import { pageMeta } from '../components/shell/page-meta';
import { translatorOf } from '../i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../modals/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireUnverified(request, context);
  const t = await translatorOf(request, context.domain);
  return { page: { title: t('accounts:code.title') } };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = requireUnverified(request, context);
  const form = await readForm(request);
  if (form.get('intent') === 'resend') {
    const allowed = await context.limits.resendCode(viewer.userId);
    const sent = allowed.ok ? await sendSignUpCode(context.domain, viewer) : allowed;
    return sent.ok
      ? data({ wasSent: true })
      : data({ wasSent: false, error: 'another code cannot be sent yet' }, 429);
  }
  const code = codeSchema.safeParse(form.get('code') ?? undefined);
  if (!code.success) return data({ error: code.error.issues[0]?.message }, 400);
  const allowed = await context.limits.code(viewer.userId);
  if (!allowed.ok) return data({ error: codeRefusals['too-many-attempts'] }, 429);
  const answer = await verifySignUp(context.domain, {
    ...viewer,
    code: code.data,
    guestId: context.guestId ?? undefined,
  });
  if (!answer.ok) return data({ error: codeRefusals[answer.reason] }, 400);
  return redirect(readFormOrigin(form).redirectTo);
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function VerifyPage() {
  const { t } = useTranslation('accounts');
  const answer = useActionData<typeof action>();
  return (
    <NarrowPage>
      <h1 className="type-title">{t('code.title')}</h1>
      <CodeForm place="page" answer={answer} />
    </NarrowPage>
  );
}
