import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { followCase } from '~/domain/cases/follow-case';
import { readReference } from '~/domain/cases/reference';
import { followCaseSchema } from '~/domain/cases/schema';
import { tooManyAttempts } from '../accounts/server/too-many-attempts.server';
import { CaseProgress } from '../cases/case-progress';
import { FollowForm } from '../cases/follow-form';
import { IntakePage } from '../cases/intake-page';
import { ReceivedCard } from '../cases/received-card';
import { startCase } from '../cases/server/receive-case.server';
import { pageMeta } from '../shell/page-meta';
import type { FormError } from '../forms/form-error';
import { parseForm } from '../forms/parse-form.server';
import { readForm } from '../forms/read-form.server';
import { translatorOf } from '../i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../modals/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const t = await translatorOf(context);
  const { searchParams } = new URL(request.url);
  const { email = '' } = startCase(context).known;
  return {
    page: { title: t('contact:follow.title'), description: t('contact:follow.lead') },
    received: readReference(searchParams.get('received') ?? ''),
    known: { reference: readReference(searchParams.get('reference') ?? '') ?? '', email },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = parseForm(await readForm(request), followCaseSchema);
  if (submission.status !== 'success') return data({ lastResult: submission.reply() }, 400);
  const allowed = await context.limits.followCase(submission.value.email);
  if (!allowed.ok) return tooManyAttempts(submission, allowed);
  const found = await followCase(context.domain, submission.value);
  if (found.ok) return data({ progress: found });
  const formErrors: FormError[] = ['no such case'];
  return data({ lastResult: submission.reply({ formErrors }) }, 404);
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function CasePage() {
  const { t } = useTranslation('contact');
  const { received, known } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer && 'progress' in answer) {
    return (
      <IntakePage title={t('follow.title')} lead={t('follow.lead')}>
        <CaseProgress progress={answer.progress} />
      </IntakePage>
    );
  }
  if (received && !answer) {
    return (
      <IntakePage title={t('received.title')} lead={t('received.text')}>
        <ReceivedCard reference={received} />
      </IntakePage>
    );
  }
  return (
    <IntakePage title={t('follow.title')} lead={t('follow.lead')}>
      <FollowForm known={known} lastResult={answer?.lastResult} />
    </IntakePage>
  );
}
