import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PostMedia } from '../explorer/post-media';
import { StageActions } from '../explorer/stage-actions';
import { StageCaption } from '../explorer/stage-caption';
import { AlbumBar } from '../posts/album-bar';
import { PostBadges } from '../posts/post-badges';
import { PostCard } from '../posts/post-card';
import { PostGrid } from '../posts/post-grid';
import { exploreHref, postHref, viewPath } from '../posts/post-href';
import { readRefusedUnlock } from '../posts/refused-unlock';
import { readPost } from '../posts/server/read-post.server';
import { useAlbum } from '../posts/use-album';
import { useAlbumKeys } from '../posts/use-album-keys';
import { Footer } from '../shell/footer';
import { pageMeta } from '../shell/page-meta';
import { StructuredData } from '../shell/structured-data';
import { postJsonLd } from '../shell/json-ld';
import { useSite } from '../shell/use-site';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { SectionHeading } from '../ui/section-heading';
import { useCountLook } from '../realtime/use-count-look';
import { translatorOf } from '../i18n/translator.server';

export { ignoreFeedChanges as shouldRevalidate } from '../posts/ignore-post-changes';

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
  const [unlocked, setUnlocked] = useState(loaded);
  const post = unlocked._id === loaded._id && loaded.lockState !== 'unlocked' ? unlocked : loaded;
  const album = useAlbum(post.assets.length);
  useAlbumKeys(album, true);
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
        <article
          data-post={post._id}
          className="rounded-modal bg-raised shadow-float relative isolate aspect-[9/15.4] w-full max-w-110 overflow-hidden md:h-[min(78dvh,800px)] md:w-auto md:max-w-none"
        >
          <PostMedia
            post={post}
            album={album}
            alt={t('page.title', { name: characterName })}
            sizes="(max-width: 767px) 100vw, 470px"
            task="plays"
            isFirst
            answer={refused ?? undefined}
            onUnlocked={setUnlocked}
          />
          <div className="absolute inset-x-0 top-0">
            <AlbumBar post={post} album={album} />
            <div className="relative">
              <PostBadges post={post} />
            </div>
          </div>
          <div className="absolute inset-x-5 bottom-5">
            <StageCaption post={post} />
          </div>
        </article>
        <div className="flex flex-col items-center gap-6">
          <div className="max-md:[&>div]:flex-row max-md:[&>div]:gap-6">
            <StageActions post={post} here={here} />
          </div>
          <ButtonLink to={exploreHref(post)} kind="outline">
            {t('page.explore')}
          </ButtonLink>
        </div>
      </div>
      {more.length > 0 && (
        <section aria-labelledby="more-posts" className="mt-10">
          <SectionHeading id="more-posts" title={t('page.more', { name: firstName })} />
          <PostGrid look="home">
            {more.map((one) => (
              <li key={one._id}>
                <PostCard post={one} to={postHref(one)} here={here} />
              </li>
            ))}
          </PostGrid>
        </section>
      )}
      <Footer />
    </div>
  );
}
