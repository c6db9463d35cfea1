import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { requestDeletion } from '~/domain/privacy/request-deletion';
import { deletionFormSchema } from '~/domain/privacy/schema';
import { requireMember } from '../components/accounts/require-member.server';
import { setCookies } from '../components/accounts/set-cookies.server';
import { DeleteForm } from '../components/settings/delete-form';
import { settingsAnswer } from '../components/settings/settings-answer.server';
import { pageMeta } from '../components/shell/page-meta';
import { buttonClass } from '../components/ui/button-class';
import { parseForm } from '../forms/parse-form.server';
import { readForm } from '../forms/read-form.server';
import { translatorOf } from '../i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../modals/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMember(request, context);
  const t = await translatorOf(request, context.domain);
  return { page: { title: t('account:delete.title') } };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = requireMember(request, context);
  const submission = parseForm(await readForm(request), deletionFormSchema(viewer.email));
  if (submission.status !== 'success') return settingsAnswer('delete', submission.reply());
  const { reason } = submission.value;
  const asked = await requestDeletion(context.domain, { userId: viewer.userId, reason });
  if (!asked.ok) throw data(null, 404);
  return redirect('/?farewell=1', { headers: setCookies(context.cookies.endSession()) });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

/** The form of the modal on a page of its own, where it answers without JavaScript. */
export default function DeletePage() {
  const { t } = useTranslation('account');
  return (
    <section className="max-w-[560px] pb-8">
      <h2 className="type-h2">{t('delete.heading')}</h2>
      <DeleteForm place="page" />
      <Link
        to="/settings/privacy"
        className={buttonClass({ kind: 'ghost', size: 'large' }, 'mt-2 w-full')}
      >
        {t('delete.keep')}
      </Link>
    </section>
  );
}
