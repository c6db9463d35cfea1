import { useTranslation } from 'react-i18next';
import type { CharacterProfile } from '../characters/presenters/character-for-fan';
import type { Post } from './presenters/post-for-fan';
import { MoreLink } from '../kit/ui/buttons/more-link';
import { TabLink } from '../kit/ui/buttons/tab-link';
import { useInfiniteScroll, type ListPage } from '../kit/forms/use-infinite-scroll';
import { PostCard } from './post-card';
import { PostGrid, PostSkeletons } from './post-grid';
import { exploreHref } from './post-href';
import { readPosts } from './read-posts';
import { postTabs, type PostTab } from './post-tabs';

interface CharacterPostsProps {
  character: Pick<CharacterProfile, 'slug' | 'firstName'>;
  tab: PostTab['name'];
  found: ListPage<Post>;
}

/** Shows a character's posts by kind. */
export function CharacterPosts({ character, tab, found }: CharacterPostsProps) {
  const { t } = useTranslation('posts');
  const here = `/characters/${character.slug}`;
  const hrefOf = (cursor: string) => `${here}?${new URLSearchParams({ posts: tab, cursor })}`;
  const { items, loadMore, ...next } = useInfiniteScroll({
    found,
    hrefOf,
    name: `${here} ${tab}`,
    readAgain: readPosts,
  });
  return (
    <section aria-labelledby="posts" className="min-w-0">
      <h2 id="posts" className="sr-only">
        {t('profile.title')}
      </h2>
      <nav aria-label={t('profile.tabs')} className="scroll-row border-line mb-4 gap-6.5 border-b">
        {postTabs.map(({ name }) => (
          <TabLink
            key={name}
            to={name === 'posts' ? here : `${here}?posts=${name}`}
            preventScrollReset
            isChosen={name === tab}
          >
            {t(`profile.${name}`)}
          </TabLink>
        ))}
      </nav>
      {items.length > 0 ? (
        <PostGrid look="profile">
          {items.map((post, index) => (
            <li key={post._id}>
              <PostCard
                post={post}
                to={exploreHref(post, { ofCharacter: true })}
                here={here}
                isFirst={index < 2}
              />
            </li>
          ))}
          {next.isLoading && <PostSkeletons count={6} />}
        </PostGrid>
      ) : (
        <p className="text-fg-2 rounded-card border-line border px-6 py-10 text-center">
          {t('profile.empty', { name: character.firstName })}
        </p>
      )}
      <MoreLink {...next} onFollow={loadMore} />
    </section>
  );
}
