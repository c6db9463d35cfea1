import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData, useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { DraftForm } from '../../creator-posts/draft-form';
import { ownPostsHref } from '../../creator-posts/post-hrefs';
import { PublishedPost } from '../../creator-posts/published-post';
import { actOnOwnPost } from '../../creator-posts/server/act-on-own-post.server';
import { readOwnPost } from '../../creator-posts/server/read-own-post.server';
import { useImageNews } from '../../creator-posts/use-image-news';
import { readForm } from '../../kit/forms/read-form.server';
import { ResponseError } from '../../kit/forms/response-error';
import { ModalLink } from '../../kit/modals/modal-link';
import { requireMember } from '../../kit/session/require-member.server';
import { LocalTime } from '../../kit/site/local-time';
import { pageMeta } from '../../kit/site/page-meta';
import { useRevalidateWhile } from '../../kit/ui/behaviour/use-revalidate-while';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { iconButtonClass } from '../../kit/ui/buttons/icon-button';
import { Notice } from '../../kit/ui/feedback/notice';
import { Icon } from '../../kit/ui/icons/icon';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { userId } = requireMember(request, context);
  return readOwnPost(context, { userId, postId: params['id'] ?? '' });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { userId } = requireMember(request, context);
  const form = await readForm(request);
  return actOnOwnPost(context, { userId, postId: params['id'] ?? '', form });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

const clockFormat = { hour: 'numeric', minute: '2-digit' } as const;

export default function OwnPostPage() {
  const { t } = useTranslation('own-posts');
  const own = useLoaderData<typeof loader>();
  const response = useActionData<typeof action>();
  const [search] = useSearchParams();
  const { post } = own;
  const isDraft = post.status === 'draft';
  const isMaking = post.assets.some(({ status }) => status === 'waiting');
  useImageNews();
  useRevalidateWhile(isMaking);
  return (
    <div className="mx-auto max-w-[1180px] px-4 pt-4 pb-16 md:px-8">
      {isMaking && (
        <noscript>
          <meta httpEquiv="refresh" content="5" />
        </noscript>
      )}
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <Link
          to={ownPostsHref}
          aria-label={t('back')}
          className={iconButtonClass('plain', '-ms-2')}
        >
          <Icon name="chevron-left" size={20} className="rtl:rotate-180" />
        </Link>
        <h1 className="type-h1">{t(isDraft ? 'draft.title' : 'post.title')}</h1>
        {isDraft && (
          <p className="type-small text-fg-2 ms-auto inline-flex items-center gap-1.5">
            <Icon name="check" size={16} />
            {t('draft.kept')} <LocalTime at={own.updatedAt} format={clockFormat} />
          </p>
        )}
      </div>
      {search.has('saved') && !response && (
        <div className="mb-4">
          <Notice kind="ok">{t('post.saved')}</Notice>
        </div>
      )}
      {isDraft ? (
        <DraftForm key={post._id} draft={own} response={response} />
      ) : (
        <>
          <ResponseError response={response} />
          <PublishedPost post={post} />
        </>
      )}
      {isDraft && (
        <ModalLink
          modal="postVerifyDeleteModal"
          meta={{ postId: post._id }}
          className={buttonClass({ kind: 'danger' }, 'mt-8')}
        >
          <Icon name="trash-2" size={18} />
          {t('draft.delete')}
        </ModalLink>
      )}
    </div>
  );
}
