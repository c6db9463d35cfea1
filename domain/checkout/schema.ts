import * as z from 'zod/mini';

/** What can be bought; the contract's names, and assets of posts, which are sold by card. */
const checkoutVariants = ['subscriptions', 'tokens', 'fanclub', 'post_asset'] as const;
export type CheckoutVariant = (typeof checkoutVariants)[number];

/** The places that lead to checkout, as they are recorded with the order. */
export const checkoutSources = [
  'subscription_plans_popup',
  'become_premium_to_start_chat_benefits',
  'fanclub_join_modal',
  'tokens_packs_popup',
  'smart_tokens_packs_popup',
  'welcome_back_packs_popup',
  'tokens_welcome_offer_popup',
  'subscription_welcome_offer_popup',
  'paywall',
  // Those of becomePremium, which leads to checkout.
  'premium_voice_call',
  'become_premium_alt',
  'create_ai_premium',
  'fan_club',
  'request_video_message',
  'standalone_sign_up',
  // Those of a spend that the balance does not cover.
  'chat_unlock_photo',
  'chat_audio_message',
  'chat_text_to_speech',
  'chat_text_message',
  'chat_video_message',
  'chat_tip',
  'post_unlock',
  // Pages of one's own.
  'memberships',
  'subscription',
] as const;
export type CheckoutSource = (typeof checkoutSources)[number];

const key = z.string().check(z.minLength(1), z.maxLength(100));

/** What somebody wants to buy. Its price is not among it: that is computed by who sells it. */
export const checkoutAskSchema = z.object({
  variant: z.enum(checkoutVariants),
  /** A plan, an offer, a creator, an asset. */
  productId: z.uuid(),
  source: z.optional(z.enum(checkoutSources)),
  specialOfferDurationKey: z.optional(key),
  offerKey: z.optional(key),
  subscriptionBonusOfferKey: z.optional(key),
  affiliateKey: z.optional(key),
  isSmartTokenPack: z.optional(z.boolean()),
  fanclubPlanId: z.optional(z.uuid()),
  characterId: z.optional(z.uuid()),
});
export type CheckoutAsk = z.output<typeof checkoutAskSchema>;
