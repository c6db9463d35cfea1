import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { caseDetails } from '~/domain/cases/schema';
import { appealStrike } from '~/domain/strikes/appeal-strike';
import { readAccountStatus } from '~/domain/strikes/read-account-status';
import { strikesSettings } from '~/domain/strikes/settings';
import { requireMember } from '../../kit/session/require-member.server';
import { formText } from '../../kit/forms/form-text';
import { handleForm } from '../../kit/forms/handle-form.server';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import { pageMeta } from '../../kit/site/page-meta';
import { presentStatus } from '../../strikes/presenters/status-for-fan';
import { AccountStatusSection } from '../../strikes/account-status-section';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = requireMember(request, context);
  const { domain } = context;
  const [t, status, { appeal_max_length }] = await Promise.all([
    translatorOf(context),
    readAccountStatus(domain, { id: userId }),
    domain.settings(strikesSettings),
  ]);
  return {
    page: { title: t('standing:title') },
    status: presentStatus(status),
    maxLength: appeal_max_length,
    isAppealed: new URL(request.url).searchParams.has('appealed'),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { email } = requireMember(request, context);
  const form = await readForm(request);
  const intent = formText(form, 'intent');
  if (!intent.startsWith('appeal-')) throw data(null, 400);
  const { domain, language, limits, refusals } = context;
  const { locale } = language;
  return handleForm(form, {
    intent,
    schema: caseDetails.appeal,
    limit: () => limits.openCase(email),
    async take({ reference, message }) {
      const { appeal_max_length } = await domain.settings(strikesSettings);
      if (message.length > appeal_max_length) {
        return { at: 'message' as const, error: 'the text is too long' };
      }
      const appealed = await appealStrike(domain, { email, locale, reference, message });
      if (appealed.ok) return redirect('/settings/standing?appealed#standing');
      return { error: refusals.formErrorOf(appealed.reason), status: 409 };
    },
  });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function AccountStatusPage() {
  const { status, maxLength, isAppealed } = useLoaderData<typeof loader>();
  return <AccountStatusSection status={status} maxLength={maxLength} isAppealed={isAppealed} />;
}
