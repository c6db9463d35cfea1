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
import { findNoticeProgress } from '~/domain/takedowns/find-progress';
import { CaseProgress } from '../../cases/case-progress';
import { FollowForm } from '../../cases/follow-form';
import { IntakePage } from '../../cases/intake-page';
import { NoticeFigures } from '../../cases/notice-figures';
import { ReceivedCard } from '../../cases/received-card';
import { startCase } from '../../cases/server/receive-case.server';
import { pageMeta } from '../../kit/site/page-meta';
import type { FormError } from '../../kit/i18n/form-error';
import { handleForm } from '../../kit/forms/handle-form.server';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const t = await translatorOf(context);
  const { searchParams } = new URL(request.url);
  const received = readReference(searchParams.get('received') ?? '');
  const { email = '' } = startCase(context).prefill;
  return {
    page: { title: t('contact:follow.title'), description: t('contact:follow.lead') },
    received,
    notice: received && (await findNoticeProgress(context.domain, received)),
    prefilled: { reference: readReference(searchParams.get('reference') ?? '') ?? '', email },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return handleForm(await readForm(request), {
    schema: followCaseSchema,
    limit: ({ email }) => context.limits.followCase(email),
    async take(input) {
      const found = await followCase(context.domain, input);
      if (found.ok) {
        const notice = await findNoticeProgress(context.domain, found.reference);
        return data({ progress: found, notice });
      }
      return { error: 'no such case' satisfies FormError, status: 404 };
    },
  });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function CasePage() {
  const { t } = useTranslation('contact');
  const { received, notice, prefilled } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer && 'progress' in answer) {
    return (
      <IntakePage title={t('follow.title')} lead={t('follow.lead')}>
        <CaseProgress progress={answer.progress} />
        {answer.notice && <NoticeFigures notice={answer.notice} />}
      </IntakePage>
    );
  }
  if (received && !answer) {
    return (
      <IntakePage title={t('received.title')} lead={t('received.text')}>
        <ReceivedCard reference={received} notice={notice || null} />
      </IntakePage>
    );
  }
  return (
    <IntakePage title={t('follow.title')} lead={t('follow.lead')}>
      <FollowForm prefill={prefilled} response={answer} />
    </IntakePage>
  );
}
