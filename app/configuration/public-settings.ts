import * as z from 'zod';
import { subscriptionSettings } from '~/domain/subscriptions/settings';
import { chatSettings } from '~/domain/chat/settings';
import { engagementSettings } from '~/domain/engagement/settings';
import { gamificationSettings } from '~/domain/gamification/settings';
import { aiModelSettings } from '~/domain/settings/ai-model-settings';
import { creatorSettings } from '~/domain/settings/creator-settings';
import { popupEventsSettings } from '~/domain/settings/popup-events-settings';
import { productSettings } from '~/domain/settings/settings';
import type { DomainContext } from '~/domain/shared/context';
import { defineSettings } from '~/domain/shared/define-settings';
import { walletSettings } from '~/domain/wallet/settings';

const { shape: subscriptions } = subscriptionSettings;
const { shape: chat } = chatSettings;
const { shape: product } = productSettings;
const { shape: wallet } = walletSettings;

/** The public settings of each group; internal figures are in none of them. */
export const publicSettings = {
  system: z.object({
    initial_tokens_amount: wallet.initial_tokens_amount,
    monthly_tokens_bonus: subscriptions.monthly_tokens_bonus,
    tips_price: wallet.tips_price,
    engagement_display: engagementSettings.shape.engagement_display,
    is_discounts_active: subscriptions.is_discounts_active,
    max_sub_token_discount: subscriptions.max_sub_token_discount,
    max_token_discount: subscriptions.max_token_discount,
    banner_timer: subscriptions.banner_timer,
    theme: product.theme,
    themes: product.themes,
    special_offer_timer: product.special_offer_timer,
    trial_messages: chat.trial_messages,
    text_message_price: chat.text_message_price,
    message_max_length: chat.message_max_length,
    token_value_minor: wallet.token_value_minor,
    token_currency: wallet.token_currency,
    locales: z.object({ released: product['locales.released'] }),
  }),
  popupEvents: z.object(popupEventsSettings),
  creator: z.object(creatorSettings),
  createMyAi: z.object(aiModelSettings),
  gamification: z.object(gamificationSettings.shape).omit({
    wheel_off_countries: true,
    gamification_progress_interval_ms: true,
    gamification_count_kept_seconds: true,
    gamification_progress_kept_seconds: true,
    gamification_draw_kept_seconds: true,
  }),
};
export type PublicGroup = keyof typeof publicSettings;

/** The settings that the groups consist of. */
const ofGroups = defineSettings({
  ...subscriptions,
  ...chat,
  ...engagementSettings.shape,
  ...gamificationSettings.shape,
  ...product,
  ...wallet,
});

/** Returns the public settings of a group. */
export async function getPublicSettings<Group extends PublicGroup>(
  context: Pick<DomainContext, 'settings'>,
  group: Group,
): Promise<z.output<(typeof publicSettings)[Group]>> {
  const settings = await context.settings(ofGroups);
  const whole = { ...settings, locales: { released: settings['locales.released'] } };
  return publicSettings[group].parse(whole) as z.output<(typeof publicSettings)[Group]>;
}
