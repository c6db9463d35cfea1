import type { Post } from '../posts/presenters/post-for-fan';
import type { EmptyReason } from '~/domain/feeds/explain-empty-feed';
import type { FeedTab } from '~/domain/feeds/schema';
import type { PopupThresholds } from '../offers/decide-popup';
import type { Filters } from './filters';

/** What the explorer's pages show: one stretch of a feed, and what it can be narrowed by. */
export interface ExplorerData {
  posts: Post[];
  /** Why there are none at all; null where there are, or may be further on. */
  emptyReason: EmptyReason | null;
  nextCursor: string | null;
  tab: FeedTab;
  filters: Filters;
  /** The one character whose posts these are, if they are one's. */
  character: { slug: string; name: string } | null;
  /** What the club of that character is joined by; null where there is none, or it was joined. */
  clubToJoin: string | null;
  /** After how many moves what opens. */
  popups: PopupThresholds;
  extraStyles: string[];
  videoTags: string[];
  canUseExtras: boolean;
}

/** Where an explorer lives: everybody's, or one character's. */
export const explorerPath = ({ character }: Pick<ExplorerData, 'character'>) =>
  character === null ? '/explorer' : `/explorer/${character.slug}`;
