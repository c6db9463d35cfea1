import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { findLook } from '~/domain/impersonation/find-look';
import { idSchema } from '~/domain/shared/ids';
import { maskEmail } from '~/domain/credentials/mask-email';
import { findPerson } from '~/domain/people/find-person';
import { LookForm, OpenLook } from '../../impersonation/look-form';
import { takeLookForm } from '../../impersonation/server/take-look-form.server';
import { readForm } from '../../kit/forms/read-form.server';
import { pageMeta } from '../../kit/site/page-meta';
import { stamp } from '../../staff/presenters/stamp';
import { requireStaff } from '../../staff/server/require-staff.server';
import { StaffShell } from '../../staff/staff-shell';
import { translatorOf } from '../../kit/i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

/** Shows the page on which staff ask a person to look as them, begin, and end. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const staff = await requireStaff(context, 'users.impersonate');
  const userId = idSchema.safeParse(params['userId']);
  const person = userId.success ? await findPerson(context.domain, userId.data) : null;
  if (!person) throw data(null, 404);
  const [t, look] = await Promise.all([translatorOf(context), findLook(context.domain, person.id)]);
  const email = maskEmail(person.email);
  return {
    page: { title: t('staff:look.title', { name: person.nick_name ?? email }) },
    id: person.id,
    look: look && {
      stage: look.stage,
      isOwn: look.staffId === staff.staffId,
      staffName: look.staffName,
      minutes: look.minutes,
      until: stamp(look.endsAt ?? look.lapsesAt),
    },
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const staff = await requireStaff(context, 'users.impersonate');
  const userId = idSchema.safeParse(params['userId']);
  if (!userId.success) throw data(null, 404);
  const taken = await takeLookForm(context, staff, {
    userId: userId.data,
    form: await readForm(request),
  });
  return taken ?? redirect(`/admin/looks/${userId.data}`);
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function StaffLookPage() {
  const { t } = useTranslation('staff');
  const { page, id, look } = useLoaderData<typeof loader>();
  const response = useActionData<typeof action>();
  const refused = response && 'refused' in response ? response.refused : undefined;
  const back = { to: `/admin/users/${id}`, label: t('look.back') };
  return (
    <StaffShell title={page.title} about={t('look.text')} back={back}>
      <div className="rounded-card border-line-2 bg-card shadow-card mt-6 max-w-160 border p-5">
        {look ? <OpenLook look={look} refused={refused} /> : <LookForm refused={refused} />}
      </div>
    </StaffShell>
  );
}
