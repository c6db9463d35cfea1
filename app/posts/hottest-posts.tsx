import { useTranslation } from 'react-i18next';
import type { Post } from './presenters/post-for-fan';
import { SectionHeading } from '../kit/ui/marks/section-heading';
import { PostCard } from './post-card';
import { PostGrid } from './post-grid';
import { exploreHref } from './post-href';

/** Shows the first six featured posts on the home page and a link to all of them. */
export function HottestPosts({ posts }: { posts: Post[] }) {
  const { t } = useTranslation('posts');
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="hottest-posts" className="mt-8 md:mt-9.5">
      <SectionHeading
        id="hottest-posts"
        title={t('hottest.title')}
        more={{ to: '/featured-posts', label: t('hottest.all') }}
      />
      <PostGrid look="home">
        {posts.map((post) => (
          <li key={post._id}>
            <PostCard post={post} to={exploreHref(post, { feedTab: 'new' })} here="/" isNamed />
          </li>
        ))}
      </PostGrid>
    </section>
  );
}
