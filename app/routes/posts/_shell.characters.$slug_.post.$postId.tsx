import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PostAtLarge } from '../../explorer/post-at-large';
import { StageActions } from '../../explorer/stage-actions';
import type { Post } from '../../posts/presenters/post-for-fan';
import { PostCard } from '../../posts/post-card';
import { PostGrid } from '../../posts/post-grid';
import { exploreHref, postHref, viewPath } from '../../posts/post-href';
import { readRefusedUnlock } from '../../posts/refused-unlock';
import { readPost } from './read-post.server';
import { Footer } from '../../kit/shell/footer';
import { pageMeta } from '../../kit/site/page-meta';
import { StructuredData } from '../../kit/site/structured-data';
import { postJsonLd } from '../../posts/json-ld';
import { useSite } from '../../kit/site/use-site';
import { ButtonLink } from '../../kit/ui/buttons/button';
import { Icon } from '../../kit/ui/icons/icon';
import { SectionHeading } from '../../kit/ui/marks/section-heading';
import { useCountLook } from '../../kit/realtime/use-count-look';
import { translatorOf } from '../../kit/i18n/translator.server';

export { ignoreFeedChanges as shouldRevalidate } from '../../posts/ignore-post-changes';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [t, { name, text, picture, ...shown }] = await Promise.all([
    translatorOf(context),
    readPost({ params, context }),
  ]);
  return {
    page: {
      title: t('posts:page.title', { name }),
      description: text || t('posts:page.description', { name }),
      picture,
    },
    ...shown,
    refused: readRefusedUnlock(new URL(request.url).searchParams),
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function PostPage() {
  const { t } = useTranslation('posts');
  const { product } = useSite();
  const { post: loaded, more, refused } = useLoaderData<typeof loader>();
  const [unlocked, setUnlocked] = useState({ of: loaded, post: loaded });
  // The result of an unlock is valid until the page is loaded again, as after a card payment.
  const post = unlocked.of === loaded ? unlocked.post : loaded;
  useCountLook(viewPath(post), 'POST');
  const { characterName, characterSlug } = post.characterMeta;
  const firstName = characterName.split(' ')[0];
  const here = postHref(post);
  return (
    <div className="mx-auto max-w-[1280px] px-4 md:px-6 lg:px-8">
      <StructuredData thing={postJsonLd(product, loaded)} />
      <h1 className="sr-only">{t('page.title', { name: characterName })}</h1>
      <Link
        to={`/characters/${characterSlug}`}
        className="text-fg-2 hover:text-fg rounded-small mt-1 mb-4 inline-flex items-center gap-1.5 text-[0.875rem] font-[520]"
      >
        <Icon name="chevron-left" size={16} />
        {t('page.back', { name: firstName })}
      </Link>
      <div className="flex flex-col items-center gap-6 md:flex-row md:items-end md:justify-center">
        <PostAtLarge
          post={post}
          refused={refused}
          onUnlocked={(opened) => setUnlocked({ of: loaded, post: opened })}
        />
        <div className="flex flex-col items-center gap-6">
          <div className="max-md:[&>div]:flex-row max-md:[&>div]:gap-6">
            <StageActions post={post} here={here} />
          </div>
          <ButtonLink to={exploreHref(post)} kind="outline">
            {t('page.explore')}
          </ButtonLink>
        </div>
      </div>
      {more.length > 0 && <MorePosts posts={more} name={firstName} here={here} />}
      <Footer />
    </div>
  );
}

interface MorePostsProps {
  posts: Post[];
  name: string | undefined;
  /** The address of the page that shows the posts. */
  here: string;
}

function MorePosts({ posts, name, here }: MorePostsProps) {
  const { t } = useTranslation('posts');
  return (
    <section aria-labelledby="more-posts" className="mt-10">
      <SectionHeading id="more-posts" title={t('page.more', { name })} />
      <PostGrid look="home">
        {posts.map((one) => (
          <li key={one._id}>
            <PostCard post={one} to={postHref(one)} here={here} />
          </li>
        ))}
      </PostGrid>
    </section>
  );
}
