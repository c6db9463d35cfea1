import type { CreatorsRow } from '~/db/rows';
import { placeOf, type Seal } from '../shared/sealing/seal';

/** A model: a real person whose twin is published, or one that the house draws for a manager. */
export interface Creator {
  id: string;
  kind: CreatorsRow['kind'];
  /** The person; null until they open their manager's invitation. */
  userId: string | null;
  managerId: string | null;
  /** The manager's part of the model's share, in per cent. */
  managerPercent: number;
  email: string | null;
  displayName: string;
  nickname: string | null;
  /** As YYYY-MM-DD. */
  birthDate: string | null;
  gender: CreatorsRow['gender'];
  countryOfResidence: string | null;
  currentLocation: string | null;
  bio: string;
  personality: readonly string[];
  photoPreferences: readonly string[];
  tags: readonly string[];
  nicknames: readonly string[];
  instagramUsername: string | null;
  voicePreset: string | null;
  liveOption: { website: string; nickname: string } | null;
  messageTimes: readonly string[];
  contentMode: CreatorsRow['content_mode'];
  /** Cents of a US dollar a month. */
  fanClubPrice: number | null;
  characterId: string | null;
  liveUntil: Date | null;
  takenOverAt: Date | null;
  createdAt: Date;
  submittedAt: Date | null;
}

const placeOfBirthDate = (id: string) => placeOf('creators', 'sealed_birth_date', id);

export const sealBirthDate = (seal: Seal, id: string, birthDate: string): string =>
  seal.seal(birthDate, placeOfBirthDate(id));

export const toCreator = (seal: Seal, row: CreatorsRow): Creator => ({
  id: row.id,
  kind: row.kind,
  userId: row.user_id,
  managerId: row.manager_id,
  managerPercent: row.manager_percent,
  email: row.email,
  displayName: row.display_name,
  nickname: row.nickname,
  birthDate: row.sealed_birth_date && seal.open(row.sealed_birth_date, placeOfBirthDate(row.id)),
  gender: row.gender,
  countryOfResidence: row.country_of_residence,
  currentLocation: row.current_location,
  bio: row.bio,
  personality: row.personality,
  photoPreferences: row.photo_preferences,
  tags: row.tags,
  nicknames: row.nicknames,
  instagramUsername: row.instagram_username,
  voicePreset: row.voice_preset,
  liveOption:
    row.live_website && row.live_nickname
      ? { website: row.live_website, nickname: row.live_nickname }
      : null,
  messageTimes: row.message_times,
  contentMode: row.content_mode,
  fanClubPrice: row.fan_club_price,
  characterId: row.character_id,
  liveUntil: row.live_until,
  takenOverAt: row.taken_over_at,
  createdAt: row.created_at,
  submittedAt: row.submitted_at,
});
