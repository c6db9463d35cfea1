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
  number_of_actions: actions.default(15).describe('Actions in the explorer before an offer opens.'),
  number_of_actions_for_sign_up: actions
    .default(5)
    .describe('Actions of a guest in the explorer before the sign-up opens.'),
  number_of_actions_for_install_app: actions
    .default(20)
    .describe('Actions in the explorer before the install guide opens.'),
  number_of_actions_for_fanclub: actions
    .default(10)
    .describe('Actions in the explorer before the offer of a fan club opens.'),
  number_of_closed_modals: actions
    .default(3)
    .describe('Closed offers of one kind before a special offer opens.'),
  token_special_offer: z
    .boolean()
    .default(false)
    .describe('True if the token welcome offer is on.'),
  premium_special_offer: z
    .boolean()
    .default(false)
    .describe('True if the special offer of Premium is on.'),
  special_offer_timer: z
    .number()
    .int()
    .positive()
    .default(60)
    .describe('Seconds for which a special offer is available.'),
  popup_banners: banners.describe('Slides of the offers (imageUrl, videoUrl).'),
  anime_popup_banners: banners.describe(
    'Slides of the offers for anime characters (imageUrl, videoUrl); popup_banners if empty.',
  ),
  fanclub_popup_banners: banners.describe(
    'Slides of the offers of fan clubs (imageUrl, videoUrl); those of other offers if empty.',
  ),
};
