import type { Post } from '../posts/presenters/post-for-fan';
import type { EmptyReason } from '~/domain/feeds/explain-empty-feed';
import type { FeedTab } from '~/domain/feeds/schema';
import type { PopupThresholds } from '../offers/decide-popup';
import type { Filters } from './filters';

/** The data of the explorer's pages: one part of a feed and its filters. */
export interface ExplorerData {
  posts: Post[];
  /** The reason why there are no posts; null if there are some or there may be more further on. */
  emptyReason: EmptyReason | null;
  nextCursor: string | null;
  tab: FeedTab;
  filters: Filters;
  /** The character, if all posts are by one. */
  character: { slug: string; name: string } | null;
  /** The id for joining that character's club; null if there is none or the viewer is a member. */
  clubToJoin: string | null;
  /** The number of moves after which each popup opens. */
  popups: PopupThresholds;
  extraStyles: string[];
  videoTags: string[];
  canUseExtras: boolean;
}

/** Returns the path of an explorer: the general one, or one character's. */
export const explorerPath = ({ character }: Pick<ExplorerData, 'character'>) =>
  character === null ? '/explorer' : `/explorer/${character.slug}`;
