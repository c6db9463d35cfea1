import {
  data,
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { requestDeletion } from '~/domain/deletions/request-deletion';
import { deletionFormSchema } from '~/domain/deletions/schema';
import { requireMember } from '../../kit/session/require-member.server';
import { setCookies } from '../../kit/session/set-cookies.server';
import { proveHref } from '../../second-factors/prove-href';
import { DeleteForm } from '../../settings/delete-form';
import { keepLeaving, readStoredLeaving } from '../../settings/server/stored-leaving.server';
import { places } from '../../settings/places';
import { pageMeta } from '../../kit/site/page-meta';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { handleForm } from '../../kit/forms/handle-form.server';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import { readCookies } from '../../kit/session/read-cookies';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = requireMember(request, context);
  const t = await translatorOf(context);
  const kept = readStoredLeaving(request, context, viewer);
  return { page: { title: t('account:delete.title') }, kept };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = requireMember(request, context);
  const { userId, sessionId, email } = viewer;
  return handleForm(await readForm(request), {
    intent: 'delete',
    schema: deletionFormSchema(email),
    async take(typed) {
      const { reason } = typed;
      const requested = await requestDeletion(context.domain, { userId, sessionId, reason });
      if (requested.ok) {
        return redirect('/?farewell=1', { headers: setCookies(leave(request, context)) });
      }
      if (requested.reason === 'not-found') throw data(null, 404);
      const kept = keepLeaving(context, viewer, typed);
      return redirect(proveHref(places.deletion), { headers: setCookies(kept) });
    },
  });
}

/** Returns the cookies that end the session of a person who has left, and delete their stored input. */
function leave(request: Request, { cookies }: AppLoadContext): string[] {
  const { leaving } = readCookies(request.headers.get('cookie') ?? undefined);
  return [...cookies.endSession(), ...(leaving === undefined ? [] : cookies.endLeaving())];
}

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Shows the modal's form on its own page, so that it works without JavaScript. */
export default function DeletePage() {
  const { t } = useTranslation('account');
  const { kept } = useLoaderData<typeof loader>();
  return (
    <section className="max-w-[560px] pb-8">
      <h2 className="type-h2">{t('delete.heading')}</h2>
      <DeleteForm kept={kept} />
      <Link
        to="/settings/privacy"
        className={buttonClass({ kind: 'ghost', size: 'large' }, 'mt-2 w-full')}
      >
        {t('delete.keep')}
      </Link>
    </section>
  );
}
