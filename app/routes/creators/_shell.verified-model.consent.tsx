import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ConsentPage } from '../../creators/consent-page';
import { readConsentPage } from '../../creators/server/read-consent-page.server';
import { ResponseError } from '../../kit/forms/response-error';
import { translatorOf } from '../../kit/i18n/translator.server';
import { requireMember } from '../../kit/session/require-member.server';
import { pageMeta } from '../../kit/site/page-meta';
import { changeConsent } from '../../creators/server/change-consent.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = requireMember(request, context);
  const [t, consents] = await Promise.all([
    translatorOf(context),
    readConsentPage(context, userId),
  ]);
  return { page: { title: t('studio:consent.title') }, consents };
}

export const action = (args: ActionFunctionArgs) => changeConsent(args);

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Shows what a person agreed to, and lets them change it. */
export default function ConsentRoute() {
  const { consents } = useLoaderData<typeof loader>();
  const response = useActionData<typeof action>();
  return (
    <>
      <ResponseError response={response} />
      <ConsentPage {...consents} />
    </>
  );
}
