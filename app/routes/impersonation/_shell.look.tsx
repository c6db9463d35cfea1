import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useTranslation } from 'react-i18next';
import { answerLook } from '~/domain/impersonation/answer-look';
import { endLookByStaff, endLookOfPerson } from '~/domain/impersonation/end-look';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import { requireMember } from '../../kit/session/require-member.server';
import { setCookies } from '../../kit/session/set-cookies.server';
import { pageMeta } from '../../kit/site/page-meta';
import { ButtonLink } from '../../kit/ui/buttons/button';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

/** Tells staff who look that a page is closed to them; a person goes on to the home page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId, actorId } = requireMember(request, context);
  if (actorId === userId) throw redirect('/');
  const t = await translatorOf(context);
  return { page: { title: t('look:closed.title') } };
}

/** Answers the question of staff, or ends a look, by either of the two. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { userId, actorId } = requireMember(request, context);
  const { domain, cookies } = context;
  const intent = (await readForm(request)).get('intent');
  const isPerson = actorId === userId;
  if (intent === 'end' && isPerson) {
    await endLookOfPerson(domain, userId);
    return redirect('/');
  }
  if (intent === 'end') {
    const staff = await context.staff();
    if (staff) await endLookByStaff(domain, staff, userId);
    else await endLookOfPerson(domain, userId);
    return redirect(`/admin/looks/${userId}`, { headers: setCookies(cookies.endSession()) });
  }
  if ((intent !== 'agree' && intent !== 'decline') || !isPerson) throw data(null, 400);
  await answerLook(domain, { userId, isAgreed: intent === 'agree' });
  return redirect('/');
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ClosedToLook() {
  const { t } = useTranslation('look');
  return (
    <div className="mx-auto max-w-120 px-4 py-16 text-center">
      <h1 className="type-h2">{t('closed.title')}</h1>
      <p className="text-fg-2 mt-3">{t('closed.text')}</p>
      <ButtonLink to="/" kind="light" className="mt-6">
        {t('closed.back')}
      </ButtonLink>
    </div>
  );
}
