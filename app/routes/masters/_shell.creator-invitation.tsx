import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { acceptInvitation, readInvitation } from '~/domain/masters/open-invitation';
import { ActForm, SubmitButton } from '../../kit/forms/form';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import { requireMember } from '../../kit/session/require-member.server';
import { pageMeta } from '../../kit/site/page-meta';
import { Notice } from '../../kit/ui/feedback/notice';
import { ownManagerHref } from '../../masters/master-hrefs';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

const tokenOf = (request: Request) =>
  (new URL(request.url).searchParams.get('token') ?? '').slice(0, 200);

/** Shows an invitation to the person whose address it was mailed to; others learn only that it is not theirs. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = requireMember(request, context);
  const t = await translatorOf(context);
  const read = await readInvitation(context.domain, { token: tokenOf(request), userId });
  if (read.ok && read.invitation.isAccepted) throw redirect(ownManagerHref);
  return {
    page: { title: t('masters:invitation.title') },
    invitation: read.ok ? read.invitation : null,
    refused: read.ok ? null : context.refusals.formErrorOf(read.reason),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { userId } = requireMember(request, context);
  await readForm(request);
  const accepted = await acceptInvitation(context.domain, { token: tokenOf(request), userId });
  if (accepted.ok) return redirect(ownManagerHref);
  return data({ refused: context.refusals.formErrorOf(accepted.reason) }, 409);
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function InvitationPage() {
  const { t } = useTranslation(['masters', 'errors']);
  const { invitation, refused } = useLoaderData<typeof loader>();
  const no = useActionData<typeof action>()?.refused ?? refused;
  return (
    <div className="mx-auto max-w-[560px] space-y-4 px-4 pt-6 pb-16">
      <h1 className="type-h1">{t('invitation.title')}</h1>
      {no !== null && <Notice kind="danger">{t(`errors:${no}` as 'errors:home')}</Notice>}
      {invitation && (
        <>
          <p className="text-fg-2">
            {t('invitation.text', { manager: invitation.manager, name: invitation.displayName })}
          </p>
          <ul className="rounded-card border-line bg-raised type-small text-fg-2 list-disc space-y-2 border py-4 ps-9 pe-4">
            <li>{t('invitation.nothing-made')}</li>
            <li>{t('invitation.you-confirm')}</li>
            <li>{t('invitation.percent', { percent: invitation.managerPercent })}</li>
            <li>{t('invitation.leave')}</li>
          </ul>
          <ActForm>
            <SubmitButton size="large" className="w-full">
              {t('invitation.accept')}
            </SubmitButton>
          </ActForm>
          <p className="type-small text-fg-2">{t('invitation.not-you')}</p>
        </>
      )}
    </div>
  );
}
