import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getCurrentUser } from '~/domain/profile/current-user';
import { offeredGenders } from '~/domain/profile/schema';
import { profileFormSchema } from '../../profile/profile-fields';
import { refusedName } from '../../profile/refused-name.server';
import { updateUser } from '~/domain/profile/update-user';
import { requireMember } from '../../kit/session/require-member.server';
import { LanguageSection } from '../../settings/language-section';
import { ProfileForm } from '../../settings/profile-form';
import { pageMeta } from '../../kit/site/page-meta';
import { handleForm } from '../../kit/forms/handle-form.server';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = requireMember(request, context);
  const [t, user] = await Promise.all([
    translatorOf(context),
    getCurrentUser(context.domain, userId),
  ]);
  const { nickName, gender } = user.isVerified ? user : { nickName: null, gender: null };
  // A person who has given another gender elsewhere keeps it.
  const genders = [...new Set([...offeredGenders, ...(gender === null ? [] : [gender])])];
  return {
    page: { title: t('account:sections.profile') },
    profile: { nickName, gender },
    genders,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { userId } = requireMember(request, context);
  const form = await readForm(request);
  if (form.get('intent') !== 'profile') throw data(null, 400);
  return handleForm(form, {
    intent: 'profile',
    schema: profileFormSchema,
    async take(profile) {
      const updated = await updateUser(context.domain, context.moderator, userId, profile);
      return updated.ok ? undefined : refusedName(context, updated.reason);
    },
  });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ProfilePage() {
  const { profile, genders } = useLoaderData<typeof loader>();
  return (
    <>
      <ProfileForm profile={profile} genders={genders} />
      <LanguageSection />
    </>
  );
}
