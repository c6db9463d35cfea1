// Written by `npm run db:schema`.

export interface AccountDeletionsRow {
  id: string;
  user_id: string;
  reason: string | null;
  state_before:
    'active' | 'warned' | 'suspended' | 'terminated' | 'deleted' | 'closing' | 'under_age_review';
  requested_at: Date;
  due_at: Date;
  cancelled_at: Date | null;
  erasure_began_at: Date | null;
  leased_until: Date | null;
  erased_at: Date | null;
  deleted_by: string | null;
  address_hash: Buffer | null;
}

export interface AccountsRow {
  id: string;
  email: string;
  state:
    'active' | 'warned' | 'suspended' | 'terminated' | 'deleted' | 'closing' | 'under_age_review';
  account_type: 'User' | 'CreatorUser' | 'MasterCreatorUser';
  verified_at: Date | null;
  visitor_id: string | null;
  created_at: Date;
  nick_name: string | null;
  gender: 'Male' | 'Female' | 'Non-Binary' | 'Other' | 'Trans' | null;
  locale: string;
  time_zone: string | null;
  currency: string;
  is_test: boolean;
  agreed_to_promotions: boolean;
  hides_codes: boolean;
  meta: unknown;
  fan_club_autorenew: boolean;
  email_changes_locked_until: Date | null;
  welcome_tokens_granted_at: Date | null;
  welcome_tokens_amount: number;
  welcome_tokens_seen_at: Date | null;
}

export interface AccountTokensRow {
  id: string;
  purpose: 'reset_password' | 'verify_email';
  user_id: string;
  email: string;
  expires_at: Date;
  consumed_at: Date | null;
  created_at: Date;
}

export interface ActivePostsRow {
  post_id: string;
  hour: Date;
  views: number;
  likes: number;
  unlocks: number;
}

export interface AddressMarksRow {
  hash: Buffer;
  kind: 'under_age' | 'welcome_tokens';
  created_at: Date;
  expires_at: Date | null;
}

export interface AffiliatesRow {
  id: string;
  website: string;
  nickname: string;
  created_at: Date;
}

export interface AgeChecksRow {
  person_id: string;
  person_kind: 'user' | 'guest';
  required_at: Date;
  passed_at: Date | null;
  method: string | null;
}

export interface AgeReviewsRow {
  person_id: string;
  person_kind: 'user' | 'guest';
  doubted_at: Date | null;
  confirmed_at: Date | null;
  held_at: Date | null;
  lifted_at: Date | null;
  lifted_by: 'age_check' | 'staff' | null;
  arose_at: Date;
  unanswered_messages: number;
  check_at: Date | null;
}

export interface AppealsRow {
  strike_id: string;
  case_id: string;
  appealed_at: Date;
  outcome: 'granted' | 'declined' | null;
  decided_by: string | null;
  decided_at: Date | null;
}

export interface AttachedGuestsRow {
  id: string;
  attached_to_user_id: string | null;
}

export interface AuthenticatorAppsRow {
  holder_id: string;
  holder_kind: 'user' | 'staff';
  sealed_secret: string;
  last_step: number | null;
  last_used_at: Date | null;
  confirmed_at: Date | null;
  created_at: Date;
}

export interface AuthorTrialsRow {
  id: string;
  chat_id: string;
  reply_id: string;
  state: 'pending' | 'ready' | 'failed';
  model: string;
  prompt: number;
  persona: string;
  sealed_content: string | null;
  request_id: string | null;
  created_at: Date;
}

export interface BegunChatsRow {
  user_id: string | null;
  character_id: string;
  created_at: Date;
}

export interface BlockedCharactersRow {
  user_id: string;
  character_id: string;
}

export interface BookedTransfersRow {
  id: string;
  created_at: Date;
}

export interface CancellationStepsRow {
  id: string;
  subscription_id: string;
  user_id: string;
  step: number;
  action: 'open' | 'close' | 'keep' | 'continue' | 'change-plan' | 'cancel' | 'renew';
  reason:
    | 'too-expensive'
    | 'not-enough-time'
    | 'not-what-i-expected'
    | 'technical-problems'
    | 'found-something-else'
    | 'privacy'
    | 'other'
    | null;
  comment: string | null;
  plan_id: string | null;
  created_at: Date;
}

export interface CannedAnswersRow {
  id: string;
  name: string;
  texts: unknown;
  created_at: Date;
  updated_at: Date;
}

export interface CardRegistrationsRow {
  processor: string;
  registration_id: string;
  user_id: string;
  created_at: Date;
}

export interface CardsOfCharactersRow {
  id: string;
  character_id: string | null;
  greeting: number | null;
  sealed_card: string;
}

export interface CasesRow {
  id: string;
  reference: string;
  kind:
    | 'contact'
    | 'content'
    | 'complaint'
    | 'copyright'
    | 'counter-notice'
    | 'removal'
    | 'data-request'
    | 'appeal'
    | 'intimate-image';
  state: 'received' | 'in_review' | 'resolved';
  email: string | null;
  user_id: string | null;
  character_id: string | null;
  post_id: string | null;
  reason:
    | 'looks under age'
    | 'a real person without consent'
    | 'dangerous organizations'
    | 'illegal activities'
    | 'spam'
    | 'frauds and scams'
    | "i'm in this post and want it removed"
    | 'violent and graphic content'
    | 'animal abuse'
    | 'suicide/self harm'
    | null;
  sealed_details: string;
  repeat_key: string | null;
  locale: string;
  due_on: Date;
  created_at: Date;
  resolved_at: Date | null;
  email_hash: Buffer | null;
  message_id: string | null;
  due_at: Date | null;
  decision: 'answered' | 'kept' | 'removed' | 'noted' | 'dismissed' | null;
  decided_by: string | null;
  sealed_answer: string | null;
}

export interface CharacterAttributesRow {
  character_id: string;
  type: string;
  value: string;
}

export interface CharacterAvatarsRow {
  character_id: string;
  storage_key: string;
}

export interface CharacterBlocksRow {
  user_id: string;
  character_id: string;
  created_at: Date;
}

export interface CharacterCardsRow {
  id: string;
  user_id: string;
  character_id: string | null;
  format: 'json' | 'png' | 'charx';
  file_bytes: number;
  sealed_card: string;
  greeting: number | null;
  created_at: Date;
}

export interface CharacterCountsRow {
  character_id: string;
  followers: number;
  views: number;
  referrals: number;
}

export interface CharacterMediaRow {
  character_id: string;
  role: 'portrait' | 'card' | 'cover' | 'avatar' | 'preview' | 'video_preview' | 'poster';
  position: number;
  storage_key: string;
  width: number;
  height: number;
  withheld_at: Date | null;
}

export interface CharacterOccupationsRow {
  character_id: string;
  locale: string;
  occupation: string | null;
}

export interface CharacterProfilesRow {
  id: string;
  slug: string;
  name: string;
  type: 'Platform' | 'VerifiedModel' | 'UserCreated';
  origin: 'platform' | 'verified_model' | 'user_created';
  style: 'Realistic' | 'Anime';
  category: 'Girls' | 'Boys' | 'Anime';
  badge: 'None' | 'New' | 'Premium' | 'Hot';
  gender: 'female' | 'male' | 'trans';
  age: number;
  occupation: string;
  place: string | null;
  tagline: string;
  bio: string;
  greeting: string;
  persona: unknown;
  owner_user_id: string | null;
  available_for_calls: boolean;
  is_live: boolean;
  is_published: boolean;
  is_recommended: boolean;
  random_order: number;
  created_at: Date;
  search_name: string;
  is_open: boolean;
  voice: string | null;
}

export interface CharacterReferralsRow {
  referred_user_id: string;
  character_id: string;
  referrer_user_id: string | null;
  created_at: Date;
}

export interface CharactersRow {
  id: string;
  slug: string;
  name: string;
  type: 'Platform' | 'VerifiedModel' | 'UserCreated';
  origin: 'platform' | 'verified_model' | 'user_created';
  style: 'Realistic' | 'Anime';
  category: 'Girls' | 'Boys' | 'Anime';
  badge: 'None' | 'New' | 'Premium' | 'Hot';
  gender: 'female' | 'male' | 'trans';
  age: number;
  height_cm: number | null;
  occupation: string;
  place: string | null;
  tagline: string;
  bio: string;
  greeting: string;
  persona: unknown;
  owner_user_id: string | null;
  available_for_calls: boolean;
  is_live: boolean;
  is_published: boolean;
  random_order: number;
  created_at: Date;
  is_recommended: boolean;
  search_name: string;
  search_occupation: string;
  likeness: unknown;
  is_private: boolean;
  voice: string | null;
}

export interface CharacterTraitsRow {
  character_id: string;
  type: string;
  value: string;
}

export interface CharacterTranslationsRow {
  character_id: string;
  locale: string;
  occupation: string | null;
  tagline: string | null;
  bio: string | null;
  greeting: string | null;
  place: string | null;
}

export interface CharacterViewsRow {
  character_id: string;
  viewed_on: Date;
  viewer: Buffer;
  user_id: string | null;
  viewed_at: Date;
}

export interface ChargeAttemptsRow {
  id: number;
  user_id: string;
  kind: 'pay' | 'save-card';
  payment_id: string | null;
  card_mark: Buffer | null;
  device_mark: Buffer | null;
  address_mark: Buffer | null;
  outcome: 'begun' | 'completed' | 'declined' | 'refused';
  created_at: Date;
}

export interface ChatAuthorsRow {
  chat_id: string;
  model: string;
  prompt: number;
  persona: string;
  offered_model: string | null;
  offered_prompt: number | null;
  offered_persona: string | null;
  is_offer_closed: boolean;
  former_model: string | null;
  former_prompt: number | null;
  former_persona: string | null;
  answered_by: string;
  is_served: boolean;
  changed_at: Date;
}

export interface ChatFollowUpsRow {
  chat_id: string;
  frequency: 'never' | 'daily' | 'every-few-days' | 'weekly';
  written: number;
  written_seq: number;
  last_written_at: Date | null;
  due_at: Date | null;
  decided_at: Date | null;
  failures: number;
  attempts: number;
  leased_until: Date | null;
  updated_at: Date;
}

export interface ChatMemoriesRow {
  chat_id: string;
  is_on: boolean;
  read_seq: number;
  diary_seq: number;
  due_at: Date | null;
  diary_due_at: Date | null;
  diary_failures: number;
  messages_told: number;
  days_talked: number;
  last_talked_at: Date | null;
  attempts: number;
  leased_until: Date | null;
  created_at: Date;
  updated_at: Date;
  lines_mark: number | null;
}

export interface ChatPreferencesRow {
  chat_id: string;
  length: 'short' | 'medium' | 'long';
  style: 'plain' | 'playful';
  language: string | null;
  updated_at: Date;
}

export interface ChatReadingsRow {
  chat_id: string;
  user_id: string | null;
  character_id: string;
  read_seq: number;
  is_in_view: boolean;
  is_muted: boolean;
}

export interface ChatsRow {
  id: string;
  user_id: string | null;
  guest_id: string | null;
  character_id: string;
  last_seq: number;
  read_seq: number;
  unread_count: number;
  last_message_at: Date | null;
  last_message_preview: string | null;
  last_message_role: 'user' | 'character' | null;
  opened_at: Date | null;
  created_at: Date;
  pinned_at: Date | null;
  muted_at: Date | null;
  archived_at: Date | null;
  set_aside_at: Date | null;
  suggested_seq: number;
  emptying_to_seq: number | null;
  removed_at: Date | null;
  removed_by: string | null;
  concerns: unknown;
}

