import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { mostImagesOfPost } from '~/domain/creator-posts/terms';
import { GenerateForm } from '../../creator-posts/generate-form';
import { ownPostHref } from '../../creator-posts/post-hrefs';
import { generateByForm } from '../../creator-posts/server/generate-by-form.server';
import { readGeneration } from '../../creator-posts/server/read-generation.server';
import { readForm } from '../../kit/forms/read-form.server';
import { requireMember } from '../../kit/session/require-member.server';
import { pageMeta } from '../../kit/site/page-meta';
import { Portrait } from '../../kit/ui/media/portrait';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { userId } = requireMember(request, context);
  return readGeneration(context, { userId, postId: params['id'] ?? '' });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { userId } = requireMember(request, context);
  const form = await readForm(request);
  return generateByForm(context, { userId, postId: params['id'] ?? '', form });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function GeneratePage() {
  const { t } = useTranslation(['own-posts', 'pictures']);
  const order = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const made = order.post.assets.filter(({ assetUrl }) => assetUrl !== null);
  return (
    <div className="mx-auto max-w-[1080px] gap-10 px-4 pt-4 pb-16 md:px-8 lg:grid lg:grid-cols-[minmax(0,1fr)_320px] lg:items-start">
      <div>
        <h1 className="type-h2">{t('generate.title', { name: order.name })}</h1>
        <p className="text-fg-2 mt-1 mb-5">{t('generate.lead')}</p>
        <GenerateForm order={order} refused={answer?.refused} />
      </div>
      <aside aria-labelledby="so-far" className="max-lg:mt-8">
        <h2 id="so-far" className="mb-2 text-[0.9375rem] font-[560]">
          {t('generate.so-far')}
        </h2>
        <div className="border-line-2 bg-card rounded-card border p-3.5">
          <ul className="grid grid-cols-3 gap-2">
            {made.map(({ _id, assetUrl }) => (
              <li key={_id}>
                <Portrait src={assetUrl} alt="" className="rounded-small aspect-square w-full" />
              </li>
            ))}
          </ul>
          <p className="type-small text-fg-2 mt-2">
            {t('pictures', { ns: 'own-posts', count: made.length })}.{' '}
            {t('generate.up-to', { most: mostImagesOfPost })}{' '}
            <Link to={ownPostHref(order.post._id)} className="underline underline-offset-2">
              {t('draft.choose')}
            </Link>
          </p>
        </div>
      </aside>
    </div>
  );
}
