import type { DomainContext } from '../shared/context';
import type { Money } from '../shared/money';
import { walletSettings } from '../wallet/settings';
import { countToday } from './generate-images';
import { creatorPostsSettings } from './settings';

/** The prices of a post, its creator's part of them, and the number of pictures left today. */
export interface PostTerms {
  mostTokens: number;
  suggestedTokens: number;
  tokenValue: Money;
  /** The part of a sold post that its creator receives, in per cent. */
  sharePercent: number;
  imagesToday: number;
  imagesADay: number;
}

/** Returns the terms of a creator's posts. */
export async function readPostTerms(context: DomainContext, creatorId: string): Promise<PostTerms> {
  const [wallet, own, imagesToday] = await Promise.all([
    context.settings(walletSettings),
    context.settings(creatorPostsSettings),
    countToday(context, context.db, creatorId),
  ]);
  return {
    mostTokens: own.creator_post_price_max,
    suggestedTokens: own.creator_post_price_default,
    tokenValue: { minor: wallet.token_value_minor, currency: wallet.token_currency },
    sharePercent:
      wallet.creator_share_percent_by_reason['post_unlock'] ?? wallet.creator_share_percent,
    imagesToday,
    imagesADay: own.creator_post_images_day_limit,
  };
}