export interface ClosedMonthsRow {
  month: string;
  closed_at: Date;
  closed_by: string;
  trial_balance: unknown;
}

export interface ClubJoinsRow {
  user_id: string;
  character_id: string;
  started_at: Date;
  cancelled_at: Date | null;
}

export interface ClubMembersRow {
  user_id: string;
  character_id: string;
  started_at: Date;
  expires_at: Date;
}

export interface ClubsRow {
  id: string;
  character_id: string;
  creator_id: string | null;
  price: number | null;
  discount_percent: number;
  token_price: number | null;
}

export interface CodeTriesRow {
  counter: Buffer;
  day: Date;
  tries: number;
}

export interface ConfirmedFactorsRow {
  holder_id: string;
  kind: string;
}

export interface ConversationsRow {
  user_id: string | null;
  guest_id: string | null;
  character_id: string;
  last_message_at: Date | null;
}

export interface CreatorAgreementsRow {
  creator_id: string;
  status: 'unsent' | 'sent' | 'signed';
  updated_at: Date;
  is_done: boolean;
}

export interface CreatorApprovalsRow {
  creator_id: string;
  status: 'pending' | 'approved' | 'rejected';
  updated_at: Date;
  is_done: boolean;
}

export interface CreatorConsentEventsRow {
  id: string;
  creator_id: string;
  scope: 'twin' | 'biometrics' | 'cloned_voice' | 'marketing';
  change: 'given' | 'withdrawn';
  text_version: string;
  text_hash: string;
  session_id: string | null;
  address_hash: Buffer | null;
  at: Date;
}

export interface CreatorConsentsRow {
  creator_id: string;
  scope: 'twin' | 'biometrics' | 'cloned_voice' | 'marketing';
  text_version: string;
  text_hash: string;
  given_at: Date;
  withdrawn_at: Date | null;
  is_given: boolean;
}

export interface CreatorDecisionsRow {
  id: string;
  creator_id: string;
  staff_id: string;
  outcome: 'approved' | 'declined';
  reasons: string[];
  words: string;
  may_try_again: boolean;
  restarts: string[];
  at: Date;
}

export interface CreatorEarningsRow {
  id: number;
  creator_id: string | null;
  unit: string;
  amount: number;
  created_at: Date;
  reason: string;
  character_id: string | null;
  payer_id: string;
}

export interface CreatorHourReasonsRow {
  owner_id: string;
  character_id: string | null;
  hour: Date;
  unit: string;
  reason: string;
  minor: number;
}

export interface CreatorHoursRow {
  owner_id: string;
  character_id: string | null;
  hour: Date;
  unit: string;
  earnings_platform: number;
  earnings_referrals: number;
  subscribers_platform: number;
  subscribers_referrals: number;
  cancelled_platform: number;
  cancelled_referrals: number;
  views_platform: number;
  views_referrals: number;
  chats_platform: number;
  chats_referrals: number;
  followers_platform: number;
  followers_referrals: number;
}

export interface CreatorIdentitiesRow {
  creator_id: string;
  status: 'not_started' | 'in_progress' | 'approved' | 'rejected';
  updated_at: Date;
  is_done: boolean;
  tries: number;
}

export interface CreatorInvitationsRow {
  creator_id: string;
  token_hash: string;
  purpose: 'kyc' | 'release';
  sent_at: Date;
  expires_at: Date;
  times: number;
  accepted_at: Date | null;
}

export interface CreatorPhotoChecksRow {
  creator_id: string;
  status: 'pending' | 'approved' | 'rejected';
  updated_at: Date;
  is_done: boolean;
}

export interface CreatorPictureLimitsRow {
  creator_id: string;
  never_kinds: string[];
  never_with: string[];
}

export interface CreatorPictureRulesRow {
  creator_id: string;
  never_kinds: string[];
  never_with: string[];
  updated_at: Date;
}

export interface CreatorPostImagesRow {
  id: string;
  post_id: string;
  request_id: string;
  creator_id: string;
  place: number;
  state: 'waiting' | 'done' | 'held_back' | 'failed';
  position: number | null;
  folder: string | null;
  width: number | null;
  height: number | null;
  created_at: Date;
}

export interface CreatorPostRequestsRow {
  id: string;
  post_id: string;
  idempotency_key: string;
  images: number;
  created_at: Date;
}

