import * as z from 'zod/mini';

/** The kinds of products: the contract's names, and assets of posts, which are sold by card. */
const checkoutVariants = ['subscriptions', 'tokens', 'fanclub', 'post_asset'] as const;
export type CheckoutVariant = (typeof checkoutVariants)[number];

/** The places that lead to checkout, as recorded with the order. */
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
  // Places of becomePremium, which leads to checkout.
  'premium_voice_call',
  'become_premium_alt',
  'create_ai_premium',
  'fan_club',
  'request_video_message',
  'standalone_sign_up',
  // Spends that the balance does not cover.
  'chat_unlock_photo',
  'chat_audio_message',
  'chat_text_to_speech',
  'chat_text_message',
  'chat_video_message',
  'chat_tip',
  'post_unlock',
  // The user's own pages.
  'memberships',
  'subscription',
] as const;
export type CheckoutSource = (typeof checkoutSources)[number];

const key = z.string().check(z.minLength(1), z.maxLength(100));

/** The product that a user wants to buy. It has no price, which the selling area computes. */
export const checkoutRequestSchema = z.object({
  variant: z.enum(checkoutVariants),
  /** The id of a plan, an offer, a creator or an asset. */
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
export type CheckoutRequest = z.output<typeof checkoutRequestSchema>;
