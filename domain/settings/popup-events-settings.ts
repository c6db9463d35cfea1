import * as z from 'zod';

const actions = z.number().int().positive();

const address = z
  .string()
  .max(2000)
  .regex(/^(\/|https?:\/\/)/, 'an address starts with / or http');
const bannerSchema = z.object({
  imageUrl: address.nullable().default(null),
  videoUrl: address.nullable().default(null),
});
const banners = z.array(bannerSchema).max(20).default([]);

/** The group PopupEventsSettings: the numbers of actions after which offers open, and their appearance. */
export const popupEventsSettings = {
  number_of_actions: actions.default(15),
  number_of_actions_for_sign_up: actions.default(5),
  number_of_actions_for_install_app: actions.default(20),
  number_of_actions_for_fanclub: actions.default(10),
  number_of_closed_modals: actions.default(3),
  token_special_offer: z.boolean().default(false),
  premium_special_offer: z.boolean().default(false),
  /** The duration in seconds. */
  special_offer_timer: z.number().int().positive().default(60),
  popup_banners: banners,
  anime_popup_banners: banners,
  fanclub_popup_banners: banners,
};
