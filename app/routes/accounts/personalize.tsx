import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { personalizeFormSchema } from '../../profile/profile-fields';
import { noteAnalytics } from '~/domain/analytics/note-analytics';
import { refusedName } from '../../profile/refused-name.server';
import { updateUser } from '~/domain/profile/update-user';
import { trackedPerson } from '../../analytics/tracked';
import { NarrowPage } from '../../accounts/frame/account-page';
import { PersonalizeForm } from '../../accounts/sign-up/personalize-form';
import { requireMember } from '../../kit/session/require-member.server';
import { safePath } from '../../kit/site/safe-path';
import { takeStoredRedirect } from './stored-redirect.server';
import { pageMeta } from '../../kit/site/page-meta';
import { handleForm } from '../../kit/forms/handle-form.server';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import { underWelcomeOffer } from './welcome-offer.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMember(request, context);
  const t = await translatorOf(context);
  return { page: { title: t('welcome:personalize.title') } };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { userId } = requireMember(request, context);
  const form = await readForm(request);
  const redirectTo = safePath(form.get('redirectTo'));
  return handleForm(form, {
    schema: personalizeFormSchema,
    async take(profile) {
      let user;
      try {
        const { agree_to_receive_promotional_materials: agreesToPromotions, ...rest } = profile;
        const changes = { ...rest, agreesToPromotions };
        const updated = await updateUser(context.domain, context.moderator, userId, changes);
        if (!updated.ok) return refusedName(context, updated.reason);
        user = updated.user;
      } catch (error) {
        // The form is optional, so a failure does not block the person: the modal closes.
        context.logger.error({ err: error }, 'a profile could not be saved');
        return redirect(redirectTo);
      }
      const { gender, agree_to_receive_promotional_materials: promotions } = profile;
      await noteAnalytics(context.domain, trackedPerson(userId, context), {
        name: 'PERSONALIZE_PROFILE_INFORMATION',
        properties: { gender: gender ?? null, promotions: promotions ?? false },
      });
      const stored = takeStoredRedirect(request, context);
      const next = await underWelcomeOffer(context, user, stored.path ?? redirectTo);
      return redirect(next, { headers: stored.headers });
    },
  });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function PersonalizePage() {
  const { t } = useTranslation('welcome');
  const [search] = useSearchParams();
  const response = useActionData<typeof action>();
  return (
    <NarrowPage>
      <h1 className="type-title">{t('personalize.title')}</h1>
      <p className="text-fg-2 mt-2 mb-6">{t('personalize.text')}</p>
      <PersonalizeForm
        id="personalize-page"
        redirectTo={safePath(search.get('redirectTo'))}
        response={response}
      />
    </NarrowPage>
  );
}
