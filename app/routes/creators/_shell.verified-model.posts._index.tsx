import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { idempotencyKeySchema } from '~/domain/chat/schema';
import { beginDraft } from '~/domain/creator-posts/begin-draft';
import { ownPostTabs } from '~/domain/creator-posts/terms';
import { PostCard } from '../../creator-posts/post-card';
import { generateHref, tabHref } from '../../creator-posts/post-hrefs';
import { leadElsewhere } from '../../creator-posts/server/lead-to-creator.server';
import { readOwnPosts } from '../../creator-posts/server/read-own-posts.server';
import { useImageNews } from '../../creator-posts/use-image-news';
import { formText } from '../../kit/forms/form-text';
import { refuseForm } from '../../kit/forms/handle-form.server';
import { readForm } from '../../kit/forms/read-form.server';
import { ResponseError } from '../../kit/forms/response-error';
import { useInfiniteScroll } from '../../kit/forms/use-infinite-scroll';
import { ModalLink } from '../../kit/modals/modal-link';
import { requireMember } from '../../kit/session/require-member.server';
import { pageMeta } from '../../kit/site/page-meta';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { ChipLink } from '../../kit/ui/buttons/chip-link';
import { MoreLink } from '../../kit/ui/buttons/more-link';
import { TabLink } from '../../kit/ui/buttons/tab-link';
import { EmptyState } from '../../kit/ui/feedback/empty-state';
import { Icon } from '../../kit/ui/icons/icon';

export { loadListPage as clientLoader } from '../../kit/forms/load-list-page';
export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = requireMember(request, context);
  return readOwnPosts(context, userId, new URL(request.url).searchParams);
}

/** Begins a draft and leads to the order of its pictures; the same form sent twice is one draft. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { userId } = requireMember(request, context);
  const form = await readForm(request);
  const key = idempotencyKeySchema.safeParse(formText(form, 'idempotencyKey'));
  if (!key.success) throw data(null, 400);
  const begun = await beginDraft(context.domain, { userId, idempotencyKey: key.data });
  if (begun.ok) return redirect(generateHref(begun.postId));
  if (begun.reason !== 'post-drafts-limit') leadElsewhere(begun);
  return refuseForm({ error: context.refusals.formErrorOf(begun.reason), status: 429 });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function OwnPostsPage() {
  const { t } = useTranslation('own-posts');
  const { found, filter, counts } = useLoaderData<typeof loader>();
  useImageNews();
  const { items, loadMore, ...next } = useInfiniteScroll({
    found,
    hrefOf: (cursor) => tabHref(filter, cursor),
    name: tabHref(filter),
  });
  const { tab, isOldestFirst } = filter;
  return (
    <div className="mx-auto max-w-[1240px] px-4 pt-4 pb-10 md:px-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="type-h1">{t('title')}</h1>
        <ModalLink modal="addAssetsToPostModal" className={buttonClass({})}>
          <Icon name="plus" size={18} />
          {t('new')}
        </ModalLink>
      </div>
      <div className="border-line mt-3 mb-4 flex flex-wrap items-center justify-between gap-x-4 border-b">
        <nav aria-label={t('title')} className="scroll-row gap-6">
          {ownPostTabs.map((name) => (
            <TabLink
              key={name}
              to={tabHref({ tab: name, isOldestFirst: false })}
              isChosen={name === tab}
            >
              {t(`tab.${name}`)} <span className="text-fg-3 tabular-nums">{counts[name]}</span>
            </TabLink>
          ))}
        </nav>
        <nav aria-label={t('sort')} className="max-md:py-2">
          <ChipLink
            to={tabHref({ tab, isOldestFirst: !isOldestFirst })}
            isChosen={false}
            className="h-11"
          >
            {t(isOldestFirst ? 'newest-first' : 'oldest-first')}
          </ChipLink>
        </nav>
      </div>
      <ResponseError response={useActionData<typeof action>()} />
      {items.length === 0 ? (
        <EmptyState pictures={[]} title={t(`empty.${tab}`)}>
          {t('empty.text')}
        </EmptyState>
      ) : (
        <ul className="max-md:border-line-2 max-md:bg-card max-md:rounded-card max-md:border max-md:px-3.5 md:grid md:grid-cols-3 md:gap-4 xl:grid-cols-4">
          {items.map((post) => (
            <li key={post._id}>
              <PostCard post={post} />
            </li>
          ))}
        </ul>
      )}
      <MoreLink {...next} onFollow={loadMore} />
    </div>
  );
}
