import type { productSettings } from '../settings/settings';
import type { SettingsOf } from '../shared/define-settings';

/** The limits of a creator's application. */
export interface ApplicationLimits {
  genders: readonly ('female' | 'male' | 'trans')[];
  name: { min: number };
  bio: { min: number; max: number };
  personality: { max: number };
  nicknames: { max: number };
  tags: { min: number; max: number };
  photoLevels: readonly string[];
  /** Cents of a US dollar for a month of the fan club. */
  price: { min: number; max: number };
  supportEmail: string;
}

/** Returns the limits that the settings give. */
export function limitsOf(of: SettingsOf<typeof productSettings>): ApplicationLimits {
  return {
    genders: of.accepted_creator_genders,
    name: { min: of.creator_name_min_length },
    bio: { min: of.creator_bio_min_length, max: of.creator_bio_max_length },
    personality: { max: of.creator_personality_max },
    nicknames: { max: of.creator_nicknames_max },
    tags: { min: of.creator_tags_min, max: of.creator_tags_max },
    photoLevels: of.creator_photo_levels,
    price: { min: of.fan_club_price_min, max: of.fan_club_price_max },
    supportEmail: of.creator_support_email,
  };
}