export interface CreatorPostsRow {
  id: string;
  creator_id: string;
  character_id: string;
  idempotency_key: string;
  state: 'draft' | 'published' | 'deleted';
  caption: string;
  access: 'free' | 'token' | 'fanClub' | 'tokenOrFanclub';
  price: number | null;
  publish_at: Date | null;
  published_at: Date | null;
  purge_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface CreatorProfilesRow {
  id: string;
  kind: 'verified' | 'simplified';
  user_id: string | null;
  manager_id: string | null;
  manager_percent: number;
  display_name: string;
  gender: 'female' | 'male' | 'trans';
  character_id: string | null;
  live_until: Date | null;
  submitted_at: Date | null;
  created_at: Date;
}

export interface CreatorReleasesRow {
  creator_id: string;
  status: 'unsigned' | 'signed';
  updated_at: Date;
  is_done: boolean;
}

export interface CreatorRollupsRow {
  is_only: boolean;
  rolled_to: Date;
}

export interface CreatorsRow {
  id: string;
  kind: 'verified' | 'simplified';
  user_id: string | null;
  manager_id: string | null;
  manager_percent: number;
  email: string | null;
  display_name: string;
  nickname: string | null;
  sealed_birth_date: string | null;
  gender: 'female' | 'male' | 'trans';
  country_of_residence: string | null;
  current_location: string | null;
  bio: string;
  personality: string[];
  photo_preferences: string[];
  tags: string[];
  nicknames: string[];
  instagram_username: string | null;
  attributes: unknown;
  voice_preset: string | null;
  live_website: string | null;
  live_nickname: string | null;
  message_times: string[];
  content_mode: 'manual' | 'ai_generated';
  fan_club_price: number | null;
  character_id: string | null;
  live_until: Date | null;
  taken_over_at: Date | null;
  created_at: Date;
  updated_at: Date;
  submitted_at: Date | null;
  has_person: boolean;
}

export interface CreatorTwinsRow {
  creator_id: string;
  status: 'pending' | 'in_progress' | 'completed' | 'failed';
  accepted_at: Date | null;
  updated_at: Date;
  is_done: boolean;
}

export interface CreatorUnconfirmedPartsRow {
  creator_id: string;
  part: 'profile' | 'voices' | 'documents' | 'photos' | 'pricing';
  filled_at: Date;
}

export interface CreatorVoiceRemovalsRow {
  storage_key: string;
  removed_at: Date;
}

export interface CreatorVoiceSamplesRow {
  creator_id: string;
  emotion: 'Happy' | 'Angry' | 'Narrative' | 'Sexy' | 'Sad';
  id: string;
  storage_key: string;
  milliseconds: number;
  peaks: number[];
  origin: 'recorded' | 'uploaded';
  sentence: string | null;
  created_at: Date;
}

export interface CreatorVoiceSessionsRow {
  id: string;
  creator_id: string;
  emotion: 'Happy' | 'Angry' | 'Narrative' | 'Sexy' | 'Sad';
  sentence: string;
  drawn_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface CreatorVoicesRow {
  creator_id: string;
  kind: 'samples' | 'template';
  status: 'pending' | 'approved' | 'rejected';
  updated_at: Date;
  is_done: boolean;
  is_on: boolean;
}

export interface CrisisCountsRow {
  month: string;
  kind: 'message' | 'call' | 'reply';
  country: string;
  count: number;
}

export interface DataExportsRow {
  id: string;
  user_id: string;
  state: 'requested' | 'ready' | 'expired';
  requested_at: Date;
  leased_until: Date | null;
  ready_at: Date | null;
  expires_at: Date | null;
  bytes: number | null;
}

export interface DeletedAccountsRow {
  user_id: string;
  requested_at: Date;
  due_at: Date;
  erasure_began_at: Date | null;
  erased_at: Date | null;
  deleted_by: string | null;
  address_hash: Buffer | null;
}

export interface DiaryEntriesRow {
  id: string;
  chat_id: string;
  sealed_text: string;
  first_message_id: string | null;
  last_message_id: string | null;
  message_count: number;
  told_at: Date;
  forgotten_at: Date | null;
  created_at: Date;
}

export interface DisputesRow {
  id: string;
  payment_id: string;
  chargeback_id: string;
  amount_minor: number;
  currency: string;
  reason: string | null;
  state: 'open' | 'reversed';
  opened_at: Date;
  answer_by: Date | null;
  reversed_at: Date | null;
  answer: 'contested' | 'accepted' | null;
  answered_at: Date | null;
}

export interface EarnedPeriodsRow {
  order_id: string;
  month: string;
  earned_minor: number;
  currency: string;
}

export interface EmailUnsubscribesRow {
  address: string | null;
  created_at: Date;
  address_hash: Buffer | null;
  id: string;
  how: 'link' | 'staff' | 'complaint';
}

export interface ExperimentReportsRow {
  user_id: string;
  name: string;
  value: string;
  first_at: Date;
  updated_at: Date;
}

export interface ExtraStylesRow {
  label: string;
  position: number;
}

export interface FactsRow {
  id: string;
  chat_id: string;
  sealed_text: string;
  sealed_topic: string | null;
  sealed_quote: string | null;
  about: 'person' | 'both';
  origin: 'told' | 'added';
  found_by: 'model' | 'rules' | null;
  message_id: string | null;
  told_at: Date;
  edited_at: Date | null;
  superseded_by: string | null;
  superseded_at: Date | null;
  forgotten_at: Date | null;
  created_at: Date;
}

export interface FanclubMembershipsRow {
  user_id: string;
  character_id: string;
  started_at: Date;
  expires_at: Date;
  id: string;
  status: 'active' | 'expired';
  plan_id: string | null;
  anchor_at: Date;
  period_unit: 'week' | 'month';
  period_count: number;
  periods: number;
  pays_with: 'money' | 'tokens' | 'nothing';
  price: number;
  discount_percent: number;
  renews: boolean;
  cancelled_at: Date | null;
  due_at: Date | null;
  failed_renewals: number;
  card_id: string | null;
  order_id: string | null;
  noticed_until: Date | null;
}

export interface FanclubPeriodsRow {
  order_id: string;
  net_minor: number;
  currency: string;
  starts_at: Date;
  ends_at: Date;
  reversed_at: Date | null;
}

export interface FanclubPlansRow {
  id: string;
  club_id: string;
  duration: number;
  duration_type: 'Weeks' | 'Months' | 'Years';
  price: number;
  is_active: boolean;
  created_at: Date;
  updated_at: Date;
}

export interface FanclubPricesRow {
  id: string;
  club_id: string;
  plan_id: string | null;
  price: number | null;
  discount_percent: number;
  token_price: number | null;
  created_at: Date;
}

export interface FanclubsRow {
  id: string;
  character_id: string;
  creator_id: string | null;
  price: number | null;
  discount_percent: number;
  token_price: number | null;
  created_at: Date;
  updated_at: Date;
}

export interface FeatureFlagsRow {
  key: string;
  is_enabled: boolean;
  is_for_test_users_only: boolean;
  variants: unknown;
  updated_at: Date;
}

export interface FollowedCharactersRow {
  user_id: string;
  character_id: string;
  created_at: Date;
}

export interface FollowsRow {
  user_id: string;
  character_id: string;
  created_at: Date;
}

export interface FollowUpSwitchesRow {
  user_id: string;
  is_on: boolean;
  updated_at: Date;
}

export interface GamificationCountsRow {
  cause_id: string;
  kind:
    | 'Unlock_Photos'
    | 'Unlock_Videos_In_Chat'
    | 'Unlock_Posts'
    | 'Generate_images'
    | 'Join_FanClubs'
    | 'Minutes_intimated_in_a_voice_call'
    | 'Send_Messages'
    | 'Create_ai_characters'
    | 'Listen_voice_messages';
  user_id: string;
  counted_at: Date;
}

export interface GamificationDrawsRow {
  id: string;
  user_id: string;
  key: string;
  section: number;
  reward: number;
  drawn_at: Date;
}

export interface GamificationPlayersRow {
  user_id: string;
  level: number;
  xp: number;
  spins: number;
  day: number;
  day_starts_at: Date;
  day_ends_at: Date;
  zone: string;
  next_zone: string;
  streak: number;
  is_claimed: boolean;
  progress_announced_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface GamificationProgressRow {
  user_id: string;
  task_id: string;
  day: number;
  progress: number;
  completed_at: Date | null;
  rewards: unknown;
  grabbed_at: Date | null;
  updated_at: Date;
}

export interface GamificationRewardsRow {
  id: string;
  user_id: string;
  cause: 'task' | 'streak' | 'level' | 'wheel';
  subject: string;
  xp: number;
  tokens: number;
  spins: number;
  granted_at: Date;
}

export interface GamificationSwitchesRow {
  user_id: string;
  is_on: boolean;
  updated_at: Date;
}

export interface GamificationTasksRow {
  id: string;
  kind:
    | 'Unlock_Photos'
    | 'Unlock_Videos_In_Chat'
    | 'Unlock_Posts'
    | 'Generate_images'
    | 'Join_FanClubs'
    | 'Minutes_intimated_in_a_voice_call'
    | 'Send_Messages'
    | 'Create_ai_characters'
    | 'Listen_voice_messages';
  scope: 'daily' | 'permanent';
  goal: number;
  rewards: unknown;
  is_active: boolean;
  position: number;
  created_at: Date;
  updated_at: Date;
}

export interface GenerationFilesRow {
  location: string;
  generation_id: string | null;
  flag_id: string | null;
  created_at: Date;
  portrait_id: string | null;
  post_image_id: string | null;
}

export interface GenerationsRow {
  id: string;
  user_id: string;
  character_id: string;
  kind: 'photo' | 'speech' | 'video';
  purpose:
    | 'chat_photo'
    | 'message_speech'
    | 'voice_reply'
    | 'chat_video'
    | 'made_portrait'
    | 'made_video'
    | 'post_image'
    | 'simplified_picture';
  subject_id: string;
  idempotency_key: string;
  sealed_order: string;
  tokens: number;
  reservation_id: string | null;
  state: 'placed' | 'begun' | 'done' | 'failed' | 'refused' | 'expired' | 'cancelled';
  reference: string | null;
  percent: number;
  failures: number;
  spoilt: number;
  attempts: number;
  leased_until: Date | null;
  due_at: Date | null;
  expires_at: Date;
  cost_micros: number | null;
  result: unknown;
  created_at: Date;
  ended_at: Date | null;
  let_go_at: Date | null;
  is_printed: boolean;
}

export interface GivenConsentsRow {
  creator_id: string;
  scope: 'twin' | 'biometrics' | 'cloned_voice' | 'marketing';
  text_version: string;
  given_at: Date;
}

export interface GuestsRow {
  id: string;
  trial_messages_used: number;
  attached_to_user_id: string | null;
  created_at: Date;
}

export interface IdempotentRequestsRow {
  id: string;
  caller_id: string;
  key: string;
  call: string;
  fingerprint: string;
  state: 'in_flight' | 'done';
  attempt: number;
  leased_until: Date | null;
  status: number | null;
  sealed_answer: string | null;
  created_at: Date;
  expires_at: Date;
}

export interface IdentityAttemptsRow {
  id: string;
  creator_id: string;
  number: number;
  provider: string;
  session_id: string | null;
  sealed_verification_url: string | null;
  state: 'opening' | 'open' | 'approved' | 'rejected' | 'stopped';
  failure:
    | 'expired'
    | 'content_canceled'
    | 'aborted'
    | 'photo'
    | 'document_verification_failed'
    | 'internal_error'
    | null;
  sealed_facts: string | null;
  started_at: Date;
  expires_at: Date;
  decided_at: Date | null;
  polls: number;
  poll_at: Date | null;
}

export interface IdentityReportsRow {
  id: string;
  provider: string;
  digest: string;
  sealed_report: string | null;
  received_at: Date;
  applied_at: Date | null;
}

export interface ImpersonationsRow {
  id: string;
  user_id: string;
  staff_id: string;
  sealed_reason: string;
  case_reference: string | null;
  minutes: number;
  asked_at: Date;
  lapses_at: Date;
  agreed_at: Date | null;
  session_id: string | null;
  ends_at: Date | null;
  ended_at: Date | null;
  ended_by: 'person' | 'staff' | 'role' | 'time' | 'declined' | null;
}

export interface InboxRow {
  id: string;
  provider: string;
  event_id: string;
  payload: unknown;
  received_at: Date;
  applied_at: Date | null;
  attempts: number;
  failure: string | null;
}

export interface IncidentsRow {
  id: string;
  person_kind: 'user' | 'guest';
  person_id: string;
  kind:
    | 'message'
    | 'story-reply'
    | 'tip'
    | 'edit'
    | 'fact'
    | 'name'
    | 'photo'
    | 'call'
    | 'reply'
    | 'generated';
  severity: number;
  language: string | null;
  flags: number;
  begun_at: Date;
  last_flag_at: Date;
  suspension_asked_by: string | null;
  decision: 'no-violation' | 'noted' | 'warn' | 'strike' | 'suspend' | null;
  decided_by: string | null;
  decided_at: Date | null;
}

export interface InvoiceSerialsRow {
  kind: 'invoice' | 'credit-note';
  year: number;
  last: number;
}

export interface InvoicesRow {
  id: string;
  kind: 'invoice' | 'credit-note';
  year: number;
  serial: number;
  payment_id: string;
  reversal_id: string | null;
  user_id: string | null;
  seller: unknown;
  sealed_buyer: string;
  description: string;
  currency: string;
  gross_minor: number;
  tax_minor: number;
  tax_rate: string;
  supplied_at: Date;
  issued_at: Date;
}

export interface LedgerAccountsRow {
  id: string;
  kind: 'person' | 'reserved' | 'creator' | 'system';
  owner_id: string | null;
  code: string | null;
  balance: number | null;
  version: number;
  created_at: Date;
  unit: string;
  holder_id: string | null;
}

export interface LedgerEntriesRow {
  id: number;
  transfer_id: string;
  account_id: string;
  amount: number;
  created_at: Date;
  unit: string;
}

export interface LedgerPostingsRow {
  id: number;
  transfer_id: string;
  reason: string;
  reference: string | null;
  account: string;
  unit: string;
  amount: number;
  created_at: Date;
}

export interface LedgerReconciliationsRow {
  id: number;
  reconciled_at: Date;
  entries: number;
  imbalance: number;
  faults: number;
  is_whole: boolean;
}

export interface LedgerSnapshotsRow {
  account_id: string;
  last_entry_id: number;
  total: number;
  created_at: Date;
}

export interface LedgerTransfersRow {
  id: string;
  idempotency_key: string;
  reason: string;
  reference: string | null;
  created_at: Date;
  character_id: string | null;
}

export interface LegalAnnouncementsRow {
  document: 'terms' | 'privacy';
  version: string;
  begun_at: Date;
  told_up_to: string | null;
  finished_at: Date | null;
}

export interface LikedPostsRow {
  user_id: string;
  post_id: string;
  created_at: Date;
}

export interface LiveModelsRow {
  creator_id: string;
  character_id: string;
  live_since: Date;
  is_done: boolean;
  scope: string;
}

export interface LiveTwinsRow {
  creator_id: string;
  character_id: string;
  live_since: Date;
}

export interface MadeCharactersRow {
  id: string;
  user_id: string;
  idempotency_key: string;
  sealed_choices: string;
  state: 'making' | 'made' | 'failed';
  stage: 'texts' | 'bio' | 'portraits';
  failure: 'refused' | 'unavailable' | 'unfinished' | 'stopped' | null;
  price_kind: 'free' | 'included' | 'paid' | 'card';
  tokens: number;
  reservation_id: string | null;
  portrait_id: string | null;
  due_at: Date | null;
  leased_until: Date | null;
  failures: number;
  expires_at: Date;
  created_at: Date;
  ended_at: Date | null;
  deleted_at: Date | null;
}

export interface MadePortraitsRow {
  id: string;
  character_id: string;
  user_id: string;
  batch: number;
  place: number;
  state: 'waiting' | 'done' | 'failed';
  folder: string | null;
  width: number | null;
  height: number | null;
  created_at: Date;
}

export interface MadeRenewalsRow {
  character_id: string;
  batch: number;
  user_id: string;
  idempotency_key: string;
  state: 'waiting' | 'done' | 'failed';
  tokens: number;
  reservation_id: string | null;
  created_at: Date;
}

export interface MailDeliveriesRow {
  event_id: string;
  template: string;
  attempts: number;
  sent_at: Date | null;
  refused_at: Date | null;
  created_at: Date;
  recipient: string | null;
}

export interface ManagerSharesRow {
  person_id: string;
  manager_id: string;
  percent: number;
  currency: string;
  given_minor: number;
  began_at: Date;
  ended_at: Date | null;
}

export interface MarketingContactsRow {
  user_id: string;
  email: string;
  locale: string;
  synced_at: Date | null;
}

export interface MarketingOriginsRow {
  user_id: string;
  click_id: string | null;
  utm_source: string | null;
  utm_medium: string | null;
  utm_campaign: string | null;
  utm_content: string | null;
  cmpid: string | null;
  pubid: string | null;
  created_at: Date;
}

export interface MasterActsRow {
  id: string;
  master_id: string;
  creator_id: string | null;
  act:
    | 'added'
    | 'changed'
    | 'removed'
    | 'invited'
    | 'release-sent'
    | 'taken-over'
    | 'handed-back'
    | 'twin-requested'
    | 'voice-changed'
    | 'ordered';
  fields: string[];
  at: Date;
}

export interface MediaPrintsRow {
  place: string;
  sha256: Buffer | null;
  shape: Buffer | null;
  tones: Buffer | null;
  red: number | null;
  green: number | null;
  blue: number | null;
  printed_at: Date | null;
  withheld_at: Date | null;
  is_barred: boolean;
}

export interface MessagesRow {
  id: string;
  chat_id: string;
  seq: number;
  role: 'user' | 'character';
  sender_id: string;
  type:
    | 'text'
    | 'audio'
    | 'image'
    | 'video'
    | 'gift_for_tip'
    | 'post_message'
    | 'voice_call'
    | 'voice_call_summary'
    | 'STORY_REPLY'
    | 'tip'
    | 'audio_request'
    | 'reply'
    | 'unlocked_post'
    | 'unlocked_photo'
    | 'joined_fanclub'
    | 'follow_model'
    | 'post_reacted'
    | 'post:asset:unlock:credit_card';
  subtype:
    | 'reply'
    | 'follow_up'
    | 'follow_up_photo'
    | 'follow_up_first_reminder'
    | 'follow_up_second_reminder'
    | 'follow_up_third_reminder'
    | 'video_accepted'
    | 'video_rejected'
    | 'sfw_video'
    | 'spicy_video'
    | 'crisis_referral'
    | null;
  content: string | null;
  idempotency_key: string | null;
  reply_to_id: string | null;
  price_tokens: number;
  transfer_id: string | null;
  sent_at: Date;
  referral: unknown;
  is_trial: boolean;
  sealed_content: string | null;
  details: unknown;
  quoted_id: string | null;
  reaction: 'heart' | 'laugh' | 'fire' | 'thumbs_up' | 'sad' | 'wow' | null;
  removed_at: Date | null;
  edited_at: Date | null;
  speech: unknown;
  sealed_gist: string | null;
}

export interface ModelCallsRow {
  id: string;
  person_id: string | null;
  chat_id: string | null;
  purpose: 'reply' | 'follow_up' | 'summary' | 'facts' | 'moderation' | 'replies' | 'trial';
  tier: 'guest' | 'free' | 'premium';
  model: string;
  outcome: 'answered' | 'refused' | 'failed' | 'abandoned';
  tokens_in: number;
  tokens_out: number;
  first_words_ms: number | null;
  duration_ms: number;
  cost_micros: number;
  request_id: string;
  created_at: Date;
  is_estimated: boolean;
}

export interface ModelOverridesRow {
  id: string;
  section: 'featured-models' | 'verified-models' | 'available-for-voice-call' | 'anime-models';
  character_id: string;
  place: number | null;
  is_hidden: boolean;
  starts_at: Date | null;
  ends_at: Date | null;
}

export interface ModelStatesRow {
  id: string;
  kind: 'verified' | 'simplified';
  user_id: string | null;
  manager_id: string | null;
  display_name: string;
  nickname: string | null;
  email: string;
  manager_email: string;
  gender: 'female' | 'male' | 'trans';
  country_of_residence: string | null;
  current_location: string | null;
  personality: string[];
  tags: string[];
  attributes: unknown;
  character_id: string | null;
  created_at: Date;
  submitted_at: Date | null;
  taken_over_at: Date | null;
  fan_club_price: number | null;
  kyc_status: 'not_started' | 'in_progress' | 'approved' | 'rejected';
  photo_status: 'pending' | 'approved' | 'rejected';
  voice_kind: 'samples' | 'template';
  voice_status: 'pending' | 'approved' | 'rejected';
  release_status: 'unsigned' | 'signed';
  agreement_status: 'unsent' | 'sent' | 'signed';
  approval_status: 'pending' | 'approved' | 'rejected';
  twin_status: 'pending' | 'in_progress' | 'completed' | 'failed';
  twin_accepted_at: Date | null;
  live_since: Date;
  simplified_state: 'making' | 'made' | 'failed';
  step: string;
  status: string;
}

export interface ModelTextsRow {
  id: string;
  bio: string;
}

export interface ModelVoicesRow {
  creator_id: string;
  kind: 'samples' | 'template';
  status: 'pending' | 'approved' | 'rejected';
  is_on: boolean;
}

export interface ModerationFlagsRow {
  id: string;
  person_kind: 'user' | 'guest';
  person_id: string;
  character_id: string | null;
  direction: 'from_person' | 'from_character';
  category:
    | 'minor_self'
    | 'minors'
    | 'non_consent'
    | 'real_person'
    | 'trafficking'
    | 'self_harm_promotion'
    | 'violence'
    | 'bestiality'
    | 'drugs_and_weapons'
    | 'personal_data'
    | 'explicit'
    | 'crisis';
  sealed_evidence: string;
  created_at: Date;
  layer: 'grammar' | 'classifier' | 'endpoint' | 'guard' | null;
  score: number | null;
  incident_id: string | null;
}

export interface MoneyMovementsRow {
  id: string;
  kind: string;
  payment_id: string;
  order_id: string;
  processor: string;
  provider_payment_id: string | null;
  amount_minor: number;
  currency: string;
  occurred_at: Date | null;
}

export interface NotificationPreferencesRow {
  user_id: string;
  choices: unknown;
  is_discreet: boolean;
  has_quiet_hours: boolean;
  quiet_from: number;
  quiet_until: number;
  digest: 'daily' | 'weekly';
  digest_due_at: Date | null;
  digested_at: Date | null;
  updated_at: Date;
}

export interface NotificationsRow {
  id: string;
  user_id: string;
  kind:
    | 'message'
    | 'reply-given-up'
    | 'post'
    | 'story'
    | 'offer'
    | 'payment'
    | 'renewal'
    | 'card-ends'
    | 'renewal-failed'
    | 'subscription-canceled'
    | 'subscription-ended'
    | 'club-renewal'
    | 'club-renewal-failed'
    | 'club-ended'
    | 'new-sign-in'
    | 'password-changed'
    | 'email-changed'
    | 'identity-linked'
    | 'factor-changed'
    | 'archive-ready'
    | 'legal-change'
    | 'rule-broken'
    | 'decision-withdrawn'
    | 'appeal-answered'
    | 'trial'
    | 'quest-completed'
    | 'character-made'
    | 'character-failed'
    | 'flow-taken-over'
    | 'flow-handed-back';
  payload: unknown;
  read_at: Date | null;
  created_at: Date;
  subject: string;
  fact_id: string;
  times: number;
  is_listed: boolean;
  told_at: Date;
}

export interface OneTimeCodesRow {
  id: string;
  purpose:
    | 'sign_up'
    | 'link_identity'
    | 'reset_password'
    | 'change_email'
    | 'prove_anew'
    | 'staff_sign_in'
    | 'staff_reset';
  owner_id: string;
  code_hash: Buffer;
  attempts: number;
  expires_at: Date;
  consumed_at: Date | null;
  created_at: Date;
  email: string | null;
  asker_id: string | null;
}

export interface OpenDeletionsRow {
  user_id: string;
  state_before:
    'active' | 'warned' | 'suspended' | 'terminated' | 'deleted' | 'closing' | 'under_age_review';
  due_at: Date;
}

export interface OrdersRow {
  id: string;
  number: string;
  buyer_id: string;
  product_kind: 'subscriptions' | 'tokens' | 'fanclub' | 'post_asset';
  product_id: string;
  product_name: string;
  product_details: unknown;
  character_id: string | null;
  creator_id: string | null;
  price: unknown;
  total_minor: number;
  currency: string;
  kind: 'initial' | 'rebill' | 'one-time-purchase';
  source: string | null;
  replaces_subscription_id: string | null;
  sameness: string;
  state: 'open' | 'paid' | 'expired' | 'cancelled';
  created_at: Date;
  expires_at: Date;
  shown_at: Date | null;
  closed_at: Date | null;
}

export interface OrderTaxesRow {
  order_id: string;
  product_kind: 'subscriptions' | 'tokens' | 'fanclub' | 'post_asset';
  total_minor: number;
  currency: string;
  tax_minor: number;
  tax_rate: string;
  tax_country: string;
  tax_inclusive: boolean;
  tax_evidence: string;
}

export interface OutboxRow {
  id: number;
  partition: number;
  event_id: string;
  name: string;
  person_id: string | null;
  aggregate_id: string;
  version: number;
  payload: unknown;
  request_id: string | null;
  created_at: Date;
  published_at: Date | null;
  traceparent: string | null;
  dead_at: Date | null;
  dead_reason: string | null;
}

export interface PaidClubPeriodsRow {
  order_id: string;
  net_minor: number;
  currency: string;
  starts_at: Date;
  ends_at: Date;
  ended_at: Date | null;
}

export interface PaidSubscriptionPeriodsRow {
  order_id: string;
  net_minor: number;
  currency: string;
  starts_at: Date;
  ends_at: Date;
  ended_at: Date | null;
}

export interface PasskeyChallengesRow {
  challenge: string;
  purpose: 'add' | 'sign-in' | 'second-step';
  asker_id: string;
  expires_at: Date;
}

export interface PasskeysRow {
  id: string;
  holder_kind: 'user' | 'staff';
  holder_id: string;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  name: string;
  last_used_at: Date | null;
  created_at: Date;
}

export interface PaymentDebtsRow {
  id: string;
  user_id: string;
  order_id: string;
  reversal_id: string;
  amount_minor: number;
  currency: string;
  created_at: Date;
  settled_at: Date | null;
}

export interface PaymentEventsRow {
  id: number;
  payment_id: string;
  told_by:
    | 'request'
    | 'answer'
    | 'return'
    | 'webhook'
    | 'poll'
    | 'expiry'
    | 'refund'
    | 'dispute'
    | 'review';
  told: string;
  state_before: 'none' | 'pending' | 'completed' | 'failed' | 'expired';
  state_after: string;
  created_at: Date;
}

export interface PaymentRiskDecisionsRow {
  id: string;
  user_id: string;
  rule:
    | 'card-velocity'
    | 'device-velocity'
    | 'address-velocity'
    | 'account-velocity'
    | 'card-shared'
    | 'refunds-abused'
    | 'gifts-farmed';
  facts: unknown;
  decided_at: Date;
  holds_until: Date;
  reviewed_by: string | null;
  reviewed_at: Date | null;
  is_upheld: boolean | null;
}

export interface PaymentsRow {
  id: string;
  order_id: string;
  payer_id: string;
  method: 'credit_card_payment' | 'crypto_payment';
  wallet: 'APPLEPAY' | 'GOOGLEPAY' | null;
  processor: string;
  provider_payment_id: string | null;
  saved_card_id: string | null;
  card_last4: string | null;
  card_brand: 'visa' | 'master' | null;
  saves_card: boolean;
  amount_minor: number;
  currency: string;
  state: 'pending' | 'completed' | 'failed' | 'expired';
  asked: 'asking' | 'answered' | 'timeout' | 'unavailable';
  sealed_redirect_url: string | null;
  is_surplus: boolean;
  review: 'amount-mismatch' | 'currency-mismatch' | 'underpaid' | null;
  reviewed_at: Date | null;
  received_minor: number | null;
  decline_code: string | null;
  refunded_minor: number;
  created_at: Date;
  expires_at: Date;
  poll_at: Date | null;
  polls: number;
  completed_at: Date | null;
  failed_at: Date | null;
  reviewed_by: string | null;
  is_by_buyer: boolean;
}

export interface PayoutBatchesRow {
  id: string;
  rail: 'sepa-file' | 'bank-file' | 'crypto-file';
  state: 'made' | 'sent' | 'confirmed';
  reference: string | null;
  made_by: string;
  created_at: Date;
  sent_by: string | null;
  sent_at: Date | null;
  confirmed_by: string | null;
  confirmed_at: Date | null;
}

export interface PayoutMethodsRow {
  id: string;
  user_id: string;
  kind: 'bank_payout' | 'crypto_payout' | 'credit_card_payout';
  network: 'TRC20' | 'ERC20' | null;
  country: string | null;
  label: string;
  ends_with: string;
  sealed_details: string;
  version: number;
  approval_status: 'pending' | 'approved' | 'rejected';
  rejection_reason: string | null;
  is_default: boolean;
  name_check: 'matches' | 'differs' | 'none';
  decided_by: string | null;
  decided_at: Date | null;
  created_at: Date;
  changed_at: Date;
  removed_at: Date | null;
}

export interface PayoutsMadeRow {
  id: string;
  user_id: string;
  amount_minor: number;
  fee_minor: number;
  currency: string;
  state: 'requested' | 'approved' | 'sent' | 'paid' | 'failed' | 'rejected' | 'reversed';
  created_at: Date;
  paid_at: Date | null;
}

export interface PayoutsRow {
  id: string;
  number: number;
  user_id: string;
  method_id: string | null;
  method_version: number;
  kind: 'bank_payout' | 'crypto_payout' | 'credit_card_payout';
  network: 'TRC20' | 'ERC20' | null;
  ends_with: string;
  sealed_destination: string;
  amount_minor: number;
  fee_minor: number;
  currency: string;
  rail: string;
  state: 'requested' | 'approved' | 'sent' | 'paid' | 'failed' | 'rejected' | 'reversed';
  needs_two: boolean;
  is_held: boolean;
  first_by: string | null;
  first_at: Date | null;
  approved_by: string | null;
  approved_at: Date | null;
  batch_id: string | null;
  provider_payout_id: string | null;
  attempts: number;
  try_at: Date | null;
  reason: string | null;
  created_at: Date;
  sent_at: Date | null;
  paid_at: Date | null;
  ended_at: Date | null;
}

export interface PayoutTaxDetailsRow {
  user_id: string;
  country: string;
  is_business: boolean;
  sealed_details: string;
  self_billing_since: Date | null;
  changed_at: Date;
}

export interface PendingIdentitiesRow {
  id: string;
  provider: string;
  provider_name: string;
  subject: string;
  email: string;
  account_type: 'User' | 'CreatorUser' | 'MasterCreatorUser';
  locale: string;
  created_at: Date;
  expires_at: Date;
}

export interface PersonaVersionsRow {
  character_id: string;
  version: string;
  persona: unknown;
  created_at: Date;
}

export interface PersonFiguresRow {
  user_id: string;
  state: 'active' | 'warned' | 'suspended' | 'terminated' | 'closing' | 'under_age_review';
  joined_at: Date;
  seen_at: Date;
  country: string | null;
  spent_minor: number;
  tokens: number;
  points: number;
  premium_until: Date;
}

export interface PlanPricesRow {
  plan_id: string;
  valid_from: Date;
  monthly_minor: number;
  payment_minor: number;
  currency: string;
}

export interface PlanSpecialOffersRow {
  plan_id: string;
  unit_type: 'day' | 'month';
  unit_amount: number;
  audience: 'everyone' | 'test';
  payment_minor: number;
  currency: string;
  is_active: boolean;
  created_at: Date;
}

export interface PoliceNoticesRow {
  id: string;
  incident_id: string;
  user_id: string | null;
  grounds: 'threat-to-life' | 'danger-to-child' | 'terrorism' | 'other-danger';
  recipient: string;
  sealed_content: string;
  content_hash: string;
  asked_by: string;
  asked_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  is_approved: boolean | null;
  sent_at: Date | null;
  receipt: string | null;
}

export interface PostActivityRow {
  post_id: string;
  hour: Date;
  views: number;
  likes: number;
  unlocks: number;
}

export interface PostAssetsRow {
  id: string;
  post_id: string;
  position: number;
  kind:
    'sfw_photo' | 'nsfw_photo' | 'sfw_video' | 'nsfw_video' | 'explicit_photo' | 'explicit_video';
  is_free: boolean;
  original_key: string | null;
  rendered_key: string | null;
  width: number;
  height: number;
  duration_ms: number | null;
  unlock_price: number | null;
  has_sound: boolean;
  card_price: number | null;
  is_printed: boolean;
}

export interface PostAssetUnlocksRow {
  user_id: string;
  asset_id: string;
  tokens: number;
  transfer_id: string | null;
  created_at: Date;
  order_id: string | null;
}

export interface PostCharactersRow {
  post_id: string;
  character_id: string;
}

export interface PostCountsRow {
  post_id: string;
  likes: number;
  views: number;
  unlocks: number;
}

export interface PostLikesRow {
  user_id: string;
  post_id: string;
  created_at: Date;
}

export interface PostsRow {
  id: string;
  character_id: string;
  style: 'Realistic' | 'Anime';
  text_content: string;
  access: 'free' | 'token' | 'fanClub' | 'tokenOrFanclub' | 'subscription';
  unlock_price: number | null;
  discounted_price: number | null;
  content_level: 'SFW' | 'Topless' | 'Nude' | 'Explicit';
  media: 'photo' | 'video';
  feed_source: 'post' | 'recommendation';
  video_tag: string | null;
  extra_style: string | null;
  clothing: string | null;
  is_published: boolean;
  random_order: number;
  created_at: Date;
  withheld_at: Date | null;
  retired_at: Date | null;
}

export interface PostTranslationsRow {
  post_id: string;
  locale: string;
  text_content: string;
}

export interface PostUnlocksRow {
  user_id: string;
  post_id: string;
  tokens: number;
  transfer_id: string;
  created_at: Date;
}

export interface PostViewsRow {
  post_id: string;
  viewed_on: Date;
  viewer: Buffer;
  user_id: string | null;
  viewed_at: Date;
  guest_id: string | null;
  is_counted: boolean;
}

export interface ProfileViewsRow {
  character_id: string;
  user_id: string | null;
  viewed_at: Date;
}

export interface PublishedCharactersRow {
  id: string;
  slug: string;
  name: string;
  type: 'Platform' | 'VerifiedModel' | 'UserCreated';
  origin: 'platform' | 'verified_model' | 'user_created';
  style: 'Realistic' | 'Anime';
  category: 'Girls' | 'Boys' | 'Anime';
  badge: 'None' | 'New' | 'Premium' | 'Hot';
  gender: 'female' | 'male' | 'trans';
  age: number;
  occupation: string;
  tagline: string;
  owner_user_id: string | null;
  available_for_calls: boolean;
  is_live: boolean;
  is_recommended: boolean;
  random_order: number;
  created_at: Date;
}

export interface PublishedPostsRow {
  id: string;
  character_id: string;
  style: 'Realistic' | 'Anime';
  access: 'free' | 'token' | 'fanClub' | 'tokenOrFanclub' | 'subscription';
  unlock_price: number | null;
  discounted_price: number | null;
  content_level: 'SFW' | 'Topless' | 'Nude' | 'Explicit';
  clothing: string | null;
  extra_style: string | null;
  video_tag: string | null;
  random_order: number;
  created_at: Date;
}

export interface PushSubscriptionsRow {
  id: string;
  user_id: string;
  session_id: string;
  endpoint_mark: string;
  sealed_subscription: string;
  device: string | null;
  told_fact_id: string | null;
  failures: number;
  expires_at: Date | null;
  created_at: Date;
}

export interface RankedListsRow {
  id: number;
  kind: 'trending' | 'for_you';
  user_id: string | null;
  made_at: Date;
  guest_id: string | null;
}

export interface RankedPostsRow {
  list_id: number;
  rank: number;
  post_id: string;
  style: 'Realistic' | 'Anime';
}

export interface RecoveryCodesRow {
  id: string;
  holder_kind: 'user' | 'staff';
  holder_id: string;
  code_hash: Buffer;
  used_at: Date | null;
  created_at: Date;
}

export interface RedeemBatchesRow {
  id: string;
  kind: 'tokens' | 'premium';
  amount: number;
  form: 'single' | 'shared';
  quantity: number;
  uses: number;
  starts_at: Date | null;
  ends_at: Date | null;
  once_per_person: boolean;
  for_new_accounts: boolean;
  note: string;
  created_by: string;
  created_at: Date;
  issued_at: Date | null;
  disabled_at: Date | null;
}

export interface RedeemCodesRow {
  id: string;
  batch_id: string;
  hash: string;
  last_four: string;
  most_uses: number;
  uses: number;
}

export interface RedeemUsesRow {
  id: string;
  code_id: string;
  batch_id: string;
  user_id: string;
  kind: 'tokens' | 'premium';
  amount: number;
  premium_until: Date | null;
  redeemed_at: Date;
}

export interface ReferredPeopleRow {
  user_id: string;
  character_id: string;
}

export interface RefundsRow {
  id: string;
  payment_id: string;
  amount_minor: number;
  currency: string;
  cause: 'asked' | 'given-back' | 'processor';
  reason: string;
  asked_by: string | null;
  approved_by: string | null;
  state: 'waiting' | 'due' | 'pending' | 'completed' | 'failed' | 'refused';
  provider_refund_id: string | null;
  sealed_claim_url: string | null;
  attempts: number;
  created_at: Date;
  try_at: Date | null;
  completed_at: Date | null;
  reason_code:
    | 'withdrawn'
    | 'duplicate'
    | 'not-delivered'
    | 'unauthorised'
    | 'by-mistake'
    | 'goodwill'
    | 'other'
    | null;
}

export interface RelayLeasesRow {
  partition: number;
  holder: string;
  epoch: number;
  expires_at: Date;
  knows: string[];
}

export interface RelayStateRow {
  partition: number;
  redis_run_id: string;
  replay_after: number | null;
  replay_until: number | null;
}

export interface RememberedLinesRow {
  chat_id: string;
  message_id: string;
  sent_at: Date;
  tokens: number[];
  forgotten_at: Date | null;
}

export interface RepliesRow {
  message_id: string;
  chat_id: string;
  seq: number;
  reply_id: string;
  state: 'pending' | 'done' | 'failed';
  attempts: number;
  leased_until: Date | null;
  created_at: Date;
  country: string | null;
  language: string | null;
  request_id: string | null;
  failures: number;
  next_attempt_at: Date | null;
  retries: number;
}

export interface SavedCardsRow {
  id: string;
  user_id: string;
  processor: string;
  registration_id: string;
  brand: 'visa' | 'master';
  last4: string;
  holder: string | null;
  expires_on: string;
  is_default: boolean;
  last_authentication_failed: boolean;
  mark: Buffer;
  created_at: Date;
  expired_at: Date | null;
  removed_at: Date | null;
  forgotten_at: Date | null;
}

export interface SecondReadingsRow {
  action_id: string;
  act: string;
  decided_by: string;
  decided_at: Date;
  read_by: string | null;
  read_at: Date | null;
  is_agreed: boolean | null;
  note: string | null;
}

export interface SecurityLogRow {
  id: number;
  at: Date;
  kind:
    | 'sign-in'
    | 'sign-in-refused'
    | 'code-refused'
    | 'password-changed'
    | 'address-changed'
    | 'identity-linked'
    | 'second-factor-changed'
    | 'account-state-changed'
    | 'deletion-requested'
    | 'account-restored'
    | 'account-erased'
    | 'export-requested'
    | 'staff-sign-in'
    | 'staff-sign-out'
    | 'staff-act'
    | 'command'
    | 'staff-refused';
  actor_kind: 'user' | 'guest' | 'staff' | 'system' | 'nobody';
  actor_id: string | null;
  user_id: string | null;
  session_id: string | null;
  network: Buffer | null;
  client: string | null;
  request_id: string | null;
  detail: unknown;
}

export interface SelfBillingInvoicesRow {
  id: string;
  number: number;
  user_id: string;
  month: string;
  currency: string;
  amount_minor: number;
  issued_at: Date;
}

export interface SendOutcomesRow {
  sender_id: string;
  idempotency_key: string;
  kind: 'sent' | 'rejected' | 'failed';
  message_id: string | null;
  error:
    | 'message-required'
    | 'message-too-long'
    | 'message-not-storable'
    | 'recording-unreadable'
    | 'recording-too-long'
    | 'nothing-heard'
    | 'not-heard'
    | 'against-rules'
    | 'no-such-character'
    | 'character-blocked'
    | 'chat-set-aside'
    | 'trial-ended'
    | 'insufficient-balance'
    | 'spending-limit'
    | 'confirmation-needed'
    | 'age-check-required'
    | 'adult-confirmation-required'
    | 'under_age_review'
    | 'chat-paused'
    | 'too-many-attempts'
    | 'no-such-picture'
    | 'picture-away'
    | 'nothing-to-make-again'
    | 'price-changed'
    | 'generation-limit'
    | 'picture-of-minor'
    | 'picture-of-real-person'
    | 'picture-of-violence'
    | 'picture-too-bare'
    | null;
  source:
    | 'text_message'
    | 'chat_tip'
    | 'voice_message'
    | 'unlock_chat_image'
    | 'play_message'
    | 'text_to_speech'
    | 'video_message'
    | 'confirm_video_message'
    | null;
  created_at: Date;
  chat_id: string | null;
  rule:
    | 'minor_self'
    | 'minors'
    | 'non_consent'
    | 'real_person'
    | 'trafficking'
    | 'self_harm_promotion'
    | 'violence'
    | 'bestiality'
    | 'drugs_and_weapons'
    | 'personal_data'
    | 'explicit'
    | null;
}

export interface ServiceCallbacksRow {
  id: string;
  name: string;
  request_id: string;
  sealed_body: string | null;
  received_at: Date;
  applied_at: Date | null;
  outcome: 'applied' | 'unknown' | 'late' | 'refused' | null;
}

export interface SessionOwnersRow {
  id: string;
  user_id: string;
}

export interface SessionsRow {
  id: string;
  user_id: string;
  actor_id: string;
  generation: number;
  confirmed_generation: number;
  rotated_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  revoked_reason: string | null;
  user_agent: string | null;
  created_at: Date;
  proved_at: Date | null;
  country: string | null;
}

export interface SettingsRow {
  key: string;
  value: unknown;
  updated_at: Date;
}

export interface SettlementDifferencesRow {
  id: string;
  processor: string;
  difference: 'unknown-to-us' | 'unknown-to-them' | 'amount';
  kind: 'payment' | 'refund' | 'chargeback' | 'chargeback-reversed';
  provider_payment_id: string;
  ours_minor: number | null;
  theirs_minor: number | null;
  currency: string;
  occurred_at: Date;
  found_at: Date;
  resolved_at: Date | null;
  resolution: string | null;
}

export interface SettlementReportsRow {
  processor: string;
  day: string;
  imported_at: Date;
}

export interface SettlementRowsRow {
  processor: string;
  reference: string;
  day: string;
  kind: 'payment' | 'refund' | 'chargeback' | 'chargeback-reversed';
  provider_payment_id: string;
  amount_minor: number;
  fee_minor: number;
  currency: string;
  occurred_at: Date;
}

export interface ShareAgreementsRow {
  id: string;
  person_id: string;
  manager_id: string;
  percent: number;
  currency: string;
  base_minor: number;
  settled_minor: number;
  given_minor: number;
  began_at: Date;
  ended_at: Date | null;
}

export interface ShareMovementsRow {
  id: number;
  creator_id: string | null;
  currency: string;
  account: string;
  transfer_id: string;
  reason: string;
  reference: string | null;
  character_id: string | null;
  amount: number;
  earned: number;
  created_at: Date;
}

export interface SignInTicketsRow {
  id: string;
  holder_kind: 'user' | 'staff';
  holder_id: string;
  purpose: 'prove' | 'enrol';
  attempts: number;
  expires_at: Date;
  consumed_at: Date | null;
  created_at: Date;
}

export interface SimplifiedModelsRow {
  creator_id: string;
  master_id: string;
  idempotency_key: string;
  state: 'making' | 'made' | 'failed';
  created_at: Date;
  ended_at: Date | null;
}

export interface SimplifiedPicturesRow {
  id: string;
  creator_id: string;
  place: number;
  state: 'waiting' | 'done' | 'failed';
}

export interface SmartTokenPacksRow {
  id: string;
  user_id: string;
  offer_key: string;
  tier_id: string;
  is_suggested: boolean;
  tokens_needed: number;
  amount: number;
  price_minor: number;
  currency: string;
  bonus_bp: number;
  discount_bp: number;
  subscription_discount_bp: number | null;
  is_welcome_back: boolean;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  order_id: string | null;
}

export interface SmartTokenTiersRow {
  id: string;
  is_welcome_back: boolean;
  up_to: number | null;
  step: number;
  least: number;
  is_test: boolean;
  created_at: Date;
}

export interface SmartTokenTierTermsRow {
  tier_id: string;
  valid_from: Date;
  price_of_100_minor: number;
  currency: string;
  bonus_bp: number;
  discount_bp: number;
  subscription_discount_bp: number | null;
}

export interface SocialIdentitiesRow {
  id: string;
  provider: string;
  subject: string;
  user_id: string;
  created_at: Date;
}

export interface SpecialOfferOpeningsRow {
  user_id: string;
  opened_at: Date;
  ends_at: Date;
}

export interface SpeechCallsRow {
  id: string;
  person_id: string | null;
  purpose: 'speech' | 'transcription';
  model: string;
  outcome: 'answered' | 'refused' | 'failed';
  characters: number;
  audio_ms: number | null;
  duration_ms: number;
  cost_micros: number;
  request_id: string;
  created_at: Date;
}

export interface SpendAgreementsRow {
  user_id: string;
  reason: string;
  tokens: number;
  ends_at: Date;
  created_at: Date;
}

export interface SpendConfirmationsRow {
  user_id: string;
  from_tokens: number;
  created_at: Date;
}

export interface SpendingLimitsRow {
  user_id: string;
  period: 'day' | 'week' | 'month';
  tokens: number | null;
  next_tokens: number | null;
  next_from: Date | null;
  created_at: Date;
}

export interface StaffAccountsRow {
  id: string;
  email: string;
  role:
    | 'superAdmin'
    | 'admin'
    | 'inspectorAdmin'
    | 'manager'
    | 'usersManager'
    | 'usersInspectorManager'
    | 'marketingManager'
    | 'creatorsManager'
    | 'user';
  is_active: boolean;
  created_at: Date;
  locale: string;
  invited_at: Date | null;
  joined_at: Date | null;
  has_password: boolean;
}

export interface StaffActionsRow {
  id: string;
  at: Date;
  staff_id: string;
  role: string;
  act: string;
  resource: string;
  resource_id: string;
  user_id: string | null;
  before: unknown;
  after: unknown;
  reason: string | null;
  request_id: string | null;
  network: Buffer | null;
  key: string | null;
  place: number | null;
  hash: Buffer | null;
}

export interface StaffBulkItemsRow {
  run_id: string;
  position: number;
  item_id: string;
  state: 'waiting' | 'done' | 'skipped' | 'failed';
  refusal: string | null;
}

export interface StaffBulkRunsRow {
  id: string;
  staff_id: string;
  act: string;
  reason: string | null;
  state: 'draft' | 'running' | 'stopped' | 'done';
  items: number;
  undoes: string | null;
  created_at: Date;
  progressed_at: Date;
  finished_at: Date | null;
}

export interface StaffChainChecksRow {
  id: string;
  checked_at: Date;
  last_place: number | null;
  last_hash: Buffer | null;
  broken_at: number | null;
}

export interface StaffQueueItemsRow {
  resource:
    | 'incident'
    | 'report'
    | 'case'
    | 'notice'
    | 'appeal'
    | 'account'
    | 'second-reading'
    | 'police-notice'
    | 'verified-model';
  thing_id: string;
  gravity: number;
  due_at: Date;
  waits_since: Date;
  label: string;
  reference: string | null;
  deciders: string[];
  claimed_by: string | null;
  claimed_until: Date | null;
  skipped_by: string | null;
  skipped_until: Date | null;
}

export interface StaffRow {
  id: string;
  email: string;
  role:
    | 'superAdmin'
    | 'admin'
    | 'inspectorAdmin'
    | 'manager'
    | 'usersManager'
    | 'usersInspectorManager'
    | 'marketingManager'
    | 'creatorsManager'
    | 'user';
  is_active: boolean;
  created_at: Date;
  locale: string;
  invited_at: Date | null;
  joined_at: Date | null;
  password_hash: string | null;
}

export interface StaffSessionsRow {
  id: string;
  staff_id: string;
  expires_at: Date;
  revoked_at: Date | null;
  created_at: Date;
  seen_at: Date | null;
}

export interface StaffViewsRow {
  id: string;
  staff_id: string;
  resource: string;
  name: string;
  query: string;
  previous_name: string | null;
  previous_query: string | null;
  created_at: Date;
  deleted_at: Date | null;
}

export interface StatementMonthsRow {
  user_id: string;
  time_zone: string;
  currency: string;
  month: string;
  tokens: number;
  value: number;
  sums: unknown;
  made_at: Date;
}

export interface StatementsOfReasonsRow {
  id: string;
  user_id: string | null;
  subject: 'message' | 'post' | 'character' | 'account';
  subject_id: string;
  rule: string;
  consequence: 'warning' | 'pause' | 'suspension' | 'termination' | 'removal';
  ends_at: Date | null;
  source: 'own-initiative' | 'notice';
  is_found_by_filter: boolean;
  decided_by: string | null;
  given_at: Date;
}

export interface StoriesRow {
  id: string;
  character_id: string;
  caption: string;
  media: 'photo' | 'video';
  original_key: string | null;
  rendered_key: string | null;
  width: number;
  height: number;
  duration_ms: number | null;
  created_at: Date;
  expires_at: Date;
  has_sound: boolean;
  withheld_at: Date | null;
  is_printed: boolean;
}

export interface StoryReadsRow {
  user_id: string;
  story_id: string;
  read_at: Date;
}

export interface StoryTranslationsRow {
  story_id: string;
  locale: string;
  caption: string;
}

export interface StrikesRow {
  id: string;
  reference: string;
  incident_id: string;
  flag_id: string;
  person_kind: 'user' | 'guest';
  person_id: string;
  category:
    | 'minor_self'
    | 'minors'
    | 'non_consent'
    | 'real_person'
    | 'trafficking'
    | 'self_harm_promotion'
    | 'violence'
    | 'bestiality'
    | 'drugs_and_weapons'
    | 'personal_data'
    | 'explicit';
  points: number;
  leads_to: 'warning' | 'pause' | 'suspension';
  paused_until: Date | null;
  rests_on_points: boolean;
  given_by: string | null;
  given_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  lifted_at: Date | null;
  lifted_as: 'no-violation' | 'replaced' | 'appeal' | null;
}

export interface SubscriptionBonusOffersRow {
  key: string;
  plan_id: string;
  tokens: number;
  starts_at: Date;
  ends_at: Date | null;
}

export interface SubscriptionPeriodsRow {
  subscription_id: string;
  number: number;
  plan_id: string;
  order_id: string;
  starts_at: Date;
  ends_at: Date;
  paid_minor: number;
  currency: string;
  special_offer_key: string | null;
  reversed_at: Date | null;
  created_at: Date;
}

export interface SubscriptionPlansRow {
  id: string;
  name: string;
  duration_months: number;
  audience: 'everyone' | 'affiliate' | 'test';
  offer_key: string | null;
  is_active: boolean;
  created_at: Date;
}

export interface SubscriptionsRow {
  id: string;
  user_id: string;
  started_at: Date;
  expires_at: Date;
  created_at: Date;
  plan_id: string | null;
  status: 'active' | 'past_due' | 'canceled' | 'expired' | 'paused';
  number: number;
  period_starts_at: Date;
  anchor_at: Date;
  anchor_months: number;
  renewal_minor: number | null;
  currency: string;
  special_offer_key: string | null;
  next_plan_id: string | null;
  next_minor: number | null;
  next_renewal_minor: number | null;
  card_id: string | null;
  attempts: number;
  next_attempt_at: Date | null;
  failed_payment_id: string | null;
  grace_ends_at: Date | null;
  noticed_number: number;
  allowance_due_at: Date | null;
  canceled_at: Date | null;
  ended_at: Date | null;
  end_cause: 'canceled' | 'unpaid' | 'refunded' | 'charged-back' | 'closed' | null;
  noticed_card: string | null;
  paused_from: Date | null;
  resumes_at: Date | null;
  resume_noticed_at: Date | null;
}

export interface TakedownNoticesRow {
  case_id: string;
  addresses: number;
  found: number;
  outcome: 'upheld' | 'reversed' | null;
  decided_at: Date | null;
  decided_by: string | null;
}

export interface TakedownsRow {
  id: string;
  case_id: string | null;
  subject_kind: 'post' | 'story' | 'generation' | 'file';
  subject: string;
  cause: 'named' | 'copy' | 'kept-out';
  places: string[];
  was_shown: boolean;
  taken_down_at: Date;
  restored_at: Date | null;
}

export interface TalkTimesRow {
  person_id: string;
  counted_to: Date | null;
  used_ms: number;
  told_ms: number;
  country: string | null;
  region: string | null;
  paused_until: Date | null;
  expires_at: Date;
}

export interface ThreadsRow {
  id: string;
  user_id: string | null;
  guest_id: string | null;
  character_id: string;
  last_seq: number;
  last_message_at: Date | null;
}

export interface TimedCasesRow {
  id: string;
  reference: string;
  state: 'received' | 'in_review' | 'resolved';
  due_at: Date | null;
  created_at: Date;
  resolved_at: Date | null;
}

export interface TokenBonusOffersRow {
  id: string;
  offer_key: string;
  tokens: number;
  min_amount: number;
  lasts_seconds: number;
  is_test: boolean;
  audience: 'everyone' | 'premium' | 'not_premium' | 'never_paid' | 'not_verified';
  affiliate_key: string | null;
  experiment: string | null;
  experiment_variant: string | null;
  starts_at: Date | null;
  ends_at: Date | null;
  created_at: Date;
}

export interface TokenLotsRow {
  id: string;
  account_id: string;
  kind: 'allowance' | 'granted' | 'bought';
  size: number;
  remaining: number;
  reserved: number;
  taken: number;
  short: number;
  paid_minor: number;
  currency: string | null;
  order_id: string | null;
  transfer_id: string | null;
  ends_at: Date | null;
  created_at: Date;
  is_spent: boolean;
}

export interface TokenLotUsesRow {
  transfer_id: string;
  lot_id: string;
  kind: 'spend' | 'give-back' | 'take-back' | 'return' | 'end';
  tokens: number;
  cost_minor: number;
  short: number;
  creator_id: string | null;
  share_minor: number;
}

export interface TokenOffersRow {
  id: string;
  kind: 'pack' | 'special' | 'welcome_back' | 'keyed';
  amount: number;
  offer_key: string | null;
  variant: string | null;
  is_test: boolean;
  audience: 'everyone' | 'premium' | 'not_premium' | 'never_paid' | 'not_verified';
  affiliate_key: string | null;
  experiment: string | null;
  experiment_variant: string | null;
  starts_at: Date | null;
  ends_at: Date | null;
  created_at: Date;
}

export interface TokenOfferTermsRow {
  offer_id: string;
  valid_from: Date;
  price_minor: number;
  currency: string;
  bonus_bp: number;
  discount_bp: number;
  subscription_discount_bp: number | null;
  special_bonus_tokens: number;
}

export interface TokenPurchasesRow {
  order_id: string;
  user_id: string;
  product_id: string;
  tokens: number;
  bonus_tokens: number;
  paid_minor: number;
  currency: string;
  bought_at: Date;
  tokens_taken: number;
}

export interface TokenReservationLotsRow {
  reservation_id: string;
  lot_id: string;
  tokens: number;
  place: number;
}

export interface TokenReservationsRow {
  id: string;
  account_id: string;
  tokens: number;
  reason: string;
  reference: string | null;
  character_id: string | null;
  creator_id: string | null;
  state: 'open' | 'settled' | 'released';
  spent: number;
  transfer_id: string;
  closed_by: string | null;
  ends_at: Date;
  created_at: Date;
}

export interface ToldPublicationsRow {
  publication_id: string;
  told_up_to: string | null;
  begun_at: Date;
  finished_at: Date | null;
}

export interface UnattachedGuestsRow {
  id: string;
  created_at: Date;
}

export interface UnlockedPostsRow {
  user_id: string;
  post_id: string;
  created_at: Date;
}

export interface UnsubscribedAddressesRow {
  id: string;
  address: string | null;
  how: 'link' | 'staff' | 'complaint';
  unsubscribed_at: Date;
}

export interface UsableCardsRow {
  id: string;
  user_id: string;
  expires_on: string;
  has_expired: boolean;
}

export interface UsedIdTokensRow {
  digest: Buffer;
  used_at: Date;
}

export interface UserNotesRow {
  id: string;
  user_id: string;
  staff_id: string;
  sealed_text: string;
  created_at: Date;
}

export interface UserOffersRow {
  id: string;
  user_id: string;
  occasion: 'token_special' | 'welcome_back' | 'tokens_bonus';
  bonus_offer_id: string | null;
  tokens: number;
  min_amount: number;
  status: 'available' | 'used' | 'expired';
  began_at: Date;
  ends_at: Date;
  used_at: Date | null;
  order_id: string | null;
}

export interface UsersRow {
  id: string;
  email: string;
  password_hash: string | null;
  account_type: 'User' | 'CreatorUser' | 'MasterCreatorUser';
  state:
    'active' | 'warned' | 'suspended' | 'terminated' | 'deleted' | 'closing' | 'under_age_review';
  verified_at: Date | null;
  adult_confirmed_at: Date | null;
  nick_name: string | null;
  gender: 'Male' | 'Female' | 'Non-Binary' | 'Other' | 'Trans' | null;
  currency: string;
  locale: string;
  time_zone: string | null;
  is_test: boolean;
  agreed_to_promotions: boolean;
  meta: unknown;
  trial_messages_used: number;
  welcome_tokens_granted_at: Date | null;
  created_at: Date;
  updated_at: Date;
  email_change_attempts: number;
  email_changes_locked_until: Date | null;
  visitor_id: string | null;
  welcome_tokens_amount: number;
  welcome_tokens_seen_at: Date | null;
  fan_club_autorenew: boolean;
  hides_codes: boolean;
}

export interface VerifiedPayoutMethodsRow {
  user_id: string;
}

export interface VideoMessagesRow {
  id: string;
  user_id: string;
  chat_id: string | null;
  character_id: string;
  idempotency_key: string;
  sealed_query: string | null;
  state: 'pending' | 'confirmed' | 'rejected';
  tokens: number;
  full_tokens: number;
  discount_percent: number;
  shown_at: Date | null;
  expires_at: Date;
  message_id: string | null;
  outcome: 'generated' | 'failed' | null;
  confirmed_at: Date | null;
  dismissed_at: Date | null;
  created_at: Date;
}

export interface VideoTagsRow {
  name: string;
  position: number;
}

export interface ViewedPostsRow {
  user_id: string | null;
  guest_id: string | null;
  post_id: string;
  viewed_at: Date;
  is_counted: boolean;
}

export interface VoiceCallsRow {
  id: string;
  user_id: string;
  character_id: string;
  idempotency_key: string;
  state: 'asked' | 'live' | 'reconnecting' | 'ended';
  heard_at: Date;
  lost_at: Date | null;
  talked_ms: number;
  free_ms: number;
  is_free: boolean;
  price: number;
  limit_ms: number | null;
  reservation_id: string;
  held: number;
  affordable: number;
  tokens: number | null;
  has_captions: boolean;
  sealed_lines: string | null;
  country: string | null;
  language: string | null;
  attempt: number;
  hosted_attempt: number;
  sealed_offer: string | null;
  sealed_answer: string | null;
  asked_at: Date;
  answered_at: Date | null;
  ended_at: Date | null;
  ended_by: 'person' | 'character' | 'balance' | 'limit' | 'lost' | 'barred' | null;
  rating: number | null;
  left_at: Date | null;
}

export interface VoiceRecordingsRow {
  id: string;
  person_id: string | null;
  character_id: string;
  chat_id: string | null;
  idempotency_key: string;
  state: 'waiting' | 'held' | 'done';
  held_for: unknown;
  original_key: string | null;
  audio_key: string | null;
  message_id: string | null;
  reply_to: string | null;
  confirmed_tokens: number | null;
  country: string | null;
  language: string | null;
  created_at: Date;
}

export interface VoiceSamplesRow {
  character_id: string;
  words: string;
  storage_key: string | null;
  seconds: number | null;
  peaks: unknown;
  created_at: Date;
}

export interface WizardDraftsRow {
  id: string;
  owner_id: string;
  kind: string;
  sealed_answers: string | null;
  version: number;
  saved_at: Date;
  expires_at: Date;
  submitted_at: Date | null;
  outcome: unknown;
}

declare module 'knex/types/tables' {
  interface Tables {
    account_deletions: AccountDeletionsRow;
    account_tokens: AccountTokensRow;
    accounts: AccountsRow;
    active_posts: ActivePostsRow;
    address_marks: AddressMarksRow;
    affiliates: AffiliatesRow;
    age_checks: AgeChecksRow;
    age_reviews: AgeReviewsRow;
    appeals: AppealsRow;
    attached_guests: AttachedGuestsRow;
    authenticator_apps: AuthenticatorAppsRow;
    author_trials: AuthorTrialsRow;
    begun_chats: BegunChatsRow;
    blocked_characters: BlockedCharactersRow;
    booked_transfers: BookedTransfersRow;
    cancellation_steps: CancellationStepsRow;
    canned_answers: CannedAnswersRow;
    card_registrations: CardRegistrationsRow;
    cards_of_characters: CardsOfCharactersRow;
    cases: CasesRow;
    character_attributes: CharacterAttributesRow;
    character_avatars: CharacterAvatarsRow;
    character_blocks: CharacterBlocksRow;
    character_cards: CharacterCardsRow;
    character_counts: CharacterCountsRow;
    character_media: CharacterMediaRow;
    character_occupations: CharacterOccupationsRow;
    character_profiles: CharacterProfilesRow;
    character_referrals: CharacterReferralsRow;
    character_traits: CharacterTraitsRow;
    character_translations: CharacterTranslationsRow;
    character_views: CharacterViewsRow;
    characters: CharactersRow;
    charge_attempts: ChargeAttemptsRow;
    chat_authors: ChatAuthorsRow;
    chat_follow_ups: ChatFollowUpsRow;
    chat_memories: ChatMemoriesRow;
    chat_preferences: ChatPreferencesRow;
    chat_readings: ChatReadingsRow;
    chats: ChatsRow;
    closed_months: ClosedMonthsRow;
    club_joins: ClubJoinsRow;
    club_members: ClubMembersRow;
    clubs: ClubsRow;
    code_tries: CodeTriesRow;
    confirmed_factors: ConfirmedFactorsRow;
    conversations: ConversationsRow;
    creator_agreements: CreatorAgreementsRow;
    creator_approvals: CreatorApprovalsRow;
    creator_consent_events: CreatorConsentEventsRow;
    creator_consents: CreatorConsentsRow;
    creator_decisions: CreatorDecisionsRow;
    creator_earnings: CreatorEarningsRow;
    creator_hour_reasons: CreatorHourReasonsRow;
    creator_hours: CreatorHoursRow;
    creator_identities: CreatorIdentitiesRow;
    creator_invitations: CreatorInvitationsRow;
    creator_photo_checks: CreatorPhotoChecksRow;
    creator_picture_limits: CreatorPictureLimitsRow;
    creator_picture_rules: CreatorPictureRulesRow;
    creator_post_images: CreatorPostImagesRow;
    creator_post_requests: CreatorPostRequestsRow;
    creator_posts: CreatorPostsRow;
    creator_profiles: CreatorProfilesRow;
    creator_releases: CreatorReleasesRow;
    creator_rollups: CreatorRollupsRow;
    creator_twins: CreatorTwinsRow;
    creator_unconfirmed_parts: CreatorUnconfirmedPartsRow;
    creator_voice_removals: CreatorVoiceRemovalsRow;
    creator_voice_samples: CreatorVoiceSamplesRow;
    creator_voice_sessions: CreatorVoiceSessionsRow;
    creator_voices: CreatorVoicesRow;
    creators: CreatorsRow;
    crisis_counts: CrisisCountsRow;
    data_exports: DataExportsRow;
    deleted_accounts: DeletedAccountsRow;
    diary_entries: DiaryEntriesRow;
    disputes: DisputesRow;
    earned_periods: EarnedPeriodsRow;
    email_unsubscribes: EmailUnsubscribesRow;
    experiment_reports: ExperimentReportsRow;
    extra_styles: ExtraStylesRow;
    facts: FactsRow;
    fanclub_memberships: FanclubMembershipsRow;
    fanclub_periods: FanclubPeriodsRow;
    fanclub_plans: FanclubPlansRow;
    fanclub_prices: FanclubPricesRow;
    fanclubs: FanclubsRow;
    feature_flags: FeatureFlagsRow;
    follow_up_switches: FollowUpSwitchesRow;
    followed_characters: FollowedCharactersRow;
    follows: FollowsRow;
    gamification_counts: GamificationCountsRow;
    gamification_draws: GamificationDrawsRow;
    gamification_players: GamificationPlayersRow;
    gamification_progress: GamificationProgressRow;
    gamification_rewards: GamificationRewardsRow;
    gamification_switches: GamificationSwitchesRow;
    gamification_tasks: GamificationTasksRow;
    generation_files: GenerationFilesRow;
    generations: GenerationsRow;
    given_consents: GivenConsentsRow;
    guests: GuestsRow;
    idempotent_requests: IdempotentRequestsRow;
    identity_attempts: IdentityAttemptsRow;
    identity_reports: IdentityReportsRow;
    impersonations: ImpersonationsRow;
    inbox: InboxRow;
    incidents: IncidentsRow;
    invoice_serials: InvoiceSerialsRow;
    invoices: InvoicesRow;
    ledger_accounts: LedgerAccountsRow;
    ledger_entries: LedgerEntriesRow;
    ledger_postings: LedgerPostingsRow;
    ledger_reconciliations: LedgerReconciliationsRow;
    ledger_snapshots: LedgerSnapshotsRow;
    ledger_transfers: LedgerTransfersRow;
    legal_announcements: LegalAnnouncementsRow;
    liked_posts: LikedPostsRow;
    live_models: LiveModelsRow;
    live_twins: LiveTwinsRow;
    made_characters: MadeCharactersRow;
    made_portraits: MadePortraitsRow;
    made_renewals: MadeRenewalsRow;
    mail_deliveries: MailDeliveriesRow;
    manager_shares: ManagerSharesRow;
    marketing_contacts: MarketingContactsRow;
    marketing_origins: MarketingOriginsRow;
    master_acts: MasterActsRow;
    media_prints: MediaPrintsRow;
    messages: MessagesRow;
    model_calls: ModelCallsRow;
    model_overrides: ModelOverridesRow;
    model_states: ModelStatesRow;
    model_texts: ModelTextsRow;
    model_voices: ModelVoicesRow;
    moderation_flags: ModerationFlagsRow;
    money_movements: MoneyMovementsRow;
    notification_preferences: NotificationPreferencesRow;
    notifications: NotificationsRow;
    one_time_codes: OneTimeCodesRow;
    open_deletions: OpenDeletionsRow;
    order_taxes: OrderTaxesRow;
    orders: OrdersRow;
    outbox: OutboxRow;
    paid_club_periods: PaidClubPeriodsRow;
    paid_subscription_periods: PaidSubscriptionPeriodsRow;
    passkey_challenges: PasskeyChallengesRow;
    passkeys: PasskeysRow;
    payment_debts: PaymentDebtsRow;
    payment_events: PaymentEventsRow;
    payment_risk_decisions: PaymentRiskDecisionsRow;
    payments: PaymentsRow;
    payout_batches: PayoutBatchesRow;
    payout_methods: PayoutMethodsRow;
    payout_tax_details: PayoutTaxDetailsRow;
    payouts: PayoutsRow;
    payouts_made: PayoutsMadeRow;
    pending_identities: PendingIdentitiesRow;
    person_figures: PersonFiguresRow;
    persona_versions: PersonaVersionsRow;
    plan_prices: PlanPricesRow;
    plan_special_offers: PlanSpecialOffersRow;
    police_notices: PoliceNoticesRow;
    post_activity: PostActivityRow;
    post_asset_unlocks: PostAssetUnlocksRow;
    post_assets: PostAssetsRow;
    post_characters: PostCharactersRow;
    post_counts: PostCountsRow;
    post_likes: PostLikesRow;
    post_translations: PostTranslationsRow;
    post_unlocks: PostUnlocksRow;
    post_views: PostViewsRow;
    posts: PostsRow;
    profile_views: ProfileViewsRow;
    published_characters: PublishedCharactersRow;
    published_posts: PublishedPostsRow;
    push_subscriptions: PushSubscriptionsRow;
    ranked_lists: RankedListsRow;
    ranked_posts: RankedPostsRow;
    recovery_codes: RecoveryCodesRow;
    redeem_batches: RedeemBatchesRow;
    redeem_codes: RedeemCodesRow;
    redeem_uses: RedeemUsesRow;
    referred_people: ReferredPeopleRow;
    refunds: RefundsRow;
    relay_leases: RelayLeasesRow;
    relay_state: RelayStateRow;
    remembered_lines: RememberedLinesRow;
    replies: RepliesRow;
    saved_cards: SavedCardsRow;
    second_readings: SecondReadingsRow;
    security_log: SecurityLogRow;
    self_billing_invoices: SelfBillingInvoicesRow;
    send_outcomes: SendOutcomesRow;
    service_callbacks: ServiceCallbacksRow;
    session_owners: SessionOwnersRow;
    sessions: SessionsRow;
    settings: SettingsRow;
    settlement_differences: SettlementDifferencesRow;
    settlement_reports: SettlementReportsRow;
    settlement_rows: SettlementRowsRow;
    share_agreements: ShareAgreementsRow;
    share_movements: ShareMovementsRow;
    sign_in_tickets: SignInTicketsRow;
    simplified_models: SimplifiedModelsRow;
    simplified_pictures: SimplifiedPicturesRow;
    smart_token_packs: SmartTokenPacksRow;
    smart_token_tier_terms: SmartTokenTierTermsRow;
    smart_token_tiers: SmartTokenTiersRow;
    social_identities: SocialIdentitiesRow;
    special_offer_openings: SpecialOfferOpeningsRow;
    speech_calls: SpeechCallsRow;
    spend_agreements: SpendAgreementsRow;
    spend_confirmations: SpendConfirmationsRow;
    spending_limits: SpendingLimitsRow;
    staff: StaffRow;
    staff_accounts: StaffAccountsRow;
    staff_actions: StaffActionsRow;
    staff_bulk_items: StaffBulkItemsRow;
    staff_bulk_runs: StaffBulkRunsRow;
    staff_chain_checks: StaffChainChecksRow;
    staff_queue_items: StaffQueueItemsRow;
    staff_sessions: StaffSessionsRow;
    staff_views: StaffViewsRow;
    statement_months: StatementMonthsRow;
    statements_of_reasons: StatementsOfReasonsRow;
    stories: StoriesRow;
    story_reads: StoryReadsRow;
    story_translations: StoryTranslationsRow;
    strikes: StrikesRow;
    subscription_bonus_offers: SubscriptionBonusOffersRow;
    subscription_periods: SubscriptionPeriodsRow;
    subscription_plans: SubscriptionPlansRow;
    subscriptions: SubscriptionsRow;
    takedown_notices: TakedownNoticesRow;
    takedowns: TakedownsRow;
    talk_times: TalkTimesRow;
    threads: ThreadsRow;
    timed_cases: TimedCasesRow;
    token_bonus_offers: TokenBonusOffersRow;
    token_lot_uses: TokenLotUsesRow;
    token_lots: TokenLotsRow;
    token_offer_terms: TokenOfferTermsRow;
    token_offers: TokenOffersRow;
    token_purchases: TokenPurchasesRow;
    token_reservation_lots: TokenReservationLotsRow;
    token_reservations: TokenReservationsRow;
    told_publications: ToldPublicationsRow;
    unattached_guests: UnattachedGuestsRow;
    unlocked_posts: UnlockedPostsRow;
    unsubscribed_addresses: UnsubscribedAddressesRow;
    usable_cards: UsableCardsRow;
    used_id_tokens: UsedIdTokensRow;
    user_notes: UserNotesRow;
    user_offers: UserOffersRow;
    users: UsersRow;
    verified_payout_methods: VerifiedPayoutMethodsRow;
    video_messages: VideoMessagesRow;
    video_tags: VideoTagsRow;
    viewed_posts: ViewedPostsRow;
    voice_calls: VoiceCallsRow;
    voice_recordings: VoiceRecordingsRow;
    voice_samples: VoiceSamplesRow;
    wizard_drafts: WizardDraftsRow;
  }
}
