import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { giveConsents, withdrawConsent } from '~/domain/creators/change-consent';
import { consentScopes } from '~/domain/creators/consent-texts';
import { ConsentPage } from '../../creators/consent-page';
import { readConsentPage } from '../../creators/server/read-consent-page.server';
import { handleForm } from '../../kit/forms/handle-form.server';
import { readForm } from '../../kit/forms/read-form.server';
import { ResponseError } from '../../kit/forms/response-error';
import { translatorOf } from '../../kit/i18n/translator.server';
import { requireMember } from '../../kit/session/require-member.server';
import { pageMeta } from '../../kit/site/page-meta';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = requireMember(request, context);
  const [t, consents] = await Promise.all([
    translatorOf(context),
    readConsentPage(context, userId),
  ]);
  return { page: { title: t('studio:consent.title') }, consents };
}

const changeSchema = z.object({
  scope: z.enum(consentScopes),
  change: z.enum(['give', 'withdraw']),
  textHash: z.string().max(64).default(''),
});

export async function action({ request, context }: ActionFunctionArgs) {
  const { userId, actorId, sessionId } = requireMember(request, context);
  const by = { userId, actorId, sessionId, address: context.address };
  return handleForm(await readForm(request), {
    schema: changeSchema,
    async take({ scope, change, textHash }) {
      const changed =
        change === 'give'
          ? await giveConsents(context.domain, by, [{ scope, textHash }])
          : await withdrawConsent(context.domain, by, scope);
      if (changed.ok) return redirect('/verified-model/consent');
      const { statusCode } = context.refusals.describe(changed);
      return { error: context.refusals.formErrorOf(changed.reason), status: statusCode };
    },
  });
}

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
