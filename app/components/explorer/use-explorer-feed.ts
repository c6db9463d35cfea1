import { useState } from 'react';
import type { Post } from '~/domain/posts/schema';
import { useAnswer } from '../../forms/use-answer';
import { useFetcher } from '../../forms/use-fetcher';
import { explorerPath, type ExplorerData } from './explorer-data';
import { feedSearch } from './filters';

/** Asks for more while at least this many posts lie ahead. */
const ahead = 3;

interface Fetched {
  explorer?: Pick<ExplorerData, 'posts' | 'nextCursor'>;
}

/** A feed that grows ahead of the person who goes through it; nothing in it comes twice. */
export function useExplorerFeed(data: ExplorerData) {
  const fetcher = useFetcher<Fetched>();
  const [begun, setBegun] = useState(data);
  const [asked, setAsked] = useState<ExplorerData>();
  const [posts, setPosts] = useState(data.posts);
  const [nextCursor, setNextCursor] = useState(data.nextCursor);
  if (begun !== data) {
    setBegun(data);
    setPosts(data.posts);
    setNextCursor(data.nextCursor);
  }
  const fetched = fetcher.data;
  // It may have been asked for before another feed took this one's place.
  const isOurs = asked === data;
  const isLoading = isOurs && fetcher.state !== 'idle';
  useAnswer(fetched?.explorer, (more) => {
    if (!isOurs) return;
    setPosts((before) => withoutRepeats([...before, ...more.posts]));
    setNextCursor(more.nextCursor);
  });

  const href = nextCursor && `${explorerPath(data)}?${nextSearch(data, nextCursor)}`;
  const hasFailed =
    isOurs && fetcher.state === 'idle' && fetched !== undefined && fetched.explorer === undefined;
  const loadMore = () => {
    if (href === null || isLoading) return;
    setAsked(data);
    fetcher.load(href);
  };
  return {
    posts,
    /** The next stretch as a page of its own; null at the end. */
    nextHref: href,
    isLoading,
    hasFailed,
    loadMore,
    /** To be called with the place of the post that is looked at. */
    reach(active: number) {
      if (active >= posts.length - ahead) loadMore();
    },
    /** Puts a post in the place of an earlier state of it. */
    replace(post: Post) {
      setPosts((before) => before.map((one) => (one._id === post._id ? post : one)));
    },
    /** Notes on all posts of a character whether they are followed. */
    follow(characterId: string, isFollowed: boolean) {
      setPosts((before) =>
        before.map((post) =>
          post.characterMeta.characterId === characterId
            ? { ...post, characterMeta: { ...post.characterMeta, isFollowed } }
            : post,
        ),
      );
    },
  };
}

function nextSearch({ tab, filters }: ExplorerData, cursor: string): string {
  return feedSearch(tab, filters, { cursor });
}

function withoutRepeats(posts: Post[]): Post[] {
  return [...new Map(posts.map((post) => [post._id, post])).values()];
}
