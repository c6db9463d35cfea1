import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { CharacterProfile } from '~/domain/characters/schema';
import { MoreLink } from './more-link';
import { PostCard } from './post-card';
import { PostGrid, PostSkeletons } from './post-grid';
import { exploreHref } from './post-href';
import { postTabs, type PostTab } from './post-tabs';
import { useMorePosts, type PostPage } from './use-more-posts';

interface CharacterPostsProps {
  character: Pick<CharacterProfile, 'slug' | 'firstName'>;
  tab: PostTab['name'];
  found: PostPage;
}

/** What a character has posted, by kind. */
export function CharacterPosts({ character, tab, found }: CharacterPostsProps) {
  const { t } = useTranslation('posts');
  const here = `/characters/${character.slug}`;
  const hrefOf = (cursor: string) => `${here}?${new URLSearchParams({ posts: tab, cursor })}`;
  const { posts, nextHref, isLoading, hasFailed, loadMore } = useMorePosts({
    found,
    hrefOf,
    name: `${here} ${tab}`,
  });
  return (
    <section aria-labelledby="posts" className="min-w-0">
      <h2 id="posts" className="sr-only">
        {t('profile.title')}
      </h2>
      <nav aria-label={t('profile.tabs')} className="scroll-row border-line mb-4 gap-6.5 border-b">
        {postTabs.map(({ name }) => (
          <Link
            key={name}
            to={name === 'posts' ? here : `${here}?posts=${name}`}
            preventScrollReset
            aria-current={name === tab ? 'true' : undefined}
            className="text-fg-2 hover:text-fg aria-[current]:text-fg aria-[current]:after:bg-accent relative shrink-0 py-2.5 text-[15px] font-[520] whitespace-nowrap transition after:absolute after:inset-x-0 after:bottom-0 after:h-0.5"
          >
            {t(`profile.${name}`)}
          </Link>
        ))}
      </nav>
      {posts.length > 0 ? (
        <PostGrid look="profile">
          {posts.map((post, index) => (
            <li key={post._id}>
              <PostCard
                post={post}
                to={exploreHref(post, { ofCharacter: true })}
                here={here}
                isFirst={index < 2}
              />
            </li>
          ))}
          {isLoading && <PostSkeletons count={6} />}
        </PostGrid>
      ) : (
        <p className="text-fg-2 rounded-card border-line border px-6 py-10 text-center">
          {t('profile.empty', { name: character.firstName })}
        </p>
      )}
      <MoreLink href={nextHref} isLoading={isLoading} hasFailed={hasFailed} onFollow={loadMore} />
    </section>
  );
}
