create domain currency_code as text CHECK ((VALUE ~ '^[A-Z]{3}$'::text));

create table account_deletions (
  id uuid not null,
  user_id uuid not null,
  reason text,
  state_before text not null,
  requested_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  cancelled_at timestamp with time zone,
  erasure_began_at timestamp with time zone,
  leased_until timestamp with time zone,
  erased_at timestamp with time zone,
  deleted_by uuid,
  address_hash bytea,
  CHECK (((cancelled_at IS NULL) OR (erasure_began_at IS NULL))),
  CHECK (((erased_at IS NULL) OR (erasure_began_at IS NOT NULL))),
  CHECK ((due_at >= requested_at)),
  CHECK ((length(address_hash) = 32)),
  CHECK ((length(reason) <= 2000)),
  CHECK ((state_before = ANY (ARRAY['active'::text, 'warned'::text, 'suspended'::text, 'terminated'::text, 'deleted'::text, 'closing'::text, 'under_age_review'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);

create table account_tokens (
  id uuid not null,
  purpose text not null,
  user_id uuid not null,
  email text not null,
  expires_at timestamp with time zone not null,
  consumed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  CHECK ((purpose = ANY (ARRAY['reset_password'::text, 'verify_email'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);

create table address_marks (
  hash bytea not null,
  kind text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  CHECK ((kind = ANY (ARRAY['under_age'::text, 'welcome_tokens'::text]))),
  CHECK ((length(hash) = 32)),
  PRIMARY KEY (hash, kind)
);

create table affiliates (
  id uuid not null,
  website text not null,
  nickname text not null,
  created_at timestamp with time zone not null default now(),
  CHECK (((length(nickname) >= 1) AND (length(nickname) <= 100))),
  CHECK (((length(website) >= 1) AND (length(website) <= 253))),
  PRIMARY KEY (id)
);

create table age_checks (
  person_id uuid not null,
  person_kind text not null,
  required_at timestamp with time zone not null,
  passed_at timestamp with time zone,
  method text,
  CHECK (((passed_at IS NULL) = (method IS NULL))),
  CHECK ((length(method) <= 40)),
  CHECK ((person_kind = ANY (ARRAY['user'::text, 'guest'::text]))),
  PRIMARY KEY (person_id)
);

create table age_reviews (
  person_id uuid not null,
  person_kind text not null,
  doubted_at timestamp with time zone,
  confirmed_at timestamp with time zone,
  held_at timestamp with time zone,
  lifted_at timestamp with time zone,
  lifted_by text,
  arose_at timestamp with time zone not null,
  unanswered_messages integer not null default 0,
  check_at timestamp with time zone,
  CHECK (((doubted_at IS NOT NULL) OR (held_at IS NOT NULL))),
  CHECK (((lifted_at IS NULL) = (lifted_by IS NULL))),
  CHECK (((lifted_at IS NULL) OR (held_at IS NOT NULL))),
  CHECK ((lifted_by = ANY (ARRAY['age_check'::text, 'staff'::text]))),
  CHECK ((person_kind = ANY (ARRAY['user'::text, 'guest'::text]))),
  CHECK ((unanswered_messages >= 0)),
  PRIMARY KEY (person_id)
);

create table appeals (
  strike_id uuid not null,
  case_id uuid not null,
  appealed_at timestamp(3) with time zone not null,
  outcome text,
  decided_by uuid,
  decided_at timestamp with time zone,
  CHECK (((outcome IS NULL) = (decided_at IS NULL))),
  CHECK (((outcome IS NULL) = (decided_by IS NULL))),
  CHECK ((outcome = ANY (ARRAY['granted'::text, 'declined'::text]))),
  FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  FOREIGN KEY (decided_by) REFERENCES staff(id),
  FOREIGN KEY (strike_id) REFERENCES strikes(id) ON DELETE CASCADE,
  PRIMARY KEY (strike_id),
  UNIQUE (case_id)
);

create table authenticator_apps (
  holder_id uuid not null,
  holder_kind text not null,
  sealed_secret text not null,
  last_step bigint,
  last_used_at timestamp with time zone,
  confirmed_at timestamp with time zone,
  created_at timestamp with time zone not null,
  CHECK ((holder_kind = ANY (ARRAY['user'::text, 'staff'::text]))),
  PRIMARY KEY (holder_id)
);

create table author_trials (
  id uuid not null,
  chat_id uuid not null,
  reply_id uuid not null,
  state text not null default 'pending'::text,
  model text not null,
  prompt integer not null,
  persona text not null,
  sealed_content text,
  request_id text,
  created_at timestamp with time zone not null,
  CHECK (((state = 'ready'::text) = (sealed_content IS NOT NULL))),
  CHECK ((state = ANY (ARRAY['pending'::text, 'ready'::text, 'failed'::text]))),
  FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (chat_id)
);

create table cancellation_steps (
  id uuid not null,
  subscription_id uuid not null,
  user_id uuid not null,
  step smallint not null,
  action text not null,
  reason text,
  comment text,
  plan_id uuid,
  created_at timestamp with time zone not null,
  CHECK (((step >= 1) AND (step <= 6))),
  CHECK ((action = ANY (ARRAY['open'::text, 'close'::text, 'keep'::text, 'continue'::text, 'change-plan'::text, 'cancel'::text, 'renew'::text]))),
  CHECK ((length(comment) <= 1000)),
  CHECK ((reason = ANY (ARRAY['too-expensive'::text, 'not-enough-time'::text, 'not-what-i-expected'::text, 'technical-problems'::text, 'found-something-else'::text, 'privacy'::text, 'other'::text]))),
  FOREIGN KEY (plan_id) REFERENCES subscription_plans(id),
  FOREIGN KEY (subscription_id) REFERENCES subscriptions(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);

create table canned_answers (
  id uuid not null,
  name text not null,
  texts jsonb not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  PRIMARY KEY (id)
);

create table card_registrations (
  processor text not null,
  registration_id text not null,
  user_id uuid not null,
  created_at timestamp with time zone not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (processor, registration_id)
);

create table cases (
  id uuid not null,
  reference text not null,
  kind text not null,
  state text not null default 'received'::text,
  email text,
  user_id uuid,
  character_id uuid,
  post_id uuid,
  reason text,
  sealed_details text not null,
  repeat_key text,
  locale text not null,
  due_on date not null,
  created_at timestamp with time zone not null,
  resolved_at timestamp with time zone,
  email_hash bytea,
  message_id uuid,
  due_at timestamp with time zone,
  decision text,
  decided_by uuid,
  sealed_answer text,
  CHECK (((character_id IS NULL) = (reason IS NULL))),
  CHECK (((due_at IS NOT NULL) = (kind = 'intimate-image'::text))),
  CHECK (((email = lower(email)) AND (length(email) <= 254))),
  CHECK (((email IS NULL) <> (email_hash IS NULL))),
  CHECK (((state = 'resolved'::text) = (resolved_at IS NOT NULL))),
  CHECK ((decision = ANY (ARRAY['answered'::text, 'kept'::text, 'removed'::text, 'noted'::text, 'dismissed'::text]))),
  CHECK ((kind = ANY (ARRAY['contact'::text, 'content'::text, 'complaint'::text, 'copyright'::text, 'counter-notice'::text, 'removal'::text, 'data-request'::text, 'appeal'::text, 'intimate-image'::text]))),
  CHECK ((length(email_hash) = 32)),
  CHECK ((reason = ANY (ARRAY['looks under age'::text, 'a real person without consent'::text, 'dangerous organizations'::text, 'illegal activities'::text, 'spam'::text, 'frauds and scams'::text, 'i''m in this post and want it removed'::text, 'violent and graphic content'::text, 'animal abuse'::text, 'suicide/self harm'::text]))),
  CHECK ((state = ANY (ARRAY['received'::text, 'in_review'::text, 'resolved'::text]))),
  FOREIGN KEY (character_id) REFERENCES characters(id),
  FOREIGN KEY (decided_by) REFERENCES staff(id),
  FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE SET NULL,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id),
  UNIQUE (reference)
);

create table character_attributes (
  character_id uuid not null,
  type text not null,
  value text not null,
  FOREIGN KEY (character_id) REFERENCES characters(id) ON DELETE CASCADE,
  PRIMARY KEY (character_id, type)
);

create table character_blocks (
  user_id uuid not null,
  character_id uuid not null,
  created_at timestamp with time zone not null,
  FOREIGN KEY (character_id) REFERENCES characters(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, character_id)
);

create table character_cards (
  id uuid not null,
  user_id uuid not null,
  character_id uuid,
  format text not null,
  file_bytes integer not null,
  sealed_card text not null,
  greeting integer,
  created_at timestamp with time zone not null,
  CHECK ((file_bytes > 0)),
  CHECK ((format = ANY (ARRAY['json'::text, 'png'::text, 'charx'::text]))),
  CHECK ((greeting >= 0)),
  FOREIGN KEY (character_id) REFERENCES made_characters(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (character_id)
);

create table character_counts (
  character_id uuid not null,
  followers integer not null default 0,
  views integer not null default 0,
  referrals integer not null default 0,
  CHECK ((followers >= 0)),
  CHECK ((referrals >= 0)),
  CHECK ((views >= 0)),
  FOREIGN KEY (character_id) REFERENCES characters(id) ON DELETE CASCADE,
  PRIMARY KEY (character_id)
);

create table character_media (
  character_id uuid not null,
  role text not null,
  position integer not null default 0,
  storage_key text not null,
  width integer not null,
  height integer not null,
  withheld_at timestamp with time zone,
  CHECK ((role = ANY (ARRAY['portrait'::text, 'card'::text, 'cover'::text, 'avatar'::text, 'preview'::text, 'video_preview'::text, 'poster'::text]))),
  FOREIGN KEY (character_id) REFERENCES characters(id) ON DELETE CASCADE,
  PRIMARY KEY (character_id, role, "position")
);

create table character_referrals (
  referred_user_id uuid not null,
  character_id uuid not null,
  referrer_user_id uuid,
  created_at timestamp with time zone not null,
  CHECK ((referrer_user_id <> referred_user_id)),
  FOREIGN KEY (character_id) REFERENCES characters(id) ON DELETE CASCADE,
  FOREIGN KEY (referred_user_id) REFERENCES users(id) ON DELETE CASCADE,
  FOREIGN KEY (referrer_user_id) REFERENCES users(id),
  PRIMARY KEY (referred_user_id)
);

create table character_translations (
  character_id uuid not null,
  locale text not null,
  occupation text,
  tagline text,
  bio text,
  greeting text,
  place text,
  CHECK ((bio <> ''::text)),
  CHECK ((greeting <> ''::text)),
  CHECK ((occupation <> ''::text)),
  CHECK ((place <> ''::text)),
  CHECK ((tagline <> ''::text)),
  FOREIGN KEY (character_id) REFERENCES characters(id) ON DELETE CASCADE,
  PRIMARY KEY (character_id, locale)
);

create table character_views (
  character_id uuid not null,
  viewed_on date not null,
  viewer bytea not null,
  user_id uuid,
  viewed_at timestamp with time zone not null,
  FOREIGN KEY (character_id) REFERENCES characters(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (character_id, viewed_on, viewer)
);

create table characters (
  id uuid not null,
  slug text not null,
  name text not null,
  type text not null,
  origin text not null,
  style text not null,
  category text not null,
  badge text not null default 'None'::text,
  gender text not null,
  age integer not null,
  height_cm integer,
  occupation text not null,
  place text,
  tagline text not null,
  bio text not null,
  greeting text not null,
  persona jsonb not null,
  owner_user_id uuid,
  available_for_calls boolean not null default false,
  is_live boolean not null default false,
  is_published boolean not null default true,
  random_order double precision not null default random(),
  created_at timestamp(3) with time zone not null default now(),
  is_recommended boolean not null default true,
  search_name text not null generated always as (btrim(regexp_replace(regexp_replace(replace(replace(replace(translate(lower(regexp_replace(NORMALIZE(name, NFKD), '[\u0300-\u036f]+'::text, ''::text, 'g'::text)), 'ıłøđðς'::text, 'iloddσ'::text), 'ß'::text, 'ss'::text), 'æ'::text, 'ae'::text), 'œ'::text, 'oe'::text), '([\u2e80-\u2fdf\u3005-\u3007\u3400-\u9fff])'::text, ' \1 '::text, 'g'::text), '\s+'::text, ' '::text, 'g'::text))) stored,
  search_occupation text not null generated always as (btrim(regexp_replace(regexp_replace(replace(replace(replace(translate(lower(regexp_replace(NORMALIZE(occupation, NFKD), '[\u0300-\u036f]+'::text, ''::text, 'g'::text)), 'ıłøđðς'::text, 'iloddσ'::text), 'ß'::text, 'ss'::text), 'æ'::text, 'ae'::text), 'œ'::text, 'oe'::text), '([\u2e80-\u2fdf\u3005-\u3007\u3400-\u9fff])'::text, ' \1 '::text, 'g'::text), '\s+'::text, ' '::text, 'g'::text))) stored,
  likeness jsonb,
  is_private boolean not null default false,
  voice text,
  CHECK (((NOT is_private) OR ((origin = 'user_created'::text) AND (NOT is_published)))),
  CHECK (((height_cm >= 120) AND (height_cm <= 230))),
  CHECK ((age >= 18)),
  CHECK ((badge = ANY (ARRAY['None'::text, 'New'::text, 'Premium'::text, 'Hot'::text]))),
  CHECK ((category = ANY (ARRAY['Girls'::text, 'Boys'::text, 'Anime'::text]))),
  CHECK ((gender = ANY (ARRAY['female'::text, 'male'::text, 'trans'::text]))),
  CHECK ((origin = ANY (ARRAY['platform'::text, 'verified_model'::text, 'user_created'::text]))),
  CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  CHECK ((style = ANY (ARRAY['Realistic'::text, 'Anime'::text]))),
  CHECK ((type = ANY (ARRAY['Platform'::text, 'VerifiedModel'::text, 'UserCreated'::text]))),
  FOREIGN KEY (owner_user_id) REFERENCES users(id),
  PRIMARY KEY (id),
  TRIGGER DEFERRABLE INITIALLY DEFERRED,
  UNIQUE (slug)
);

create table charge_attempts (
  id bigint generated always as identity not null,
  user_id uuid not null,
  kind text not null,
  payment_id uuid,
  card_mark bytea,
  device_mark bytea,
  address_mark bytea,
  outcome text not null default 'begun'::text,
  created_at timestamp with time zone not null,
  CHECK ((kind = ANY (ARRAY['pay'::text, 'save-card'::text]))),
  CHECK ((length(address_mark) = 32)),
  CHECK ((length(card_mark) = 32)),
  CHECK ((length(device_mark) = 32)),
  CHECK ((outcome = ANY (ARRAY['begun'::text, 'completed'::text, 'declined'::text, 'refused'::text]))),
  PRIMARY KEY (id)
);

create table chat_authors (
  chat_id uuid not null,
  model text not null,
  prompt integer not null,
  persona text not null,
  offered_model text,
  offered_prompt integer,
  offered_persona text,
  is_offer_closed boolean not null default false,
  former_model text,
  former_prompt integer,
  former_persona text,
  answered_by text not null,
  is_served boolean not null default true,
  changed_at timestamp with time zone not null,
  CHECK ((num_nulls(former_model, former_prompt, former_persona) = ANY (ARRAY[0, 3]))),
  CHECK ((num_nulls(offered_model, offered_prompt, offered_persona) = ANY (ARRAY[0, 3]))),
  FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE,
  PRIMARY KEY (chat_id)
);

create table chat_follow_ups (
  chat_id uuid not null,
  frequency text not null,
  written integer not null default 0,
  written_seq integer not null default 0,
  last_written_at timestamp with time zone,
  due_at timestamp with time zone,
  decided_at timestamp with time zone,
  failures integer not null default 0,
  attempts integer not null default 0,
  leased_until timestamp with time zone,
  updated_at timestamp with time zone not null,
  CHECK ((frequency = ANY (ARRAY['never'::text, 'daily'::text, 'every-few-days'::text, 'weekly'::text]))),
  FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE,
  PRIMARY KEY (chat_id)
);

create table chat_memories (
  chat_id uuid not null,
  is_on boolean not null default true,
  read_seq integer not null default 0,
  diary_seq integer not null default 0,
  due_at timestamp with time zone,
  diary_due_at timestamp with time zone,
  diary_failures integer not null default 0,
  messages_told integer not null default 0,
  days_talked integer not null default 0,
  last_talked_at timestamp with time zone,
  attempts integer not null default 0,
  leased_until timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  lines_mark integer,
  CHECK ((days_talked >= 0)),
  CHECK ((diary_failures >= 0)),
  CHECK ((diary_seq >= 0)),
  CHECK ((messages_told >= 0)),
  CHECK ((read_seq >= 0)),
  FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE,
  PRIMARY KEY (chat_id)
);

create table chat_preferences (
  chat_id uuid not null,
  length text not null,
  style text not null,
  language text,
  updated_at timestamp with time zone not null,
  CHECK ((length = ANY (ARRAY['short'::text, 'medium'::text, 'long'::text]))),
  CHECK ((style = ANY (ARRAY['plain'::text, 'playful'::text]))),
  FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE,
  PRIMARY KEY (chat_id)
);

create table chats (
  id uuid not null,
  user_id uuid,
  guest_id uuid,
  character_id uuid not null,
  last_seq integer not null default 0,
  read_seq integer not null default 0,
  unread_count integer not null default 0,
  last_message_at timestamp(3) with time zone,
  last_message_preview text,
  last_message_role text,
  opened_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  pinned_at timestamp with time zone,
  muted_at timestamp with time zone,
  archived_at timestamp with time zone,
  set_aside_at timestamp with time zone,
  suggested_seq integer not null default 0,
  emptying_to_seq integer,
  removed_at timestamp with time zone,
  removed_by uuid,
  concerns jsonb,
  CHECK (((removed_at IS NULL) OR (emptying_to_seq IS NOT NULL))),
  CHECK (((removed_by IS NULL) OR (removed_at IS NOT NULL))),
  CHECK ((last_message_role = ANY (ARRAY['user'::text, 'character'::text]))),
  CHECK ((num_nonnulls(user_id, guest_id) =
CASE
    WHEN (removed_at IS NULL) THEN 1
    ELSE 0
END)),
  CHECK ((unread_count >= 0)),
  FOREIGN KEY (character_id) REFERENCES characters(id),
  FOREIGN KEY (guest_id) REFERENCES guests(id) ON DELETE CASCADE,
  FOREIGN KEY (removed_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);

create table closed_months (
  month text not null,
  closed_at timestamp with time zone not null,
  closed_by text not null,
  trial_balance jsonb,
  CHECK ((length(closed_by) <= 100)),
  CHECK ((month ~ '^20[0-9]{2}-[0-9]{2}$'::text)),
  PRIMARY KEY (month)
);

create table code_tries (
  counter bytea not null,
  day date not null,
  tries integer not null,
  CHECK ((tries > 0)),
  PRIMARY KEY (day, counter)
);

create table creator_agreements (
  creator_id uuid not null,
  status text not null default 'unsent'::text,
  updated_at timestamp with time zone not null default now(),
  is_done boolean not null generated always as ((status = 'signed'::text)) stored,
  CHECK ((status = ANY (ARRAY['unsent'::text, 'sent'::text, 'signed'::text]))),
  FOREIGN KEY (creator_id) REFERENCES creators(id) ON DELETE CASCADE,
  PRIMARY KEY (creator_id),
  UNIQUE (creator_id, is_done)
);

create table creator_approvals (
  creator_id uuid not null,
  status text not null default 'pending'::text,
  updated_at timestamp with time zone not null default now(),
  is_done boolean not null generated always as ((status = 'approved'::text)) stored,
  CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text]))),
  FOREIGN KEY (creator_id) REFERENCES creators(id) ON DELETE CASCADE,
  PRIMARY KEY (creator_id),
  UNIQUE (creator_id, is_done)
);

create table creator_consent_events (
  id uuid not null,
  creator_id uuid not null,
  scope text not null,
  change text not null,
  text_version text not null,
  text_hash text not null,
  session_id uuid,
  address_hash bytea,
  at timestamp with time zone not null,
  CHECK ((change = ANY (ARRAY['given'::text, 'withdrawn'::text]))),
  CHECK ((length(address_hash) = 32)),
  CHECK ((scope = ANY (ARRAY['twin'::text, 'biometrics'::text, 'cloned_voice'::text, 'marketing'::text]))),
  CHECK ((text_hash ~ '^[0-9a-f]{64}$'::text)),
  FOREIGN KEY (creator_id) REFERENCES creators(id),
  PRIMARY KEY (id)
);

create table creator_consents (
  creator_id uuid not null,
  scope text not null,
  text_version text not null,
  text_hash text not null,
  given_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  is_given boolean not null generated always as ((withdrawn_at IS NULL)) stored,
  CHECK ((scope = ANY (ARRAY['twin'::text, 'biometrics'::text, 'cloned_voice'::text, 'marketing'::text]))),
  CHECK ((text_hash ~ '^[0-9a-f]{64}$'::text)),
  FOREIGN KEY (creator_id) REFERENCES creators(id),
  PRIMARY KEY (creator_id, scope),
  UNIQUE (creator_id, scope, is_given)
);

create table creator_decisions (
  id uuid not null,
  creator_id uuid not null,
  staff_id uuid not null,
  outcome text not null,
  reasons text[] not null default '{}'::text[],
  words text not null default ''::text,
  may_try_again boolean not null default true,
  restarts text[] not null default '{}'::text[],
  at timestamp with time zone not null,
  CHECK ((length(words) <= 2000)),
  CHECK ((outcome = ANY (ARRAY['approved'::text, 'declined'::text]))),
  FOREIGN KEY (creator_id) REFERENCES creators(id) ON DELETE CASCADE,
  FOREIGN KEY (staff_id) REFERENCES staff(id),
  PRIMARY KEY (id)
);

create table creator_hour_reasons (
  owner_id uuid not null,
  character_id uuid,
  hour timestamp with time zone not null,
  unit currency_code not null,
  reason text not null,
  minor bigint not null,
  FOREIGN KEY (character_id) REFERENCES characters(id) ON DELETE CASCADE,
  FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE,
  UNIQUE NULLS NOT DISTINCT (owner_id, hour, character_id, unit, reason)
);

create table creator_hours (
  owner_id uuid not null,
  character_id uuid,
  hour timestamp with time zone not null,
  unit currency_code not null,
  earnings_platform bigint not null default 0,
  earnings_referrals bigint not null default 0,
  subscribers_platform integer not null default 0,
  subscribers_referrals integer not null default 0,
  cancelled_platform integer not null default 0,
  cancelled_referrals integer not null default 0,
  views_platform integer not null default 0,
  views_referrals integer not null default 0,
  chats_platform integer not null default 0,
  chats_referrals integer not null default 0,
  followers_platform integer not null default 0,
  followers_referrals integer not null default 0,
  FOREIGN KEY (character_id) REFERENCES characters(id) ON DELETE CASCADE,
  FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE,
  UNIQUE NULLS NOT DISTINCT (owner_id, hour, character_id, unit)
);

create table creator_identities (
  creator_id uuid not null,
  status text not null default 'not_started'::text,
  updated_at timestamp with time zone not null default now(),
  is_done boolean not null generated always as ((status = 'approved'::text)) stored,
  tries smallint not null default 0,
  CHECK ((status = ANY (ARRAY['not_started'::text, 'in_progress'::text, 'approved'::text, 'rejected'::text]))),
  FOREIGN KEY (creator_id) REFERENCES creators(id) ON DELETE CASCADE,
  PRIMARY KEY (creator_id),
  UNIQUE (creator_id, is_done)
);

create table creator_invitations (
  creator_id uuid not null,
  token_hash text not null,
  purpose text not null,
  sent_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  times integer not null default 1,
  accepted_at timestamp with time zone,
  CHECK ((purpose = ANY (ARRAY['kyc'::text, 'release'::text]))),
  CHECK ((times > 0)),
  CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text)),
  FOREIGN KEY (creator_id) REFERENCES creators(id) ON DELETE CASCADE,
  PRIMARY KEY (creator_id),
  UNIQUE (token_hash)
);

create table creator_photo_checks (
  creator_id uuid not null,
  status text not null default 'pending'::text,
  updated_at timestamp with time zone not null default now(),
  is_done boolean not null generated always as ((status = 'approved'::text)) stored,
  CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text]))),
  FOREIGN KEY (creator_id) REFERENCES creators(id) ON DELETE CASCADE,
  PRIMARY KEY (creator_id),
  UNIQUE (creator_id, is_done)
);

create table creator_picture_rules (
  creator_id uuid not null,
  never_kinds text[] not null default '{}'::text[],
  never_with text[] not null default '{}'::text[],
  updated_at timestamp with time zone not null,
  FOREIGN KEY (creator_id) REFERENCES creators(id) ON DELETE CASCADE,
  PRIMARY KEY (creator_id)
);

create table creator_post_images (
  id uuid not null,
  post_id uuid not null,
  request_id uuid not null,
  creator_id uuid not null,
  place smallint not null,
  state text not null default 'waiting'::text,
  position smallint,
  folder text,
  width integer,
  height integer,
  created_at timestamp with time zone not null,
  CHECK (("position" >= 0)),
  CHECK ((("position" IS NULL) OR (state = 'done'::text))),
  CHECK (((state = 'done'::text) = ((folder IS NOT NULL) AND (width IS NOT NULL) AND (height IS NOT NULL)))),
  CHECK ((place >= 0)),
  CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'held_back'::text, 'failed'::text]))),
  FOREIGN KEY (creator_id) REFERENCES creators(id) ON DELETE CASCADE,
  FOREIGN KEY (post_id) REFERENCES creator_posts(id) ON DELETE CASCADE,
  FOREIGN KEY (request_id) REFERENCES creator_post_requests(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (post_id, "position"),
  UNIQUE (request_id, place)
);

create table creator_post_requests (
  id uuid not null,
  post_id uuid not null,
  idempotency_key text not null,
  images smallint not null,
  created_at timestamp with time zone not null,
  CHECK (((images >= 1) AND (images <= 16))),
  CHECK (((length(idempotency_key) >= 1) AND (length(idempotency_key) <= 200))),
  FOREIGN KEY (post_id) REFERENCES creator_posts(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (post_id, idempotency_key)
);

create table creator_posts (
  id uuid not null,
  creator_id uuid not null,
  character_id uuid not null,
  idempotency_key text not null,
  state text not null default 'draft'::text,
  caption text not null default ''::text,
  access text not null default 'free'::text,
  price integer,
  publish_at timestamp with time zone,
  published_at timestamp with time zone,
  purge_at timestamp with time zone,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp with time zone not null,
  CHECK (((length(idempotency_key) >= 1) AND (length(idempotency_key) <= 200))),
  CHECK (((price IS NOT NULL) = (access = ANY (ARRAY['token'::text, 'tokenOrFanclub'::text])))),
  CHECK (((purge_at IS NULL) OR (state = 'deleted'::text))),
  CHECK (((state = 'draft'::text) = (published_at IS NULL))),
  CHECK (((state = 'draft'::text) OR (publish_at IS NULL))),
  CHECK ((access = ANY (ARRAY['free'::text, 'token'::text, 'fanClub'::text, 'tokenOrFanclub'::text]))),
  CHECK ((length(caption) <= 500)),
  CHECK ((price > 0)),
  CHECK ((state = ANY (ARRAY['draft'::text, 'published'::text, 'deleted'::text]))),
  FOREIGN KEY (character_id) REFERENCES characters(id) ON DELETE CASCADE,
  FOREIGN KEY (creator_id) REFERENCES creators(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (creator_id, idempotency_key)
);

create table creator_releases (
  creator_id uuid not null,
  status text not null default 'unsigned'::text,
  updated_at timestamp with time zone not null default now(),
  is_done boolean not null generated always as ((status = 'signed'::text)) stored,
  CHECK ((status = ANY (ARRAY['unsigned'::text, 'signed'::text]))),
  FOREIGN KEY (creator_id) REFERENCES creators(id) ON DELETE CASCADE,
  PRIMARY KEY (creator_id),
  UNIQUE (creator_id, is_done)
);

create table creator_rollups (
  is_only boolean not null default true,
  rolled_to timestamp with time zone not null,
  CHECK (is_only),
  PRIMARY KEY (is_only)
);

create table creator_twins (
  creator_id uuid not null,
  status text not null default 'pending'::text,
  accepted_at timestamp with time zone,
  updated_at timestamp with time zone not null default now(),
  is_done boolean not null generated always as (((status = 'completed'::text) AND (accepted_at IS NOT NULL))) stored,
  CHECK (((accepted_at IS NULL) OR (status = 'completed'::text))),
  CHECK ((status = ANY (ARRAY['pending'::text, 'in_progress'::text, 'completed'::text, 'failed'::text]))),
  FOREIGN KEY (creator_id) REFERENCES creators(id) ON DELETE CASCADE,
  PRIMARY KEY (creator_id),
  UNIQUE (creator_id, is_done)
);

create table creator_unconfirmed_parts (
  creator_id uuid not null,
  part text not null,
  filled_at timestamp with time zone not null,
  CHECK ((part = ANY (ARRAY['profile'::text, 'voices'::text, 'documents'::text, 'photos'::text, 'pricing'::text]))),
  FOREIGN KEY (creator_id) REFERENCES creators(id) ON DELETE CASCADE,
  PRIMARY KEY (creator_id, part)
);

create table creator_voice_removals (
  storage_key text not null,
  removed_at timestamp with time zone not null default now(),
  PRIMARY KEY (storage_key)
);

create table creator_voice_samples (
  creator_id uuid not null,
  emotion text not null,
  id uuid not null,
  storage_key text not null,
  milliseconds integer not null,
  peaks smallint[] not null,
  origin text not null,
  sentence text,
  created_at timestamp with time zone not null,
  CHECK (((origin = 'recorded'::text) = (sentence IS NOT NULL))),
  CHECK ((emotion = ANY (ARRAY['Happy'::text, 'Angry'::text, 'Narrative'::text, 'Sexy'::text, 'Sad'::text]))),
  CHECK ((milliseconds > 0)),
  CHECK ((origin = ANY (ARRAY['recorded'::text, 'uploaded'::text]))),
  FOREIGN KEY (creator_id) REFERENCES creators(id) ON DELETE CASCADE,
  PRIMARY KEY (creator_id, emotion),
  UNIQUE (id),
  UNIQUE (storage_key)
);

create table creator_voice_sessions (
  id uuid not null,
  creator_id uuid not null,
  emotion text not null,
  sentence text not null,
  drawn_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  CHECK ((emotion = ANY (ARRAY['Happy'::text, 'Angry'::text, 'Narrative'::text, 'Sexy'::text, 'Sad'::text]))),
  FOREIGN KEY (creator_id) REFERENCES creators(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);

create table creator_voices (
  creator_id uuid not null,
  kind text not null default 'samples'::text,
  status text not null default 'pending'::text,
  updated_at timestamp with time zone not null default now(),
  is_done boolean not null generated always as ((status = 'approved'::text)) stored,
  is_on boolean not null default true,
  CHECK ((kind = ANY (ARRAY['samples'::text, 'template'::text]))),
  CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text]))),
  FOREIGN KEY (creator_id) REFERENCES creators(id) ON DELETE CASCADE,
  PRIMARY KEY (creator_id),
  UNIQUE (creator_id, is_done)
);

create table creators (
  id uuid not null,
  kind text not null,
  user_id uuid,
  manager_id uuid,
  manager_percent smallint not null default 0,
  email text,
  display_name text not null default ''::text,
  nickname text,
  sealed_birth_date text,
  gender text not null default 'female'::text,
  country_of_residence character(2),
  current_location text,
  bio text not null default ''::text,
  personality text[] not null default '{}'::text[],
  photo_preferences text[] not null default '{Sfw}'::text[],
  tags text[] not null default '{}'::text[],
  nicknames text[] not null default '{}'::text[],
  instagram_username text,
  attributes jsonb not null default '{}'::jsonb,
  voice_preset text,
  live_website text,
  live_nickname text,
  message_times text[] not null default '{}'::text[],
  content_mode text not null default 'ai_generated'::text,
  fan_club_price integer,
  character_id uuid,
  live_until timestamp with time zone,
  taken_over_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  submitted_at timestamp with time zone,
  has_person boolean not null generated always as ((user_id IS NOT NULL)) stored,
  CHECK (((kind = 'verified'::text) OR ((manager_id IS NOT NULL) AND (user_id IS NULL)))),
  CHECK (((manager_percent >= 0) AND (manager_percent <= 90))),
  CHECK ((content_mode = ANY (ARRAY['manual'::text, 'ai_generated'::text]))),
  CHECK ((fan_club_price > 0)),
  CHECK ((gender = ANY (ARRAY['female'::text, 'male'::text, 'trans'::text]))),
  CHECK ((kind = ANY (ARRAY['verified'::text, 'simplified'::text]))),
  CHECK ((length(bio) <= 4000)),
  CHECK ((length(current_location) <= 100)),
  CHECK ((length(display_name) <= 50)),
  CHECK ((length(email) <= 254)),
  CHECK ((length(instagram_username) <= 30)),
  CHECK ((length(live_nickname) <= 100)),
  CHECK ((length(live_website) <= 253)),
  CHECK ((length(nickname) <= 50)),
  CHECK ((message_times <@ ARRAY['morning'::text, 'lunch'::text, 'evening'::text])),
  CHECK ((user_id <> manager_id)),
  FOREIGN KEY (character_id) REFERENCES characters(id),
  FOREIGN KEY (manager_id) REFERENCES users(id),
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (id),
  UNIQUE (character_id),
  UNIQUE (id, character_id),
  UNIQUE (id, has_person),
  UNIQUE (user_id)
);

create table crisis_counts (
  month text not null,
  kind text not null,
  country text not null,
  count integer not null,
  CHECK ((count > 0)),
  CHECK ((country ~ '^[A-Z]{2}$'::text)),
  CHECK ((kind = ANY (ARRAY['message'::text, 'call'::text, 'reply'::text]))),
  CHECK ((month ~ '^20[0-9]{2}-[0-9]{2}$'::text)),
  PRIMARY KEY (month, kind, country)
);

create table data_exports (
  id uuid not null,
  user_id uuid not null,
  state text not null default 'requested'::text,
  requested_at timestamp with time zone not null,
  leased_until timestamp with time zone,
  ready_at timestamp with time zone,
  expires_at timestamp with time zone,
  bytes bigint,
  CHECK (((ready_at IS NULL) = (bytes IS NULL))),
  CHECK (((ready_at IS NULL) = (expires_at IS NULL))),
  CHECK (((state = 'requested'::text) = (ready_at IS NULL))),
  CHECK ((state = ANY (ARRAY['requested'::text, 'ready'::text, 'expired'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);

create table diary_entries (
  id uuid not null,
  chat_id uuid not null,
  sealed_text text not null,
  first_message_id uuid,
  last_message_id uuid,
  message_count integer not null,
  told_at timestamp with time zone not null,
  forgotten_at timestamp with time zone,
  created_at timestamp with time zone not null,
  CHECK ((message_count > 0)),
  FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE,
  FOREIGN KEY (chat_id, first_message_id) REFERENCES messages(chat_id, id) ON UPDATE CASCADE ON DELETE SET NULL (first_message_id),
  FOREIGN KEY (chat_id, last_message_id) REFERENCES messages(chat_id, id) ON UPDATE CASCADE ON DELETE SET NULL (last_message_id),
  PRIMARY KEY (id),
  UNIQUE (chat_id, last_message_id)
);

create table disputes (
  id uuid not null,
  payment_id uuid not null,
  chargeback_id text not null,
  amount_minor bigint not null,
  currency currency_code not null,
  reason text,
  state text not null,
  opened_at timestamp with time zone not null,
  answer_by timestamp with time zone,
  reversed_at timestamp with time zone,
  answer text,
  answered_at timestamp with time zone,
  CHECK (((answer IS NULL) = (answered_at IS NULL))),
  CHECK (((state = 'reversed'::text) = (reversed_at IS NOT NULL))),
  CHECK ((amount_minor > 0)),
  CHECK ((answer = ANY (ARRAY['contested'::text, 'accepted'::text]))),
  CHECK ((length(reason) <= 500)),
  CHECK ((state = ANY (ARRAY['open'::text, 'reversed'::text]))),
  FOREIGN KEY (payment_id) REFERENCES payments(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (payment_id, chargeback_id)
);

create table earned_periods (
  order_id uuid not null,
  month text not null,
  earned_minor bigint not null,
  currency currency_code not null,
  CHECK ((earned_minor <> 0)),
  CHECK ((month ~ '^20[0-9]{2}-[0-9]{2}$'::text)),
  PRIMARY KEY (order_id, month)
);

create table email_unsubscribes (
  address text,
  created_at timestamp with time zone not null,
  address_hash bytea,
  id uuid not null default gen_random_uuid(),
  how text not null default 'link'::text,
  CHECK (((address = lower(address)) AND (length(address) <= 254))),
  CHECK (((address IS NULL) <> (address_hash IS NULL))),
  CHECK ((how = ANY (ARRAY['link'::text, 'staff'::text, 'complaint'::text]))),
  CHECK ((length(address_hash) = 32)),
  UNIQUE (address),
  UNIQUE (address_hash)
);

create table experiment_reports (
  user_id uuid not null,
  name text not null,
  value text not null,
  first_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  CHECK ((length(name) <= 100)),
  CHECK ((length(value) <= 100)),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, name)
);

create table extra_styles (
  label text not null,
  position integer not null,
  CHECK ((label ~ '^[a-z0-9]+(_[a-z0-9]+)*$'::text)),
  PRIMARY KEY (label)
);

create table facts (
  id uuid not null,
  chat_id uuid not null,
  sealed_text text not null,
  sealed_topic text,
  sealed_quote text,
  about text not null,
  origin text not null,
  found_by text,
  message_id uuid,
  told_at timestamp with time zone not null,
  edited_at timestamp with time zone,
  superseded_by uuid,
  superseded_at timestamp with time zone,
  forgotten_at timestamp with time zone,
  created_at timestamp with time zone not null,
  CHECK (((origin = 'told'::text) = (found_by IS NOT NULL))),
  CHECK ((about = ANY (ARRAY['person'::text, 'both'::text]))),
  CHECK ((found_by = ANY (ARRAY['model'::text, 'rules'::text]))),
  CHECK ((origin = ANY (ARRAY['told'::text, 'added'::text]))),
  FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE,
  FOREIGN KEY (chat_id, message_id) REFERENCES messages(chat_id, id) ON UPDATE CASCADE ON DELETE SET NULL (message_id),
  FOREIGN KEY (superseded_by) REFERENCES facts(id) ON DELETE SET NULL,
  PRIMARY KEY (id)
);

create table fanclub_memberships (
  user_id uuid not null,
  character_id uuid not null,
  started_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  id uuid not null default gen_random_uuid(),
  status text not null default 'active'::text,
  plan_id uuid,
  anchor_at timestamp with time zone not null default now(),
  period_unit text not null default 'month'::text,
  period_count smallint not null default 1,
  periods integer not null default 1,
  pays_with text not null default 'nothing'::text,
  price integer not null default 0,
  discount_percent smallint not null default 0,
  renews boolean not null default false,
  cancelled_at timestamp with time zone,
  due_at timestamp with time zone,
  failed_renewals smallint not null default 0,
  card_id uuid,
  order_id uuid,
  noticed_until timestamp with time zone,
  CHECK (((pays_with = 'nothing'::text) = (price = 0))),
  CHECK ((pays_with = ANY (ARRAY['money'::text, 'tokens'::text, 'nothing'::text]))),
  CHECK ((period_count > 0)),
  CHECK ((period_unit = ANY (ARRAY['week'::text, 'month'::text]))),
  CHECK ((periods > 0)),
  CHECK ((price >= 0)),
  CHECK ((renews OR (due_at IS NULL))),
  CHECK ((status = ANY (ARRAY['active'::text, 'expired'::text]))),
  FOREIGN KEY (card_id) REFERENCES saved_cards(id) ON DELETE SET NULL,
  FOREIGN KEY (character_id) REFERENCES characters(id) ON DELETE CASCADE,
  FOREIGN KEY (plan_id) REFERENCES fanclub_plans(id) ON DELETE SET NULL,
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (user_id, character_id),
  UNIQUE (id)
);

create table fanclub_periods (
  order_id uuid not null,
  net_minor bigint not null,
  currency currency_code not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  reversed_at timestamp with time zone,
  CHECK ((ends_at >= starts_at)),
  CHECK ((net_minor >= 0)),
  PRIMARY KEY (order_id)
);

create table fanclub_plans (
  id uuid not null,
  club_id uuid not null,
  duration smallint not null,
  duration_type text not null,
  price integer not null,
  is_active boolean not null default true,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  CHECK (((duration >= 1) AND (duration <= 520))),
  CHECK (((duration_type <> 'Years'::text) OR (((duration)::integer % 12) = 0))),
  CHECK ((duration_type = ANY (ARRAY['Weeks'::text, 'Months'::text, 'Years'::text]))),
  CHECK ((price > 0)),
  FOREIGN KEY (club_id) REFERENCES fanclubs(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);

create table fanclub_prices (
  id uuid not null,
  club_id uuid not null,
  plan_id uuid,
  price integer,
  discount_percent smallint not null,
  token_price integer,
  created_at timestamp with time zone not null,
  FOREIGN KEY (club_id) REFERENCES fanclubs(id) ON DELETE CASCADE,
  FOREIGN KEY (plan_id) REFERENCES fanclub_plans(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);

create table fanclubs (
  id uuid not null,
  character_id uuid not null,
  creator_id uuid,
  price integer,
  discount_percent smallint not null default 0,
  token_price integer,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  CHECK (((discount_percent >= 0) AND (discount_percent <= 90))),
  CHECK (((price IS NOT NULL) OR (token_price IS NOT NULL))),
  CHECK ((price >= 0)),
  CHECK ((token_price > 0)),
  FOREIGN KEY (character_id) REFERENCES characters(id) ON DELETE CASCADE,
  FOREIGN KEY (creator_id) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id),
  UNIQUE (character_id),
  UNIQUE (creator_id)
);

create table feature_flags (
  key text not null,
  is_enabled boolean not null default false,
  is_for_test_users_only boolean not null default false,
  variants jsonb not null default '{}'::jsonb,
  updated_at timestamp with time zone not null default now(),
  PRIMARY KEY (key)
);

create table follow_up_switches (
  user_id uuid not null,
  is_on boolean not null default true,
  updated_at timestamp with time zone not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);

create table follows (
  user_id uuid not null,
  character_id uuid not null,
  created_at timestamp with time zone not null,
  FOREIGN KEY (character_id) REFERENCES characters(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (user_id, character_id)
);

create table gamification_counts (
  cause_id uuid not null,
  kind text not null,
  user_id uuid not null,
  counted_at timestamp with time zone not null,
  CHECK ((kind = ANY (ARRAY['Unlock_Photos'::text, 'Unlock_Videos_In_Chat'::text, 'Unlock_Posts'::text, 'Generate_images'::text, 'Join_FanClubs'::text, 'Minutes_intimated_in_a_voice_call'::text, 'Send_Messages'::text, 'Create_ai_characters'::text, 'Listen_voice_messages'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (cause_id, kind)
);

create table gamification_draws (
  id uuid not null,
  user_id uuid not null,
  key text not null,
  section smallint not null,
  reward integer not null,
  drawn_at timestamp with time zone not null,
  CHECK (((length(key) >= 1) AND (length(key) <= 200))),
  CHECK (((section >= 0) AND (section <= 9))),
  CHECK ((reward > 0)),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (user_id, key)
);

create table gamification_players (
  user_id uuid not null,
  level integer not null,
  xp integer not null,
  spins integer not null,
  day integer not null,
  day_starts_at timestamp with time zone not null,
  day_ends_at timestamp with time zone not null,
  zone text not null,
  next_zone text not null,
  streak smallint not null,
  is_claimed boolean not null,
  progress_announced_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  CHECK (((NOT is_claimed) OR (streak > 0))),
  CHECK (((streak >= 0) AND (streak <= 7))),
  CHECK ((day_starts_at < day_ends_at)),
  CHECK ((level >= 1)),
  CHECK ((spins >= 0)),
  CHECK ((xp >= 0)),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);

create table gamification_progress (
  user_id uuid not null,
  task_id uuid not null,
  day integer not null,
  progress integer not null,
  completed_at timestamp with time zone,
  rewards jsonb,
  grabbed_at timestamp with time zone,
  updated_at timestamp with time zone not null,
  CHECK (((completed_at IS NULL) = (rewards IS NULL))),
  CHECK (((grabbed_at IS NULL) OR (completed_at IS NOT NULL))),
  CHECK ((day >= 0)),
  CHECK ((progress >= 0)),
  FOREIGN KEY (task_id) REFERENCES gamification_tasks(id),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, task_id, day)
);

create table gamification_rewards (
  id uuid not null,
  user_id uuid not null,
  cause text not null,
  subject text not null,
  xp integer not null,
  tokens integer not null,
  spins integer not null,
  granted_at timestamp with time zone not null,
  CHECK (
CASE cause
    WHEN 'wheel'::text THEN (spins = '-1'::integer)
    ELSE (spins >= 0)
END),
  CHECK (((length(subject) >= 1) AND (length(subject) <= 60))),
  CHECK ((cause = ANY (ARRAY['task'::text, 'streak'::text, 'level'::text, 'wheel'::text]))),
  CHECK ((tokens >= 0)),
  CHECK ((xp >= 0)),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (user_id, cause, subject)
);

create table gamification_switches (
  user_id uuid not null,
  is_on boolean not null,
  updated_at timestamp with time zone not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);

create table gamification_tasks (
  id uuid not null,
  kind text not null,
  scope text not null,
  goal integer not null,
  rewards jsonb not null,
  is_active boolean not null,
  position integer not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  CHECK (("position" >= 0)),
  CHECK (((goal >= 1) AND (goal <= 1000000))),
  CHECK ((jsonb_typeof(rewards) = 'array'::text)),
  CHECK ((kind = ANY (ARRAY['Unlock_Photos'::text, 'Unlock_Videos_In_Chat'::text, 'Unlock_Posts'::text, 'Generate_images'::text, 'Join_FanClubs'::text, 'Minutes_intimated_in_a_voice_call'::text, 'Send_Messages'::text, 'Create_ai_characters'::text, 'Listen_voice_messages'::text]))),
  CHECK ((scope = ANY (ARRAY['daily'::text, 'permanent'::text]))),
  PRIMARY KEY (id),
  UNIQUE (kind, scope, goal)
);

create table generation_files (
  location text not null,
  generation_id uuid,
  flag_id uuid,
  created_at timestamp with time zone not null,
  portrait_id uuid,
  post_image_id uuid,
  FOREIGN KEY (flag_id) REFERENCES moderation_flags(id) ON DELETE SET NULL,
  FOREIGN KEY (generation_id) REFERENCES generations(id) ON DELETE SET NULL,
  FOREIGN KEY (portrait_id) REFERENCES made_portraits(id) ON DELETE SET NULL,
  FOREIGN KEY (post_image_id) REFERENCES creator_post_images(id) ON DELETE SET NULL,
  PRIMARY KEY (location)
);

create table generations (
  id uuid not null,
  user_id uuid not null,
  character_id uuid not null,
  kind text not null,
  purpose text not null,
  subject_id uuid not null,
  idempotency_key text not null,
  sealed_order text not null,
  tokens integer not null,
  reservation_id uuid,
  state text not null default 'placed'::text,
  reference text,
  percent smallint not null default 0,
  failures integer not null default 0,
  spoilt integer not null default 0,
  attempts integer not null default 0,
  leased_until timestamp with time zone,
  due_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  cost_micros bigint,
  result jsonb,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  let_go_at timestamp with time zone,
  is_printed boolean not null default false,
  CHECK (((percent >= 0) AND (percent <= 100))),
  CHECK (((state = 'done'::text) = (result IS NOT NULL))),
  CHECK (((state = ANY (ARRAY['placed'::text, 'begun'::text])) = (due_at IS NOT NULL))),
  CHECK (((state = ANY (ARRAY['placed'::text, 'begun'::text])) = (ended_at IS NULL))),
  CHECK (((tokens = 0) = (reservation_id IS NULL))),
  CHECK ((cost_micros >= 0)),
  CHECK ((failures >= 0)),
  CHECK ((kind = ANY (ARRAY['photo'::text, 'speech'::text, 'video'::text]))),
  CHECK ((purpose = ANY (ARRAY['chat_photo'::text, 'message_speech'::text, 'voice_reply'::text, 'chat_video'::text, 'made_portrait'::text, 'made_video'::text, 'post_image'::text, 'simplified_picture'::text]))),
  CHECK ((spoilt >= 0)),
  CHECK ((state = ANY (ARRAY['placed'::text, 'begun'::text, 'done'::text, 'failed'::text, 'refused'::text, 'expired'::text, 'cancelled'::text]))),
  CHECK ((tokens >= 0)),
  FOREIGN KEY (character_id) REFERENCES characters(id) ON DELETE CASCADE,
  FOREIGN KEY (reservation_id) REFERENCES token_reservations(id),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (user_id, idempotency_key)
);

create table guests (
  id uuid not null,
  trial_messages_used integer not null default 0,
  attached_to_user_id uuid,
  created_at timestamp with time zone not null default now(),
  CHECK ((trial_messages_used >= 0)),
  FOREIGN KEY (attached_to_user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);

create table idempotent_requests (
  id uuid not null,
  caller_id uuid not null,
  key text not null,
  call text not null,
  fingerprint text not null,
  state text not null default 'in_flight'::text,
  attempt integer not null default 1,
  leased_until timestamp with time zone,
  status smallint,
  sealed_answer text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  CHECK (((state = 'done'::text) = (sealed_answer IS NOT NULL))),
  CHECK (((state = 'done'::text) = (status IS NOT NULL))),
  CHECK ((state = ANY (ARRAY['in_flight'::text, 'done'::text]))),
  PRIMARY KEY (id),
  UNIQUE (caller_id, key)
);

create table identity_attempts (
  id uuid not null,
  creator_id uuid not null,
  number smallint not null,
  provider text not null,
  session_id text,
  sealed_verification_url text,
  state text not null,
  failure text,
  sealed_facts text,
  started_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  polls smallint not null default 0,
  poll_at timestamp with time zone,
  CHECK (((decided_at IS NULL) = (state = ANY (ARRAY['opening'::text, 'open'::text])))),
  CHECK (((failure IS NOT NULL) = (state = 'rejected'::text))),
  CHECK ((failure = ANY (ARRAY['expired'::text, 'content_canceled'::text, 'aborted'::text, 'photo'::text, 'document_verification_failed'::text, 'internal_error'::text]))),
  CHECK ((state = ANY (ARRAY['opening'::text, 'open'::text, 'approved'::text, 'rejected'::text, 'stopped'::text]))),
  FOREIGN KEY (creator_id) REFERENCES creators(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);

create table identity_reports (
  id uuid not null,
  provider text not null,
  digest text not null,
  sealed_report text,
  received_at timestamp with time zone not null,
  applied_at timestamp with time zone,
  CHECK ((digest ~ '^[0-9a-f]{64}$'::text)),
  PRIMARY KEY (id),
  UNIQUE (provider, digest)
);

create table impersonations (
  id uuid not null,
  user_id uuid not null,
  staff_id uuid not null,
  sealed_reason text not null,
  case_reference text,
  minutes smallint not null,
  asked_at timestamp with time zone not null,
  lapses_at timestamp with time zone not null,
  agreed_at timestamp with time zone,
  session_id uuid,
  ends_at timestamp with time zone,
  ended_at timestamp with time zone,
  ended_by text,
  CHECK (((ended_at IS NULL) = (ended_by IS NULL))),
  CHECK (((length(case_reference) >= 1) AND (length(case_reference) <= 40))),
  CHECK (((minutes >= 1) AND (minutes <= 20))),
  CHECK (((session_id IS NULL) = (ends_at IS NULL))),
  CHECK (((session_id IS NULL) OR (agreed_at IS NOT NULL))),
  CHECK ((ended_by = ANY (ARRAY['person'::text, 'staff'::text, 'role'::text, 'time'::text, 'declined'::text]))),
  FOREIGN KEY (staff_id) REFERENCES staff(id),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);

create table inbox (
  id uuid not null,
  provider text not null,
  event_id text not null,
  payload jsonb not null,
  received_at timestamp with time zone not null default now(),
  applied_at timestamp with time zone,
  attempts integer not null default 0,
  failure text,
  PRIMARY KEY (id),
  UNIQUE (provider, event_id)
);

create table incidents (
  id uuid not null,
  person_kind text not null,
  person_id uuid not null,
  kind text not null,
  severity smallint not null,
  language text,
  flags integer not null,
  begun_at timestamp(3) with time zone not null,
  last_flag_at timestamp with time zone not null,
  suspension_asked_by uuid,
  decision text,
  decided_by uuid,
  decided_at timestamp with time zone,
  CHECK (((decision IS NULL) = (decided_at IS NULL))),
  CHECK (((decision IS NULL) = (decided_by IS NULL))),
  CHECK (((severity >= 1) AND (severity <= 4))),
  CHECK ((decision = ANY (ARRAY['no-violation'::text, 'noted'::text, 'warn'::text, 'strike'::text, 'suspend'::text]))),
  CHECK ((flags > 0)),
  CHECK ((kind = ANY (ARRAY['message'::text, 'story-reply'::text, 'tip'::text, 'edit'::text, 'fact'::text, 'name'::text, 'photo'::text, 'call'::text, 'reply'::text, 'generated'::text]))),
  CHECK ((person_kind = ANY (ARRAY['user'::text, 'guest'::text]))),
  FOREIGN KEY (decided_by) REFERENCES staff(id),
  FOREIGN KEY (suspension_asked_by) REFERENCES staff(id),
  PRIMARY KEY (id)
);

create table invoice_serials (
  kind text not null,
  year smallint not null,
  last integer not null,
  CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit-note'::text]))),
  CHECK ((last > 0)),
  PRIMARY KEY (kind, year)
);

create table invoices (
  id uuid not null,
  kind text not null,
  year smallint not null,
  serial integer not null,
  payment_id uuid not null,
  reversal_id uuid,
  user_id uuid,
  seller jsonb not null,
  sealed_buyer text not null,
  description text not null,
  currency currency_code not null,
  gross_minor bigint not null,
  tax_minor bigint not null,
  tax_rate numeric(6,5) not null,
  supplied_at timestamp with time zone not null,
  issued_at timestamp with time zone not null,
  CHECK (((kind = 'credit-note'::text) = (reversal_id IS NOT NULL))),
  CHECK (((tax_minor >= 0) AND (tax_minor < gross_minor))),
  CHECK (((tax_rate >= (0)::numeric) AND (tax_rate <= (1)::numeric))),
  CHECK ((gross_minor > 0)),
  CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit-note'::text]))),
  CHECK ((serial > 0)),
  FOREIGN KEY (payment_id) REFERENCES payments(id),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id),
  UNIQUE (kind, year, serial)
);

create table ledger_accounts (
  id uuid not null,
  kind text not null,
  owner_id uuid,
  code text,
  balance bigint,
  version integer not null default 0,
  created_at timestamp with time zone not null default now(),
  unit text not null default 'TOKEN'::text,
  holder_id uuid,
  CHECK (
CASE kind
    WHEN 'reserved'::text THEN (code = ('reserved:'::text || holder_id))
    WHEN 'creator'::text THEN (((code = ((('creator-held:'::text || holder_id) || ':'::text) || unit)) OR (code = ((('creator-payable:'::text || holder_id) || ':'::text) || unit))) OR (code = ((('creator-payout:'::text || holder_id) || ':'::text) || unit)))
    WHEN 'system'::text THEN ((code !~ '^(reserved|creator-)'::text) AND ((unit = 'TOKEN'::text) OR ("right"(code, 4) = (':'::text || unit))))
    ELSE (code IS NULL)
END),
  CHECK (((holder_id IS NOT NULL) = (kind = ANY (ARRAY['reserved'::text, 'creator'::text])))),
  CHECK (((kind <> 'person'::text) OR ((owner_id IS NOT NULL) AND (balance IS NOT NULL)))),
  CHECK (((kind = 'person'::text) OR ((code IS NOT NULL) AND (balance IS NULL)))),
  CHECK (((unit = 'TOKEN'::text) OR (kind = ANY (ARRAY['creator'::text, 'system'::text])))),
  CHECK ((balance >= 0)),
  CHECK ((kind = ANY (ARRAY['person'::text, 'reserved'::text, 'creator'::text, 'system'::text]))),
  CHECK ((unit ~ '^(TOKEN|[A-Z]{3})$'::text)),
  PRIMARY KEY (id),
  UNIQUE (code),
  UNIQUE (id, unit),
  UNIQUE (owner_id)
);

create table ledger_entries (
  id bigint generated always as identity not null,
  transfer_id uuid not null,
  account_id uuid not null,
  amount bigint not null,
  created_at timestamp with time zone not null default now(),
  unit text not null default 'TOKEN'::text,
  CHECK ((amount <> 0)),
  PRIMARY KEY (id),
  UNIQUE (transfer_id, account_id)
);

create table ledger_reconciliations (
  id bigint generated always as identity not null,
  reconciled_at timestamp with time zone not null,
  entries bigint not null,
  imbalance bigint not null,
  faults integer not null,
  is_whole boolean not null default true,
  CHECK ((entries >= 0)),
  CHECK ((faults >= 0)),
  CHECK ((imbalance >= 0)),
  PRIMARY KEY (id)
);

create table ledger_snapshots (
  account_id uuid not null,
  last_entry_id bigint not null,
  total bigint not null,
  created_at timestamp with time zone not null default now(),
  FOREIGN KEY (account_id) REFERENCES ledger_accounts(id),
  PRIMARY KEY (account_id, last_entry_id)
);

create table ledger_transfers (
  id uuid not null,
  idempotency_key text not null,
  reason text not null,
  reference uuid,
  created_at timestamp with time zone not null default now(),
  character_id uuid,
  PRIMARY KEY (id),
  UNIQUE (idempotency_key)
);

create table legal_announcements (
  document text not null,
  version text not null,
  begun_at timestamp with time zone not null,
  told_up_to uuid,
  finished_at timestamp with time zone,
  CHECK ((document = ANY (ARRAY['terms'::text, 'privacy'::text]))),
  PRIMARY KEY (document, version)
);

create table live_models (
  creator_id uuid not null,
  character_id uuid not null,
  live_since timestamp with time zone not null,
  is_done boolean not null default true,
  scope text not null default 'twin'::text,
  CHECK ((scope = 'twin'::text)),
  CHECK (is_done),
  FOREIGN KEY (creator_id, character_id) REFERENCES creators(id, character_id),
  FOREIGN KEY (creator_id, is_done) REFERENCES creator_agreements(creator_id, is_done),
  FOREIGN KEY (creator_id, is_done) REFERENCES creator_approvals(creator_id, is_done),
  FOREIGN KEY (creator_id, is_done) REFERENCES creator_identities(creator_id, is_done),
  FOREIGN KEY (creator_id, is_done) REFERENCES creator_photo_checks(creator_id, is_done),
  FOREIGN KEY (creator_id, is_done) REFERENCES creator_releases(creator_id, is_done),
  FOREIGN KEY (creator_id, is_done) REFERENCES creator_twins(creator_id, is_done),
  FOREIGN KEY (creator_id, is_done) REFERENCES creator_voices(creator_id, is_done),
  FOREIGN KEY (creator_id, is_done) REFERENCES creators(id, has_person),
  FOREIGN KEY (creator_id, scope, is_done) REFERENCES creator_consents(creator_id, scope, is_given),
  PRIMARY KEY (creator_id),
  TRIGGER DEFERRABLE INITIALLY DEFERRED,
  UNIQUE (character_id)
);

create table made_characters (
  id uuid not null,
  user_id uuid not null,
  idempotency_key text not null,
  sealed_choices text not null,
  state text not null default 'making'::text,
  stage text not null default 'texts'::text,
  failure text,
  price_kind text not null,
  tokens integer not null,
  reservation_id uuid,
  portrait_id uuid,
  due_at timestamp with time zone,
  leased_until timestamp with time zone,
  failures integer not null default 0,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  deleted_at timestamp with time zone,
  CHECK (((state = 'failed'::text) = (failure IS NOT NULL))),
  CHECK (((state = 'making'::text) = (ended_at IS NULL))),
  CHECK (((state = 'making'::text) OR (due_at IS NULL))),
  CHECK (((tokens = 0) = (reservation_id IS NULL))),
  CHECK ((failure = ANY (ARRAY['refused'::text, 'unavailable'::text, 'unfinished'::text, 'stopped'::text]))),
  CHECK ((failures >= 0)),
  CHECK ((price_kind = ANY (ARRAY['free'::text, 'included'::text, 'paid'::text, 'card'::text]))),
  CHECK ((stage = ANY (ARRAY['texts'::text, 'bio'::text, 'portraits'::text]))),
  CHECK ((state = ANY (ARRAY['making'::text, 'made'::text, 'failed'::text]))),
  CHECK ((tokens >= 0)),
  FOREIGN KEY (id) REFERENCES characters(id) ON DELETE CASCADE,
  FOREIGN KEY (reservation_id) REFERENCES token_reservations(id),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (user_id, idempotency_key)
);

create table made_portraits (
  id uuid not null,
  character_id uuid not null,
  user_id uuid not null,
  batch integer not null,
  place smallint not null,
  state text not null default 'waiting'::text,
  folder text,
  width integer,
  height integer,
  created_at timestamp with time zone not null,
  CHECK (((place >= 0) AND (place <= 5))),
  CHECK (((state = 'done'::text) = (folder IS NOT NULL))),
  CHECK ((batch >= 1)),
  CHECK ((num_nulls(folder, width, height) = ANY (ARRAY[0, 3]))),
  CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'failed'::text]))),
  FOREIGN KEY (character_id) REFERENCES made_characters(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (character_id, batch, place)
);

create table made_renewals (
  character_id uuid not null,
  batch integer not null,
  user_id uuid not null,
  idempotency_key text not null,
  state text not null default 'waiting'::text,
  tokens integer not null,
  reservation_id uuid,
  created_at timestamp with time zone not null,
  CHECK (((tokens = 0) = (reservation_id IS NULL))),
  CHECK ((batch >= 2)),
  CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'failed'::text]))),
  CHECK ((tokens >= 0)),
  FOREIGN KEY (character_id) REFERENCES made_characters(id) ON DELETE CASCADE,
  FOREIGN KEY (reservation_id) REFERENCES token_reservations(id),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (character_id, batch),
  UNIQUE (user_id, idempotency_key)
);

create table mail_deliveries (
  event_id uuid not null,
  template text not null,
  attempts integer not null default 0,
  sent_at timestamp with time zone,
  refused_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  recipient text,
  PRIMARY KEY (event_id)
);

create table marketing_contacts (
  user_id uuid not null,
  email text not null,
  locale text not null,
  synced_at timestamp with time zone,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);

create table marketing_origins (
  user_id uuid not null,
  click_id text,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  utm_content text,
  cmpid text,
  pubid text,
  created_at timestamp with time zone not null default now(),
  CHECK ((length(click_id) <= 200)),
  CHECK ((length(cmpid) <= 100)),
  CHECK ((length(pubid) <= 100)),
  CHECK ((length(utm_campaign) <= 100)),
  CHECK ((length(utm_content) <= 100)),
  CHECK ((length(utm_medium) <= 100)),
  CHECK ((length(utm_source) <= 100)),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);

create table master_acts (
  id uuid not null,
  master_id uuid not null,
  creator_id uuid,
  act text not null,
  fields text[] not null default '{}'::text[],
  at timestamp with time zone not null,
  CHECK ((act = ANY (ARRAY['added'::text, 'changed'::text, 'removed'::text, 'invited'::text, 'release-sent'::text, 'taken-over'::text, 'handed-back'::text, 'twin-requested'::text, 'voice-changed'::text, 'ordered'::text]))),
  FOREIGN KEY (creator_id) REFERENCES creators(id) ON DELETE SET NULL,
  FOREIGN KEY (master_id) REFERENCES users(id),
  PRIMARY KEY (id)
);

create table media_prints (
  place text not null,
  sha256 bytea,
  shape bytea,
  tones bytea,
  red smallint,
  green smallint,
  blue smallint,
  printed_at timestamp with time zone,
  withheld_at timestamp with time zone,
  is_barred boolean not null default false,
  CHECK (((NOT is_barred) OR (withheld_at IS NOT NULL))),
  CHECK (((shape IS NULL) = (tones IS NULL))),
  CHECK ((length(sha256) = 32)),
  CHECK ((length(shape) = 32)),
  CHECK ((length(tones) = 48)),
  CHECK ((num_nulls(shape, red, green, blue) = ANY (ARRAY[0, 4]))),
  PRIMARY KEY (place)
);

create table messages (
  id uuid not null,
  chat_id uuid not null,
  seq integer not null,
  role text not null,
  sender_id uuid not null,
  type text not null default 'text'::text,
  subtype text,
  content text,
  idempotency_key text,
  reply_to_id uuid,
  price_tokens integer not null default 0,
  transfer_id uuid,
  sent_at timestamp with time zone not null default now(),
  referral jsonb,
  is_trial boolean not null default false,
  sealed_content text,
  details jsonb,
  quoted_id uuid,
  reaction text,
  removed_at timestamp with time zone,
  edited_at timestamp with time zone,
  speech jsonb,
  sealed_gist text,
  CHECK ((num_nonnulls(content, sealed_content) = 1)),
  CHECK ((price_tokens >= 0)),
  CHECK ((reaction = ANY (ARRAY['heart'::text, 'laugh'::text, 'fire'::text, 'thumbs_up'::text, 'sad'::text, 'wow'::text]))),
  CHECK ((role = ANY (ARRAY['user'::text, 'character'::text]))),
  CHECK ((seq > 0)),
  CHECK ((subtype = ANY (ARRAY['reply'::text, 'follow_up'::text, 'follow_up_photo'::text, 'follow_up_first_reminder'::text, 'follow_up_second_reminder'::text, 'follow_up_third_reminder'::text, 'video_accepted'::text, 'video_rejected'::text, 'sfw_video'::text, 'spicy_video'::text, 'crisis_referral'::text]))),
  CHECK ((type = ANY (ARRAY['text'::text, 'audio'::text, 'image'::text, 'video'::text, 'gift_for_tip'::text, 'post_message'::text, 'voice_call'::text, 'voice_call_summary'::text, 'STORY_REPLY'::text, 'tip'::text, 'audio_request'::text, 'reply'::text, 'unlocked_post'::text, 'unlocked_photo'::text, 'joined_fanclub'::text, 'follow_model'::text, 'post_reacted'::text, 'post:asset:unlock:credit_card'::text]))),
  FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE,
  FOREIGN KEY (chat_id, quoted_id) REFERENCES messages(chat_id, id) ON UPDATE CASCADE ON DELETE SET NULL (quoted_id),
  FOREIGN KEY (chat_id, reply_to_id) REFERENCES messages(chat_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
  FOREIGN KEY (transfer_id) REFERENCES ledger_transfers(id),
  PRIMARY KEY (chat_id, id),
  UNIQUE (chat_id, reply_to_id),
  UNIQUE (chat_id, seq)
) partition by hash (chat_id); -- 16 partitions

create table model_calls (
  id uuid not null,
  person_id uuid,
  chat_id uuid,
  purpose text not null,
  tier text not null,
  model text not null,
  outcome text not null,
  tokens_in integer not null,
  tokens_out integer not null,
  first_words_ms integer,
  duration_ms integer not null,
  cost_micros bigint not null,
  request_id text not null,
  created_at timestamp with time zone not null,
  is_estimated boolean not null default true,
  CHECK ((cost_micros >= 0)),
  CHECK ((duration_ms >= 0)),
  CHECK ((first_words_ms >= 0)),
  CHECK ((outcome = ANY (ARRAY['answered'::text, 'refused'::text, 'failed'::text, 'abandoned'::text]))),
  CHECK ((purpose = ANY (ARRAY['reply'::text, 'follow_up'::text, 'summary'::text, 'facts'::text, 'moderation'::text, 'replies'::text, 'trial'::text]))),
  CHECK ((tier = ANY (ARRAY['guest'::text, 'free'::text, 'premium'::text]))),
  CHECK ((tokens_in >= 0)),
  CHECK ((tokens_out >= 0)),
  FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE SET NULL,
  PRIMARY KEY (id)
);

create table model_overrides (
  id uuid not null,
  section text not null,
  character_id uuid not null,
  place integer,
  is_hidden boolean not null default false,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  CHECK (((place >= 1) AND (place <= 12))),
  CHECK ((is_hidden = (place IS NULL))),
  CHECK ((section = ANY (ARRAY['featured-models'::text, 'verified-models'::text, 'available-for-voice-call'::text, 'anime-models'::text]))),
  CHECK ((starts_at < ends_at)),
  FOREIGN KEY (character_id) REFERENCES characters(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (section, character_id)
);

create table moderation_flags (
  id uuid not null,
  person_kind text not null,
  person_id uuid not null,
  character_id uuid,
  direction text not null,
  category text not null,
  sealed_evidence text not null,
  created_at timestamp with time zone not null default now(),
  layer text,
  score real,
  incident_id uuid,
  CHECK (((score >= (0)::double precision) AND (score <= (1)::double precision))),
  CHECK ((category = ANY (ARRAY['minor_self'::text, 'minors'::text, 'non_consent'::text, 'real_person'::text, 'trafficking'::text, 'self_harm_promotion'::text, 'violence'::text, 'bestiality'::text, 'drugs_and_weapons'::text, 'personal_data'::text, 'explicit'::text, 'crisis'::text]))),
  CHECK ((direction = ANY (ARRAY['from_person'::text, 'from_character'::text]))),
  CHECK ((layer = ANY (ARRAY['grammar'::text, 'classifier'::text, 'endpoint'::text, 'guard'::text]))),
  CHECK ((person_kind = ANY (ARRAY['user'::text, 'guest'::text]))),
  FOREIGN KEY (character_id) REFERENCES characters(id),
  FOREIGN KEY (incident_id) REFERENCES incidents(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);

create table notification_preferences (
  user_id uuid not null,
  choices jsonb not null default '{}'::jsonb,
  is_discreet boolean not null default true,
  has_quiet_hours boolean not null default true,
  quiet_from smallint not null default 1380,
  quiet_until smallint not null default 480,
  digest text not null default 'daily'::text,
  digest_due_at timestamp with time zone,
  digested_at timestamp with time zone,
  updated_at timestamp with time zone not null,
  CHECK (((quiet_from >= 0) AND (quiet_from <= 1439))),
  CHECK (((quiet_until >= 0) AND (quiet_until <= 1439))),
  CHECK ((digest = ANY (ARRAY['daily'::text, 'weekly'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);

create table notifications (
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  payload jsonb not null default '{}'::jsonb,
  read_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  subject text not null,
  fact_id uuid not null,
  times integer not null default 1,
  is_listed boolean not null default true,
  told_at timestamp(3) with time zone not null,
  CHECK ((kind = ANY (ARRAY['message'::text, 'reply-given-up'::text, 'post'::text, 'story'::text, 'offer'::text, 'payment'::text, 'renewal'::text, 'card-ends'::text, 'renewal-failed'::text, 'subscription-canceled'::text, 'subscription-ended'::text, 'club-renewal'::text, 'club-renewal-failed'::text, 'club-ended'::text, 'new-sign-in'::text, 'password-changed'::text, 'email-changed'::text, 'identity-linked'::text, 'factor-changed'::text, 'archive-ready'::text, 'legal-change'::text, 'rule-broken'::text, 'decision-withdrawn'::text, 'appeal-answered'::text, 'trial'::text, 'quest-completed'::text, 'character-made'::text, 'character-failed'::text, 'flow-taken-over'::text, 'flow-handed-back'::text]))),
  CHECK ((times > 0)),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);

create table one_time_codes (
  id uuid not null,
  purpose text not null,
  owner_id uuid not null,
  code_hash bytea not null,
  attempts integer not null default 0,
  expires_at timestamp with time zone not null,
  consumed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  email text,
  asker_id uuid,
  CHECK ((purpose = ANY (ARRAY['sign_up'::text, 'link_identity'::text, 'reset_password'::text, 'change_email'::text, 'prove_anew'::text, 'staff_sign_in'::text, 'staff_reset'::text]))),
  PRIMARY KEY (id)
);

create table orders (
  id uuid not null,
  number text not null,
  buyer_id uuid not null,
  product_kind text not null,
  product_id text not null,
  product_name text not null,
  product_details jsonb not null,
  character_id uuid,
  creator_id uuid,
  price jsonb not null,
  total_minor bigint not null generated always as ((((price -> 'total'::text) ->> 'minor'::text))::bigint) stored,
  currency currency_code not null generated always as (((price -> 'total'::text) ->> 'currency'::text)) stored,
  kind text not null,
  source text,
  replaces_subscription_id uuid,
  sameness text not null,
  state text not null default 'open'::text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  shown_at timestamp with time zone,
  closed_at timestamp with time zone,
  CHECK (((length(product_id) >= 1) AND (length(product_id) <= 100))),
  CHECK (((length(product_name) >= 1) AND (length(product_name) <= 200))),
  CHECK (((state = 'open'::text) = (closed_at IS NULL))),
  CHECK ((expires_at > created_at)),
  CHECK ((kind = ANY (ARRAY['initial'::text, 'rebill'::text, 'one-time-purchase'::text]))),
  CHECK ((length(source) <= 100)),
  CHECK ((number ~ '^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'::text)),
  CHECK ((product_kind = ANY (ARRAY['subscriptions'::text, 'tokens'::text, 'fanclub'::text, 'post_asset'::text]))),
  CHECK ((state = ANY (ARRAY['open'::text, 'paid'::text, 'expired'::text, 'cancelled'::text]))),
  CHECK ((total_minor > 0)),
  FOREIGN KEY (replaces_subscription_id) REFERENCES subscriptions(id) ON DELETE SET NULL,
  PRIMARY KEY (id),
  UNIQUE (number)
);

create table outbox (
  id bigint generated always as identity not null,
  partition smallint not null,
  event_id uuid not null,
  name text not null,
  person_id uuid,
  aggregate_id uuid not null,
  version bigint not null default nextval('outbox_versions'::regclass),
  payload jsonb not null,
  request_id text,
  created_at timestamp with time zone not null default now(),
  published_at timestamp with time zone,
  traceparent text,
  dead_at timestamp with time zone,
  dead_reason text,
  CHECK (((dead_at IS NULL) = (dead_reason IS NULL))),
  PRIMARY KEY (id)
);

create table passkey_challenges (
  challenge text not null,
  purpose text not null,
  asker_id uuid not null,
  expires_at timestamp with time zone not null,
  CHECK ((purpose = ANY (ARRAY['add'::text, 'sign-in'::text, 'second-step'::text]))),
  PRIMARY KEY (challenge)
);

create table passkeys (
  id uuid not null,
  holder_kind text not null,
  holder_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  last_used_at timestamp with time zone,
  created_at timestamp with time zone not null,
  CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  CHECK ((counter >= 0)),
  CHECK ((holder_kind = ANY (ARRAY['user'::text, 'staff'::text]))),
  PRIMARY KEY (id),
  UNIQUE (credential_id)
);

create table payment_debts (
  id uuid not null,
  user_id uuid not null,
  order_id uuid not null,
  reversal_id uuid not null,
  amount_minor bigint not null,
  currency currency_code not null,
  created_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  CHECK ((amount_minor > 0)),
  FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (reversal_id)
);

create table payment_events (
  id bigint generated always as identity not null,
  payment_id uuid not null,
  told_by text not null,
  told text not null,
  state_before text not null,
  state_after text not null,
  created_at timestamp with time zone not null,
  CHECK ((state_before = ANY (ARRAY['none'::text, 'pending'::text, 'completed'::text, 'failed'::text, 'expired'::text]))),
  CHECK ((told_by = ANY (ARRAY['request'::text, 'answer'::text, 'return'::text, 'webhook'::text, 'poll'::text, 'expiry'::text, 'refund'::text, 'dispute'::text, 'review'::text]))),
  FOREIGN KEY (payment_id) REFERENCES payments(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);

create table payment_risk_decisions (
  id uuid not null,
  user_id uuid not null,
  rule text not null,
  facts jsonb not null,
  decided_at timestamp with time zone not null,
  holds_until timestamp with time zone not null,
  reviewed_by uuid,
  reviewed_at timestamp with time zone,
  is_upheld boolean,
  CHECK (((reviewed_at IS NULL) = (is_upheld IS NULL))),
  CHECK ((rule = ANY (ARRAY['card-velocity'::text, 'device-velocity'::text, 'address-velocity'::text, 'account-velocity'::text, 'card-shared'::text, 'refunds-abused'::text, 'gifts-farmed'::text]))),
  PRIMARY KEY (id)
);

create table payments (
  id uuid not null,
  order_id uuid not null,
  payer_id uuid not null,
  method text not null,
  wallet text,
  processor text not null,
  provider_payment_id text,
  saved_card_id uuid,
  card_last4 text,
  card_brand text,
  saves_card boolean not null default false,
  amount_minor bigint not null,
  currency currency_code not null,
  state text not null default 'pending'::text,
  asked text not null default 'asking'::text,
  sealed_redirect_url text,
  is_surplus boolean not null default false,
  review text,
  reviewed_at timestamp with time zone,
  received_minor bigint,
  decline_code text,
  refunded_minor bigint not null default 0,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  poll_at timestamp with time zone,
  polls integer not null default 0,
  completed_at timestamp with time zone,
  failed_at timestamp with time zone,
  reviewed_by uuid,
  is_by_buyer boolean not null default false,
  CHECK (((state = 'completed'::text) = (completed_at IS NOT NULL))),
  CHECK ((amount_minor > 0)),
  CHECK ((asked = ANY (ARRAY['asking'::text, 'answered'::text, 'timeout'::text, 'unavailable'::text]))),
  CHECK ((card_brand = ANY (ARRAY['visa'::text, 'master'::text]))),
  CHECK ((card_last4 ~ '^[0-9]{4}$'::text)),
  CHECK ((length(decline_code) <= 100)),
  CHECK ((method = ANY (ARRAY['credit_card_payment'::text, 'crypto_payment'::text]))),
  CHECK ((received_minor >= 0)),
  CHECK ((refunded_minor <= GREATEST(amount_minor, COALESCE(received_minor, (0)::bigint)))),
  CHECK ((refunded_minor >= 0)),
  CHECK ((review = ANY (ARRAY['amount-mismatch'::text, 'currency-mismatch'::text, 'underpaid'::text]))),
  CHECK ((state = ANY (ARRAY['pending'::text, 'completed'::text, 'failed'::text, 'expired'::text]))),
  CHECK ((wallet = ANY (ARRAY['APPLEPAY'::text, 'GOOGLEPAY'::text]))),
  FOREIGN KEY (order_id) REFERENCES orders(id),
  FOREIGN KEY (saved_card_id) REFERENCES saved_cards(id) ON DELETE SET NULL,
  PRIMARY KEY (id)
);

create table payout_batches (
  id uuid not null,
  rail text not null,
  state text not null default 'made'::text,
  reference text,
  made_by uuid not null,
  created_at timestamp with time zone not null,
  sent_by uuid,
  sent_at timestamp with time zone,
  confirmed_by uuid,
  confirmed_at timestamp with time zone,
  CHECK (((length(reference) >= 1) AND (length(reference) <= 100))),
  CHECK (((sent_at IS NULL) OR (reference IS NOT NULL))),
  CHECK (((state = 'confirmed'::text) = (confirmed_at IS NOT NULL))),
  CHECK (((state = 'made'::text) = (sent_at IS NULL))),
  CHECK ((confirmed_by <> sent_by)),
  CHECK ((rail = ANY (ARRAY['sepa-file'::text, 'bank-file'::text, 'crypto-file'::text]))),
  CHECK ((state = ANY (ARRAY['made'::text, 'sent'::text, 'confirmed'::text]))),
  FOREIGN KEY (confirmed_by) REFERENCES staff(id),
  FOREIGN KEY (made_by) REFERENCES staff(id),
  FOREIGN KEY (sent_by) REFERENCES staff(id),
  PRIMARY KEY (id)
);

create table payout_methods (
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  network text,
  country text,
  label text not null default ''::text,
  ends_with text not null,
  sealed_details text not null,
  version integer not null default 1,
  approval_status text not null default 'pending'::text,
  rejection_reason text,
  is_default boolean not null default false,
  name_check text not null default 'none'::text,
  decided_by uuid,
  decided_at timestamp with time zone,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  CHECK (((approval_status <> 'rejected'::text) OR (rejection_reason IS NOT NULL))),
  CHECK (((kind = 'crypto_payout'::text) = (network IS NOT NULL))),
  CHECK (((length(ends_with) >= 1) AND (length(ends_with) <= 4))),
  CHECK (((removed_at IS NULL) OR (NOT is_default))),
  CHECK ((approval_status = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text]))),
  CHECK ((country ~ '^[A-Z]{2}$'::text)),
  CHECK ((kind = ANY (ARRAY['bank_payout'::text, 'crypto_payout'::text, 'credit_card_payout'::text]))),
  CHECK ((length(label) <= 50)),
  CHECK ((length(rejection_reason) <= 500)),
  CHECK ((name_check = ANY (ARRAY['matches'::text, 'differs'::text, 'none'::text]))),
  CHECK ((network = ANY (ARRAY['TRC20'::text, 'ERC20'::text]))),
  CHECK ((version > 0)),
  FOREIGN KEY (decided_by) REFERENCES staff(id),
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (id)
);

create table payout_tax_details (
  user_id uuid not null,
  country text not null,
  is_business boolean not null,
  sealed_details text not null,
  self_billing_since timestamp with time zone,
  changed_at timestamp with time zone not null,
  CHECK ((country ~ '^[A-Z]{2}$'::text)),
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (user_id)
);

create table payouts (
  id uuid not null,
  number bigint generated always as identity not null,
  user_id uuid not null,
  method_id uuid,
  method_version integer not null,
  kind text not null,
  network text,
  ends_with text not null,
  sealed_destination text not null,
  amount_minor bigint not null,
  fee_minor bigint not null,
  currency currency_code not null,
  rail text not null,
  state text not null default 'requested'::text,
  needs_two boolean not null,
  is_held boolean not null default false,
  first_by uuid,
  first_at timestamp with time zone,
  approved_by uuid,
  approved_at timestamp with time zone,
  batch_id uuid,
  provider_payout_id text,
  attempts integer not null default 0,
  try_at timestamp with time zone,
  reason text,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  paid_at timestamp with time zone,
  ended_at timestamp with time zone,
  CHECK (((NOT needs_two) OR (approved_by IS NULL) OR ((first_by IS NOT NULL) AND (first_by <> approved_by)))),
  CHECK (((fee_minor >= 0) AND (fee_minor < amount_minor))),
  CHECK (((state <> ALL (ARRAY['approved'::text, 'sent'::text, 'paid'::text])) OR (approved_by IS NOT NULL))),
  CHECK (((state = ANY (ARRAY['failed'::text, 'rejected'::text, 'reversed'::text])) = (reason IS NOT NULL))),
  CHECK (((state = ANY (ARRAY['paid'::text, 'failed'::text, 'rejected'::text, 'reversed'::text])) = (ended_at IS NOT NULL))),
  CHECK ((amount_minor > 0)),
  CHECK ((kind = ANY (ARRAY['bank_payout'::text, 'crypto_payout'::text, 'credit_card_payout'::text]))),
  CHECK ((length(provider_payout_id) <= 200)),
  CHECK ((length(reason) <= 500)),
  CHECK ((network = ANY (ARRAY['TRC20'::text, 'ERC20'::text]))),
  CHECK ((rail ~ '^[a-z-]{1,30}$'::text)),
  CHECK ((state = ANY (ARRAY['requested'::text, 'approved'::text, 'sent'::text, 'paid'::text, 'failed'::text, 'rejected'::text, 'reversed'::text]))),
  FOREIGN KEY (approved_by) REFERENCES staff(id),
  FOREIGN KEY (batch_id) REFERENCES payout_batches(id),
  FOREIGN KEY (first_by) REFERENCES staff(id),
  FOREIGN KEY (method_id) REFERENCES payout_methods(id) ON DELETE SET NULL,
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (id),
  UNIQUE (number)
);

create table pending_identities (
  id uuid not null,
  provider text not null,
  provider_name text not null,
  subject text not null,
  email text not null,
  account_type text not null,
  locale text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  CHECK (((email = lower(email)) AND (length(email) <= 254))),
  CHECK (((length(subject) >= 1) AND (length(subject) <= 255))),
  CHECK ((account_type = ANY (ARRAY['User'::text, 'CreatorUser'::text, 'MasterCreatorUser'::text]))),
  CHECK ((provider ~ '^[A-Z][A-Z0-9_]{1,31}$'::text)),
  PRIMARY KEY (id)
);

create table person_figures (
  user_id uuid not null,
  state text not null,
  joined_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  country text,
  spent_minor bigint not null default 0,
  tokens bigint not null default 0,
  points integer not null default 0,
  premium_until timestamp with time zone not null default '1970-01-01 00:00:00+00'::timestamp with time zone,
  CHECK ((country ~ '^[A-Z]{2}$'::text)),
  CHECK ((state = ANY (ARRAY['active'::text, 'warned'::text, 'suspended'::text, 'terminated'::text, 'closing'::text, 'under_age_review'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);

create table persona_versions (
  character_id uuid not null,
  version text not null,
  persona jsonb not null,
  created_at timestamp with time zone not null,
  CHECK ((version ~ '^[0-9a-f]{16}$'::text)),
  FOREIGN KEY (character_id) REFERENCES characters(id) ON DELETE CASCADE,
  PRIMARY KEY (character_id, version)
);

create table plan_prices (
  plan_id uuid not null,
  valid_from timestamp with time zone not null,
  monthly_minor integer not null,
  payment_minor integer not null,
  currency currency_code not null default 'USD'::text,
  CHECK ((monthly_minor > 0)),
  CHECK ((payment_minor > 0)),
  FOREIGN KEY (plan_id) REFERENCES subscription_plans(id) ON DELETE CASCADE,
  PRIMARY KEY (plan_id, valid_from)
);

create table plan_special_offers (
  plan_id uuid not null,
  unit_type text not null,
  unit_amount smallint not null,
  payment_minor integer not null,
  currency currency_code not null default 'USD'::text,
  audience text not null default 'everyone'::text,
  is_active boolean not null default true,
  created_at timestamp with time zone not null,
  CHECK (((unit_amount >= 1) AND (unit_amount <= 365))),
  CHECK ((audience = ANY (ARRAY['everyone'::text, 'test'::text]))),
  CHECK ((payment_minor > 0)),
  CHECK ((unit_type = ANY (ARRAY['day'::text, 'month'::text]))),
  FOREIGN KEY (plan_id) REFERENCES subscription_plans(id) ON DELETE CASCADE,
  PRIMARY KEY (plan_id, unit_type, unit_amount, audience)
);

create table police_notices (
  id uuid not null,
  incident_id uuid not null,
  user_id uuid,
  grounds text not null,
  recipient text not null,
  sealed_content text not null,
  content_hash text not null,
  asked_by uuid not null,
  asked_at timestamp with time zone not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  is_approved boolean,
  sent_at timestamp with time zone,
  receipt text,
  CHECK (((length(receipt) >= 1) AND (length(receipt) <= 100))),
  CHECK (((length(recipient) >= 2) AND (length(recipient) <= 200))),
  CHECK (((receipt IS NULL) OR (sent_at IS NOT NULL))),
  CHECK (((sent_at IS NULL) OR is_approved)),
  CHECK ((content_hash ~ '^[0-9a-f]{64}$'::text)),
  CHECK ((decided_by <> asked_by)),
  CHECK ((grounds = ANY (ARRAY['threat-to-life'::text, 'danger-to-child'::text, 'terrorism'::text, 'other-danger'::text]))),
  CHECK ((num_nulls(decided_by, decided_at, is_approved) = ANY (ARRAY[0, 3]))),
  FOREIGN KEY (asked_by) REFERENCES staff(id),
  FOREIGN KEY (decided_by) REFERENCES staff(id),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id)
);

create table post_activity (
  post_id uuid not null,
  hour timestamp with time zone not null,
  views integer not null default 0,
  likes integer not null default 0,
  unlocks integer not null default 0,
  CHECK ((hour = date_trunc('hour'::text, hour, 'UTC'::text))),
  CHECK ((likes >= 0)),
  CHECK ((unlocks >= 0)),
  CHECK ((views >= 0)),
  FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  PRIMARY KEY (post_id, hour)
);

create table post_asset_unlocks (
  user_id uuid not null,
  asset_id uuid not null,
  tokens integer not null,
  transfer_id uuid,
  created_at timestamp with time zone not null,
  order_id uuid,
  CHECK (((tokens >= 0) AND ((transfer_id IS NOT NULL) = (tokens > 0)))),
  CHECK (((transfer_id IS NULL) = (order_id IS NOT NULL))),
  FOREIGN KEY (asset_id) REFERENCES post_assets(id) ON DELETE CASCADE,
  FOREIGN KEY (transfer_id) REFERENCES ledger_transfers(id),
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (user_id, asset_id),
  UNIQUE (order_id)
);

create table post_assets (
  id uuid not null,
  post_id uuid not null,
  position smallint not null default 0,
  kind text not null,
  is_free boolean not null default false,
  original_key text,
  rendered_key text,
  width integer not null,
  height integer not null,
  duration_ms integer,
  unlock_price integer,
  has_sound boolean not null default false,
  card_price integer,
  is_printed boolean not null default false,
  CHECK (((NOT is_free) OR (card_price IS NULL))),
  CHECK (((NOT is_free) OR (unlock_price IS NULL))),
  CHECK (((rendered_key IS NULL) OR (original_key IS NOT NULL))),
  CHECK ((card_price > 0)),
  CHECK ((kind = ANY (ARRAY['sfw_photo'::text, 'nsfw_photo'::text, 'sfw_video'::text, 'nsfw_video'::text, 'explicit_photo'::text, 'explicit_video'::text]))),
  CHECK ((unlock_price > 0)),
  FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (post_id, "position")
);

create table post_counts (
  post_id uuid not null,
  likes integer not null default 0,
  views integer not null default 0,
  unlocks integer not null default 0,
  CHECK ((likes >= 0)),
  CHECK ((unlocks >= 0)),
  CHECK ((views >= 0)),
  FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  PRIMARY KEY (post_id)
);

create table post_likes (
  user_id uuid not null,
  post_id uuid not null,
  created_at timestamp with time zone not null,
  FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (user_id, post_id)
);

create table post_translations (
  post_id uuid not null,
  locale text not null,
  text_content text not null,
  CHECK (((text_content <> ''::text) AND (length(text_content) <= 2000))),
  FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  PRIMARY KEY (post_id, locale)
);

create table post_unlocks (
  user_id uuid not null,
  post_id uuid not null,
  tokens integer not null,
  transfer_id uuid not null,
  created_at timestamp with time zone not null,
  CHECK ((tokens > 0)),
  FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  FOREIGN KEY (transfer_id) REFERENCES ledger_transfers(id),
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (user_id, post_id)
);

create table post_views (
  post_id uuid not null,
  viewed_on date not null,
  viewer bytea not null,
  user_id uuid,
  viewed_at timestamp with time zone not null,
  guest_id uuid,
  is_counted boolean not null default true,
  CHECK (((guest_id IS NULL) OR (NOT is_counted))),
  CHECK ((num_nonnulls(user_id, guest_id) <= 1)),
  FOREIGN KEY (guest_id) REFERENCES guests(id) ON DELETE CASCADE,
  FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (post_id, viewed_on, viewer)
);

create table posts (
  id uuid not null,
  character_id uuid not null,
  style text not null,
  text_content text not null,
  access text not null,
  unlock_price integer,
  discounted_price integer,
  content_level text not null,
  media text not null,
  feed_source text not null default 'post'::text,
  video_tag text,
  extra_style text,
  clothing text,
  is_published boolean not null default true,
  random_order double precision not null default random(),
  created_at timestamp(3) with time zone not null,
  withheld_at timestamp with time zone,
  retired_at timestamp with time zone,
  CHECK (((discounted_price > 0) AND (discounted_price < unlock_price))),
  CHECK (((retired_at IS NULL) OR (NOT is_published))),
  CHECK (((unlock_price IS NOT NULL) = (access = ANY (ARRAY['token'::text, 'tokenOrFanclub'::text])))),
  CHECK (((withheld_at IS NULL) OR (NOT is_published))),
  CHECK ((access = ANY (ARRAY['free'::text, 'token'::text, 'fanClub'::text, 'tokenOrFanclub'::text, 'subscription'::text]))),
  CHECK ((content_level = ANY (ARRAY['SFW'::text, 'Topless'::text, 'Nude'::text, 'Explicit'::text]))),
  CHECK ((feed_source = ANY (ARRAY['post'::text, 'recommendation'::text]))),
  CHECK ((length(text_content) <= 2000)),
  CHECK ((media = ANY (ARRAY['photo'::text, 'video'::text]))),
  CHECK ((style = ANY (ARRAY['Realistic'::text, 'Anime'::text]))),
  CHECK ((unlock_price > 0)),
  FOREIGN KEY (character_id) REFERENCES characters(id) ON DELETE CASCADE,
  FOREIGN KEY (extra_style) REFERENCES extra_styles(label),
  FOREIGN KEY (video_tag) REFERENCES video_tags(name),
  PRIMARY KEY (id)
);

create table push_subscriptions (
  id uuid not null,
  user_id uuid not null,
  session_id uuid not null,
  endpoint_mark text not null,
  sealed_subscription text not null,
  device text,
  told_fact_id uuid,
  failures smallint not null default 0,
  expires_at timestamp with time zone,
  created_at timestamp with time zone not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (endpoint_mark)
);

create table ranked_lists (
  id bigint generated always as identity not null,
  kind text not null,
  user_id uuid,
  made_at timestamp with time zone not null,
  guest_id uuid,
  CHECK ((kind = ANY (ARRAY['trending'::text, 'for_you'::text]))),
  CHECK ((num_nonnulls(user_id, guest_id) =
CASE kind
    WHEN 'for_you'::text THEN 1
    ELSE 0
END)),
  FOREIGN KEY (guest_id) REFERENCES guests(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (id)
);

create table ranked_posts (
  list_id bigint not null,
  rank integer not null,
  post_id uuid not null,
  style text not null,
  CHECK ((style = ANY (ARRAY['Realistic'::text, 'Anime'::text]))),
  FOREIGN KEY (list_id) REFERENCES ranked_lists(id) ON DELETE CASCADE,
  FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  PRIMARY KEY (list_id, rank),
  UNIQUE (list_id, post_id)
);

create table recovery_codes (
  id uuid not null,
  holder_kind text not null,
  holder_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  created_at timestamp with time zone not null,
  CHECK ((holder_kind = ANY (ARRAY['user'::text, 'staff'::text]))),
  PRIMARY KEY (id),
  UNIQUE (holder_id, code_hash)
);

create table redeem_batches (
  id uuid not null,
  kind text not null,
  amount integer not null,
  form text not null,
  quantity integer not null,
  uses integer not null default 0,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  once_per_person boolean not null,
  for_new_accounts boolean not null,
  note text not null,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  issued_at timestamp with time zone,
  disabled_at timestamp with time zone,
  CHECK (((uses >= 0) AND (uses <= quantity))),
  CHECK ((amount > 0)),
  CHECK ((ends_at > starts_at)),
  CHECK ((form = ANY (ARRAY['single'::text, 'shared'::text]))),
  CHECK ((kind = ANY (ARRAY['tokens'::text, 'premium'::text]))),
  CHECK ((length(note) <= 200)),
  CHECK ((quantity > 0)),
  FOREIGN KEY (created_by) REFERENCES staff(id),
  PRIMARY KEY (id)
);

create table redeem_codes (
  id uuid not null,
  batch_id uuid not null,
  hash text not null,
  last_four text not null,
  most_uses integer not null,
  uses integer not null default 0,
  CHECK (((uses >= 0) AND (uses <= most_uses))),
  CHECK ((length(last_four) = 4)),
  CHECK ((most_uses > 0)),
  FOREIGN KEY (batch_id) REFERENCES redeem_batches(id),
  PRIMARY KEY (id),
  UNIQUE (hash)
);

create table redeem_uses (
  id uuid not null,
  code_id uuid not null,
  batch_id uuid not null,
  user_id uuid not null,
  kind text not null,
  amount integer not null,
  premium_until timestamp with time zone,
  redeemed_at timestamp with time zone not null,
  CHECK ((amount > 0)),
  CHECK ((kind = ANY (ARRAY['tokens'::text, 'premium'::text]))),
  FOREIGN KEY (batch_id) REFERENCES redeem_batches(id),
  FOREIGN KEY (code_id) REFERENCES redeem_codes(id),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (code_id, user_id)
);

create table refunds (
  id uuid not null,
  payment_id uuid not null,
  amount_minor bigint not null,
  currency currency_code not null,
  cause text not null,
  reason text not null,
  asked_by uuid,
  approved_by uuid,
  state text not null,
  provider_refund_id text,
  sealed_claim_url text,
  attempts integer not null default 0,
  created_at timestamp with time zone not null,
  try_at timestamp with time zone,
  completed_at timestamp with time zone,
  reason_code text,
  CHECK (((approved_by IS NULL) OR (approved_by <> asked_by))),
  CHECK (((state = 'completed'::text) = (completed_at IS NOT NULL))),
  CHECK ((amount_minor > 0)),
  CHECK ((cause = ANY (ARRAY['asked'::text, 'given-back'::text, 'processor'::text]))),
  CHECK ((length(reason) <= 1000)),
  CHECK ((reason_code = ANY (ARRAY['withdrawn'::text, 'duplicate'::text, 'not-delivered'::text, 'unauthorised'::text, 'by-mistake'::text, 'goodwill'::text, 'other'::text]))),
  CHECK ((state = ANY (ARRAY['waiting'::text, 'due'::text, 'pending'::text, 'completed'::text, 'failed'::text, 'refused'::text]))),
  FOREIGN KEY (payment_id) REFERENCES payments(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);

create table relay_leases (
  partition smallint not null,
  holder uuid not null,
  epoch bigint not null,
  expires_at timestamp with time zone not null,
  knows text[] not null,
  PRIMARY KEY (partition)
);

create table relay_state (
  partition smallint not null,
  redis_run_id text not null,
  replay_after bigint,
  replay_until bigint,
  CHECK (((replay_after IS NULL) = (replay_until IS NULL))),
  PRIMARY KEY (partition)
);

create table remembered_lines (
  chat_id uuid not null,
  message_id uuid not null,
  sent_at timestamp with time zone not null,
  tokens integer[] not null,
  forgotten_at timestamp with time zone,
  CHECK (((forgotten_at IS NULL) OR (cardinality(tokens) = 0))),
  FOREIGN KEY (chat_id, message_id) REFERENCES messages(chat_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
  PRIMARY KEY (chat_id, message_id)
);

create table replies (
  message_id uuid not null,
  chat_id uuid not null,
  seq integer not null,
  reply_id uuid not null,
  state text not null default 'pending'::text,
  attempts integer not null default 0,
  leased_until timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  country text,
  language text,
  request_id text,
  failures integer not null default 0,
  next_attempt_at timestamp with time zone,
  retries integer not null default 0,
  CHECK ((length(country) = 2)),
  CHECK ((length(language) <= 35)),
  CHECK ((retries >= 0)),
  CHECK ((state = ANY (ARRAY['pending'::text, 'done'::text, 'failed'::text]))),
  FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE,
  FOREIGN KEY (chat_id, message_id) REFERENCES messages(chat_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
  PRIMARY KEY (message_id),
  UNIQUE (reply_id)
);

create table saved_cards (
  id uuid not null,
  user_id uuid not null,
  processor text not null,
  registration_id text not null,
  brand text not null,
  last4 text not null,
  holder text,
  expires_on text not null,
  is_default boolean not null,
  last_authentication_failed boolean not null default false,
  mark bytea not null,
  created_at timestamp with time zone not null,
  expired_at timestamp with time zone,
  removed_at timestamp with time zone,
  forgotten_at timestamp with time zone,
  CHECK (((NOT is_default) OR (removed_at IS NULL))),
  CHECK ((brand = ANY (ARRAY['visa'::text, 'master'::text]))),
  CHECK ((expires_on ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'::text)),
  CHECK ((last4 ~ '^[0-9]{4}$'::text)),
  CHECK ((length(holder) <= 50)),
  CHECK ((length(mark) = 32)),
  PRIMARY KEY (id),
  UNIQUE (processor, registration_id)
);

create table second_readings (
  action_id uuid not null,
  act text not null,
  decided_by uuid not null,
  decided_at timestamp with time zone not null,
  read_by uuid,
  read_at timestamp with time zone,
  is_agreed boolean,
  note text,
  CHECK (((is_agreed IS FALSE) = (note IS NOT NULL))),
  CHECK (((length(note) >= 1) AND (length(note) <= 500))),
  CHECK ((num_nulls(read_by, read_at, is_agreed) = ANY (ARRAY[0, 3]))),
  CHECK ((read_by <> decided_by)),
  FOREIGN KEY (action_id) REFERENCES staff_actions(id),
  FOREIGN KEY (decided_by) REFERENCES staff(id),
  FOREIGN KEY (read_by) REFERENCES staff(id),
  PRIMARY KEY (action_id)
);

create table security_log (
  id bigint generated always as identity not null,
  at timestamp with time zone not null default now(),
  kind text not null,
  actor_kind text not null,
  actor_id uuid,
  user_id uuid,
  session_id uuid,
  network bytea,
  client text,
  request_id text,
  detail jsonb not null default '{}'::jsonb,
  CHECK ((actor_kind = ANY (ARRAY['user'::text, 'guest'::text, 'staff'::text, 'system'::text, 'nobody'::text]))),
  CHECK ((kind = ANY (ARRAY['sign-in'::text, 'sign-in-refused'::text, 'code-refused'::text, 'password-changed'::text, 'address-changed'::text, 'identity-linked'::text, 'second-factor-changed'::text, 'account-state-changed'::text, 'deletion-requested'::text, 'account-restored'::text, 'account-erased'::text, 'export-requested'::text, 'staff-sign-in'::text, 'staff-sign-out'::text, 'staff-act'::text, 'command'::text, 'staff-refused'::text]))),
  CHECK ((length(client) <= 80)),
  PRIMARY KEY (id)
);

create table self_billing_invoices (
  id uuid not null,
  number bigint generated always as identity not null,
  user_id uuid not null,
  month text not null,
  currency currency_code not null,
  amount_minor bigint not null,
  issued_at timestamp with time zone not null,
  CHECK ((month ~ '^\d{4}-(0[1-9]|1[0-2])$'::text)),
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (id),
  UNIQUE (number),
  UNIQUE (user_id, month, currency)
);

create table send_outcomes (
  sender_id uuid not null,
  idempotency_key text not null,
  kind text not null,
  message_id uuid,
  error text,
  source text,
  created_at timestamp with time zone not null default now(),
  chat_id uuid,
  rule text,
  CHECK (((chat_id IS NULL) = (message_id IS NULL))),
  CHECK (((kind = 'sent'::text) = (message_id IS NOT NULL))),
  CHECK ((error = ANY (ARRAY['message-required'::text, 'message-too-long'::text, 'message-not-storable'::text, 'recording-unreadable'::text, 'recording-too-long'::text, 'nothing-heard'::text, 'not-heard'::text, 'against-rules'::text, 'no-such-character'::text, 'character-blocked'::text, 'chat-set-aside'::text, 'trial-ended'::text, 'insufficient-balance'::text, 'spending-limit'::text, 'confirmation-needed'::text, 'age-check-required'::text, 'adult-confirmation-required'::text, 'under_age_review'::text, 'chat-paused'::text, 'too-many-attempts'::text, 'no-such-picture'::text, 'picture-away'::text, 'nothing-to-make-again'::text, 'price-changed'::text, 'generation-limit'::text, 'picture-of-minor'::text, 'picture-of-real-person'::text, 'picture-of-violence'::text, 'picture-too-bare'::text]))),
  CHECK ((kind = ANY (ARRAY['sent'::text, 'rejected'::text, 'failed'::text]))),
  CHECK ((rule = ANY (ARRAY['minor_self'::text, 'minors'::text, 'non_consent'::text, 'real_person'::text, 'trafficking'::text, 'self_harm_promotion'::text, 'violence'::text, 'bestiality'::text, 'drugs_and_weapons'::text, 'personal_data'::text, 'explicit'::text]))),
  CHECK ((source = ANY (ARRAY['text_message'::text, 'chat_tip'::text, 'voice_message'::text, 'unlock_chat_image'::text, 'play_message'::text, 'text_to_speech'::text, 'video_message'::text, 'confirm_video_message'::text]))),
  FOREIGN KEY (chat_id, message_id) REFERENCES messages(chat_id, id) ON UPDATE CASCADE ON DELETE CASCADE,
  PRIMARY KEY (sender_id, idempotency_key)
);

create table service_callbacks (
  id uuid not null,
  name text not null,
  request_id text not null,
  sealed_body text,
  received_at timestamp with time zone not null,
  applied_at timestamp with time zone,
  outcome text,
  CHECK (((applied_at IS NULL) = (outcome IS NULL))),
  CHECK (((applied_at IS NULL) = (sealed_body IS NOT NULL))),
  CHECK (((length(request_id) >= 1) AND (length(request_id) <= 200))),
  CHECK ((outcome = ANY (ARRAY['applied'::text, 'unknown'::text, 'late'::text, 'refused'::text]))),
  PRIMARY KEY (id),
  UNIQUE (name, request_id)
);

create table sessions (
  id uuid not null,
  user_id uuid not null,
  actor_id uuid not null,
  generation integer not null default 1,
  confirmed_generation integer not null default 0,
  rotated_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  revoked_reason text,
  user_agent text,
  created_at timestamp with time zone not null default now(),
  proved_at timestamp with time zone,
  country text,
  CHECK ((country ~ '^[A-Z]{2}$'::text)),
  CHECK ((generation > 0)),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);

create table settings (
  key text not null,
  value jsonb not null,
  updated_at timestamp with time zone not null default now(),
  PRIMARY KEY (key)
);

create table settlement_differences (
  id uuid not null,
  processor text not null,
  difference text not null,
  kind text not null,
  provider_payment_id text not null,
  ours_minor bigint,
  theirs_minor bigint,
  currency currency_code not null,
  occurred_at timestamp with time zone not null,
  found_at timestamp with time zone not null,
  resolved_at timestamp with time zone,
  resolution text,
  CHECK (((resolved_at IS NULL) = (resolution IS NULL))),
  CHECK ((difference = ANY (ARRAY['unknown-to-us'::text, 'unknown-to-them'::text, 'amount'::text]))),
  CHECK ((kind = ANY (ARRAY['payment'::text, 'refund'::text, 'chargeback'::text, 'chargeback-reversed'::text]))),
  CHECK ((length(resolution) <= 500)),
  PRIMARY KEY (id)
);

create table settlement_reports (
  processor text not null,
  day text not null,
  imported_at timestamp with time zone not null,
  CHECK ((day ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$'::text)),
  PRIMARY KEY (processor, day)
);

create table settlement_rows (
  processor text not null,
  reference text not null,
  day text not null,
  kind text not null,
  provider_payment_id text not null,
  amount_minor bigint not null,
  fee_minor bigint not null,
  currency currency_code not null,
  occurred_at timestamp with time zone not null,
  CHECK ((fee_minor >= 0)),
  CHECK ((kind = ANY (ARRAY['payment'::text, 'refund'::text, 'chargeback'::text, 'chargeback-reversed'::text]))),
  CHECK ((length(reference) <= 200)),
  FOREIGN KEY (processor, day) REFERENCES settlement_reports(processor, day),
  PRIMARY KEY (processor, reference)
);

create table share_agreements (
  id uuid not null,
  person_id uuid not null,
  manager_id uuid not null,
  percent smallint not null,
  currency currency_code not null,
  base_minor bigint not null,
  settled_minor bigint not null,
  given_minor bigint not null default 0,
  began_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  CHECK (((percent >= 1) AND (percent <= 90))),
  CHECK ((manager_id <> person_id)),
  FOREIGN KEY (manager_id) REFERENCES users(id),
  FOREIGN KEY (person_id) REFERENCES users(id),
  PRIMARY KEY (id)
);

create table sign_in_tickets (
  id uuid not null,
  holder_kind text not null,
  holder_id uuid not null,
  purpose text not null,
  attempts integer not null default 0,
  expires_at timestamp with time zone not null,
  consumed_at timestamp with time zone,
  created_at timestamp with time zone not null,
  CHECK ((holder_kind = ANY (ARRAY['user'::text, 'staff'::text]))),
  CHECK ((purpose = ANY (ARRAY['prove'::text, 'enrol'::text]))),
  PRIMARY KEY (id)
);

create table simplified_models (
  creator_id uuid not null,
  master_id uuid not null,
  idempotency_key text not null,
  state text not null default 'making'::text,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  CHECK (((state = 'making'::text) = (ended_at IS NULL))),
  CHECK ((state = ANY (ARRAY['making'::text, 'made'::text, 'failed'::text]))),
  FOREIGN KEY (creator_id) REFERENCES creators(id) ON DELETE CASCADE,
  FOREIGN KEY (master_id) REFERENCES users(id),
  PRIMARY KEY (creator_id),
  UNIQUE (master_id, idempotency_key)
);

create table simplified_pictures (
  id uuid not null,
  creator_id uuid not null,
  place smallint not null,
  state text not null default 'waiting'::text,
  CHECK (((place >= 0) AND (place <= 2))),
  CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'failed'::text]))),
  FOREIGN KEY (creator_id) REFERENCES simplified_models(creator_id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (creator_id, place)
);

create table smart_token_packs (
  id uuid not null,
  user_id uuid not null,
  offer_key text not null,
  tier_id uuid not null,
  is_suggested boolean not null,
  tokens_needed integer not null,
  amount integer not null,
  price_minor integer not null,
  currency currency_code not null,
  bonus_bp integer not null,
  discount_bp integer not null,
  subscription_discount_bp integer,
  is_welcome_back boolean not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  order_id uuid,
  CHECK (((used_at IS NULL) = (order_id IS NULL))),
  CHECK ((amount > 0)),
  CHECK ((created_at < expires_at)),
  CHECK ((price_minor >= 50)),
  CHECK ((tokens_needed >= 0)),
  FOREIGN KEY (tier_id) REFERENCES smart_token_tiers(id),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (offer_key)
);

create table smart_token_tier_terms (
  tier_id uuid not null,
  valid_from timestamp with time zone not null,
  price_of_100_minor integer not null,
  currency currency_code not null,
  bonus_bp integer not null default 0,
  discount_bp integer not null default 0,
  subscription_discount_bp integer,
  CHECK (((bonus_bp >= 0) AND (bonus_bp <= 100000))),
  CHECK (((discount_bp >= 0) AND (discount_bp <= 9000))),
  CHECK (((subscription_discount_bp >= 0) AND (subscription_discount_bp <= 9000))),
  CHECK ((price_of_100_minor >= 100)),
  FOREIGN KEY (tier_id) REFERENCES smart_token_tiers(id),
  PRIMARY KEY (tier_id, valid_from)
);

create table smart_token_tiers (
  id uuid not null,
  is_welcome_back boolean not null default false,
  up_to integer,
  step integer not null,
  least integer not null,
  is_test boolean not null default false,
  created_at timestamp with time zone not null,
  CHECK ((("least" >= 1) AND ("least" <= 1000000))),
  CHECK (((step >= 1) AND (step <= 100000))),
  CHECK ((up_to > 0)),
  PRIMARY KEY (id)
);

create table social_identities (
  id uuid not null,
  provider text not null,
  subject text not null,
  user_id uuid not null,
  created_at timestamp with time zone not null,
  CHECK (((length(subject) >= 1) AND (length(subject) <= 255))),
  CHECK ((provider ~ '^[A-Z][A-Z0-9_]{1,31}$'::text)),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (provider, subject)
);

create table special_offer_openings (
  user_id uuid not null,
  opened_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  CHECK ((ends_at > opened_at)),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);

create table speech_calls (
  id uuid not null,
  person_id uuid,
  purpose text not null,
  model text not null,
  outcome text not null,
  characters integer not null,
  audio_ms integer,
  duration_ms integer not null,
  cost_micros bigint not null,
  request_id text not null,
  created_at timestamp with time zone not null,
  CHECK ((audio_ms >= 0)),
  CHECK ((characters >= 0)),
  CHECK ((cost_micros >= 0)),
  CHECK ((duration_ms >= 0)),
  CHECK ((outcome = ANY (ARRAY['answered'::text, 'refused'::text, 'failed'::text]))),
  CHECK ((purpose = ANY (ARRAY['speech'::text, 'transcription'::text]))),
  PRIMARY KEY (id)
);

create table spend_agreements (
  user_id uuid not null,
  reason text not null,
  tokens integer not null,
  ends_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  CHECK ((tokens > 0)),
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (user_id, reason)
);

create table spend_confirmations (
  user_id uuid not null,
  from_tokens integer not null,
  created_at timestamp with time zone not null,
  CHECK ((from_tokens > 0)),
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (user_id)
);

create table spending_limits (
  user_id uuid not null,
  period text not null,
  tokens bigint,
  next_tokens bigint,
  next_from timestamp with time zone,
  created_at timestamp with time zone not null,
  CHECK (((next_from IS NOT NULL) OR (next_tokens IS NULL))),
  CHECK ((next_tokens >= 0)),
  CHECK ((period = ANY (ARRAY['day'::text, 'week'::text, 'month'::text]))),
  CHECK ((tokens >= 0)),
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (user_id, period)
);

create table staff (
  id uuid not null,
  email text not null,
  role text not null,
  is_active boolean not null default true,
  created_at timestamp with time zone not null default now(),
  locale text not null default 'en-GB'::text,
  invited_at timestamp with time zone,
  joined_at timestamp with time zone,
  password_hash text,
  CHECK ((email = lower(email))),
  CHECK ((role = ANY (ARRAY['superAdmin'::text, 'admin'::text, 'inspectorAdmin'::text, 'manager'::text, 'usersManager'::text, 'usersInspectorManager'::text, 'marketingManager'::text, 'creatorsManager'::text, 'user'::text]))),
  PRIMARY KEY (id),
  UNIQUE (email)
);

create table staff_actions (
  id uuid not null,
  at timestamp with time zone not null default now(),
  staff_id uuid not null,
  role text not null,
  act text not null,
  resource text not null,
  resource_id text not null,
  user_id uuid,
  before jsonb,
  after jsonb,
  reason text,
  request_id text,
  network bytea,
  key uuid,
  place bigint,
  hash bytea,
  CHECK (((length(act) >= 1) AND (length(act) <= 60))),
  CHECK (((length(reason) >= 1) AND (length(reason) <= 1000))),
  CHECK (((length(resource) >= 1) AND (length(resource) <= 40))),
  CHECK (((length(resource_id) >= 1) AND (length(resource_id) <= 200))),
  CHECK (((length(role) >= 1) AND (length(role) <= 40))),
  CHECK ((length(network) = 16)),
  PRIMARY KEY (id)
);

create table staff_bulk_items (
  run_id uuid not null,
  position integer not null,
  item_id uuid not null,
  state text not null,
  refusal text,
  CHECK (("position" > 0)),
  CHECK (((length(refusal) >= 1) AND (length(refusal) <= 60))),
  CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'skipped'::text, 'failed'::text]))),
  FOREIGN KEY (run_id) REFERENCES staff_bulk_runs(id) ON DELETE CASCADE,
  PRIMARY KEY (run_id, "position"),
  UNIQUE (run_id, item_id)
);

create table staff_bulk_runs (
  id uuid not null,
  staff_id uuid not null,
  act text not null,
  reason text,
  state text not null,
  items integer not null,
  undoes uuid,
  created_at timestamp with time zone not null,
  progressed_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  CHECK (((items >= 1) AND (items <= 10000))),
  CHECK (((length(act) >= 1) AND (length(act) <= 60))),
  CHECK (((length(reason) >= 1) AND (length(reason) <= 1000))),
  CHECK ((state = ANY (ARRAY['draft'::text, 'running'::text, 'stopped'::text, 'done'::text]))),
  FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE,
  FOREIGN KEY (undoes) REFERENCES staff_bulk_runs(id) ON DELETE SET NULL,
  PRIMARY KEY (id)
);

create table staff_chain_checks (
  id uuid not null,
  checked_at timestamp with time zone not null,
  last_place bigint,
  last_hash bytea,
  broken_at bigint,
  PRIMARY KEY (id)
);

create table staff_queue_items (
  resource text not null,
  thing_id uuid not null,
  gravity smallint not null,
  due_at timestamp with time zone not null,
  waits_since timestamp with time zone not null,
  label text not null,
  reference text,
  deciders uuid[] not null default '{}'::uuid[],
  claimed_by uuid,
  claimed_until timestamp with time zone,
  skipped_by uuid,
  skipped_until timestamp with time zone,
  CHECK (((gravity >= 1) AND (gravity <= 4))),
  CHECK (((length(label) >= 1) AND (length(label) <= 60))),
  CHECK (((length(reference) >= 1) AND (length(reference) <= 40))),
  CHECK ((resource = ANY (ARRAY['incident'::text, 'report'::text, 'case'::text, 'notice'::text, 'appeal'::text, 'account'::text, 'second-reading'::text, 'police-notice'::text, 'verified-model'::text]))),
  FOREIGN KEY (claimed_by) REFERENCES staff(id) ON DELETE SET NULL,
  FOREIGN KEY (skipped_by) REFERENCES staff(id) ON DELETE SET NULL,
  PRIMARY KEY (resource, thing_id)
);

create table staff_sessions (
  id uuid not null,
  staff_id uuid not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  seen_at timestamp with time zone,
  FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);

create table staff_views (
  id uuid not null,
  staff_id uuid not null,
  resource text not null,
  name text not null,
  query text not null,
  previous_name text,
  previous_query text,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  CHECK (((length(previous_name) >= 1) AND (length(previous_name) <= 60))),
  CHECK (((length(resource) >= 1) AND (length(resource) <= 40))),
  CHECK ((length(previous_query) <= 4000)),
  CHECK ((length(query) <= 4000)),
  FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);

create table statement_months (
  user_id uuid not null,
  time_zone text not null,
  currency currency_code not null,
  month text not null,
  tokens bigint not null,
  value bigint not null,
  sums jsonb not null,
  made_at timestamp with time zone not null,
  CHECK ((month ~ '^20[0-9]{2}-[0-9]{2}$'::text)),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, time_zone, currency, month)
);

create table statements_of_reasons (
  id uuid not null,
  user_id uuid,
  subject text not null,
  subject_id uuid not null,
  rule text not null,
  consequence text not null,
  ends_at timestamp with time zone,
  source text not null,
  is_found_by_filter boolean not null,
  decided_by uuid,
  given_at timestamp(3) with time zone not null,
  CHECK (((consequence = 'pause'::text) = (ends_at IS NOT NULL))),
  CHECK (((length(rule) >= 1) AND (length(rule) <= 60))),
  CHECK ((consequence = ANY (ARRAY['warning'::text, 'pause'::text, 'suspension'::text, 'termination'::text, 'removal'::text]))),
  CHECK ((source = ANY (ARRAY['own-initiative'::text, 'notice'::text]))),
  CHECK ((subject = ANY (ARRAY['message'::text, 'post'::text, 'character'::text, 'account'::text]))),
  FOREIGN KEY (decided_by) REFERENCES staff(id),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id)
);

create table stories (
  id uuid not null,
  character_id uuid not null,
  caption text not null default ''::text,
  media text not null,
  original_key text,
  rendered_key text,
  width integer not null,
  height integer not null,
  duration_ms integer,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  has_sound boolean not null default false,
  withheld_at timestamp with time zone,
  is_printed boolean not null default false,
  CHECK (((rendered_key IS NULL) OR (original_key IS NOT NULL))),
  CHECK ((expires_at > created_at)),
  CHECK ((length(caption) <= 300)),
  CHECK ((media = ANY (ARRAY['photo'::text, 'video'::text]))),
  FOREIGN KEY (character_id) REFERENCES characters(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);

create table story_reads (
  user_id uuid not null,
  story_id uuid not null,
  read_at timestamp with time zone not null,
  FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (user_id, story_id)
);

create table story_translations (
  story_id uuid not null,
  locale text not null,
  caption text not null,
  CHECK (((caption <> ''::text) AND (length(caption) <= 300))),
  FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE,
  PRIMARY KEY (story_id, locale)
);

create table strikes (
  id uuid not null,
  reference text not null,
  incident_id uuid not null,
  flag_id uuid not null,
  person_kind text not null,
  person_id uuid not null,
  category text not null,
  points smallint not null,
  leads_to text not null,
  paused_until timestamp with time zone,
  rests_on_points boolean not null,
  given_by uuid,
  given_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  lifted_at timestamp with time zone,
  lifted_as text,
  CHECK (((leads_to = 'pause'::text) = (paused_until IS NOT NULL))),
  CHECK (((lifted_at IS NULL) = (lifted_as IS NULL))),
  CHECK ((category = ANY (ARRAY['minor_self'::text, 'minors'::text, 'non_consent'::text, 'real_person'::text, 'trafficking'::text, 'self_harm_promotion'::text, 'violence'::text, 'bestiality'::text, 'drugs_and_weapons'::text, 'personal_data'::text, 'explicit'::text]))),
  CHECK ((leads_to = ANY (ARRAY['warning'::text, 'pause'::text, 'suspension'::text]))),
  CHECK ((lifted_as = ANY (ARRAY['no-violation'::text, 'replaced'::text, 'appeal'::text]))),
  CHECK ((person_kind = ANY (ARRAY['user'::text, 'guest'::text]))),
  CHECK ((points >= 0)),
  FOREIGN KEY (flag_id) REFERENCES moderation_flags(id) ON DELETE CASCADE,
  FOREIGN KEY (given_by) REFERENCES staff(id),
  FOREIGN KEY (incident_id) REFERENCES incidents(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (reference)
);

create table subscription_bonus_offers (
  key text not null,
  plan_id uuid not null,
  tokens integer not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  CHECK (((length(key) >= 1) AND (length(key) <= 100))),
  CHECK ((ends_at > starts_at)),
  CHECK ((tokens > 0)),
  FOREIGN KEY (plan_id) REFERENCES subscription_plans(id) ON DELETE CASCADE,
  PRIMARY KEY (plan_id, key)
);

create table subscription_periods (
  subscription_id uuid not null,
  number integer not null,
  plan_id uuid not null,
  order_id uuid not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  paid_minor integer not null,
  currency currency_code not null,
  special_offer_key text,
  reversed_at timestamp with time zone,
  created_at timestamp with time zone not null,
  CHECK ((ends_at > starts_at)),
  CHECK ((number > 0)),
  CHECK ((paid_minor >= 0)),
  FOREIGN KEY (plan_id) REFERENCES subscription_plans(id),
  FOREIGN KEY (subscription_id) REFERENCES subscriptions(id) ON DELETE CASCADE,
  PRIMARY KEY (subscription_id, number),
  UNIQUE (order_id)
);

create table subscription_plans (
  id uuid not null,
  name text not null,
  duration_months smallint not null,
  audience text not null default 'everyone'::text,
  offer_key text,
  is_active boolean not null default true,
  created_at timestamp with time zone not null,
  CHECK (((duration_months >= 1) AND (duration_months <= 120))),
  CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  CHECK (((length(offer_key) >= 1) AND (length(offer_key) <= 100))),
  CHECK ((audience = ANY (ARRAY['everyone'::text, 'affiliate'::text, 'test'::text]))),
  PRIMARY KEY (id),
  UNIQUE (name),
  UNIQUE (offer_key)
);

create table subscriptions (
  id uuid not null,
  user_id uuid not null,
  started_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  plan_id uuid,
  status text not null default 'canceled'::text,
  number integer not null default 1,
  period_starts_at timestamp with time zone not null,
  anchor_at timestamp with time zone not null,
  anchor_months integer not null default 0,
  renewal_minor integer,
  currency currency_code not null default 'USD'::text,
  special_offer_key text,
  next_plan_id uuid,
  next_minor integer,
  next_renewal_minor integer,
  card_id uuid,
  attempts smallint not null default 0,
  next_attempt_at timestamp with time zone,
  failed_payment_id uuid,
  grace_ends_at timestamp with time zone,
  noticed_number integer not null default 0,
  allowance_due_at timestamp with time zone,
  canceled_at timestamp with time zone,
  ended_at timestamp with time zone,
  end_cause text,
  noticed_card text,
  paused_from timestamp with time zone,
  resumes_at timestamp with time zone,
  resume_noticed_at timestamp with time zone,
  CHECK ((((next_plan_id IS NULL) = (next_minor IS NULL)) AND ((next_plan_id IS NULL) = (next_renewal_minor IS NULL)))),
  CHECK ((((status = 'paused'::text) = (resumes_at IS NOT NULL)) AND ((status <> 'paused'::text) OR ((paused_from IS NOT NULL) AND (plan_id IS NOT NULL))))),
  CHECK (((status <> 'active'::text) OR (plan_id IS NOT NULL))),
  CHECK ((anchor_months >= 0)),
  CHECK ((attempts >= 0)),
  CHECK ((end_cause = ANY (ARRAY['canceled'::text, 'unpaid'::text, 'refunded'::text, 'charged-back'::text, 'closed'::text]))),
  CHECK ((expires_at > started_at)),
  CHECK ((grace_ends_at > expires_at)),
  CHECK ((next_minor > 0)),
  CHECK ((next_renewal_minor > 0)),
  CHECK ((number > 0)),
  CHECK ((renewal_minor > 0)),
  CHECK ((status = ANY (ARRAY['active'::text, 'past_due'::text, 'canceled'::text, 'expired'::text, 'paused'::text]))),
  FOREIGN KEY (next_plan_id) REFERENCES subscription_plans(id),
  FOREIGN KEY (plan_id) REFERENCES subscription_plans(id),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);

create table takedown_notices (
  case_id uuid not null,
  addresses smallint not null,
  found smallint not null,
  outcome text,
  decided_at timestamp with time zone,
  decided_by uuid,
  CHECK (((found >= 0) AND (found <= addresses))),
  CHECK (((outcome IS NULL) = (decided_at IS NULL))),
  CHECK (((outcome IS NULL) = (decided_by IS NULL))),
  CHECK ((addresses > 0)),
  CHECK ((outcome = ANY (ARRAY['upheld'::text, 'reversed'::text]))),
  FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  FOREIGN KEY (decided_by) REFERENCES staff(id),
  PRIMARY KEY (case_id)
);

create table takedowns (
  id uuid not null,
  case_id uuid,
  subject_kind text not null,
  subject text not null,
  cause text not null,
  places text[] not null,
  was_shown boolean not null,
  taken_down_at timestamp with time zone not null,
  restored_at timestamp with time zone,
  CHECK ((cause = ANY (ARRAY['named'::text, 'copy'::text, 'kept-out'::text]))),
  CHECK ((subject_kind = ANY (ARRAY['post'::text, 'story'::text, 'generation'::text, 'file'::text]))),
  FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE SET NULL,
  PRIMARY KEY (id),
  UNIQUE (case_id, subject_kind, subject)
);

create table talk_times (
  person_id uuid not null,
  counted_to timestamp with time zone,
  used_ms bigint not null default 0,
  told_ms bigint not null default 0,
  country text,
  region text,
  paused_until timestamp with time zone,
  expires_at timestamp with time zone not null,
  CHECK (((region IS NULL) OR (country IS NOT NULL))),
  CHECK ((country ~ '^[A-Z]{2}$'::text)),
  CHECK ((region ~ '^[A-Z0-9]{1,3}$'::text)),
  CHECK ((told_ms >= 0)),
  CHECK ((used_ms >= 0)),
  PRIMARY KEY (person_id)
);

create table token_bonus_offers (
  id uuid not null,
  offer_key text not null,
  tokens integer not null,
  min_amount integer not null default 1,
  lasts_seconds integer not null,
  is_test boolean not null default false,
  audience text not null default 'everyone'::text,
  affiliate_key text,
  experiment text,
  experiment_variant text,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  created_at timestamp with time zone not null,
  CHECK (((experiment IS NULL) = (experiment_variant IS NULL))),
  CHECK (((length(affiliate_key) >= 1) AND (length(affiliate_key) <= 100))),
  CHECK (((tokens >= 1) AND (tokens <= 1000000))),
  CHECK ((audience = ANY (ARRAY['everyone'::text, 'premium'::text, 'not_premium'::text, 'never_paid'::text, 'not_verified'::text]))),
  CHECK ((lasts_seconds > 0)),
  CHECK ((min_amount > 0)),
  CHECK ((offer_key ~ '^[a-z0-9][a-z0-9_-]{0,59}$'::text)),
  CHECK ((starts_at < ends_at)),
  PRIMARY KEY (id),
  UNIQUE (offer_key, is_test)
);

create table token_lot_uses (
  transfer_id uuid not null,
  lot_id uuid not null,
  kind text not null,
  tokens bigint not null,
  cost_minor bigint not null,
  short bigint not null default 0,
  creator_id uuid,
  share_minor bigint not null default 0,
  CHECK (((creator_id IS NOT NULL) OR (share_minor = 0))),
  CHECK (((tokens <> 0) OR (share_minor <> 0) OR (short <> 0))),
  CHECK ((kind = ANY (ARRAY['spend'::text, 'give-back'::text, 'take-back'::text, 'return'::text, 'end'::text]))),
  FOREIGN KEY (lot_id) REFERENCES token_lots(id),
  UNIQUE NULLS NOT DISTINCT (transfer_id, lot_id, kind, creator_id)
);

create table token_lots (
  id uuid not null,
  account_id uuid not null,
  kind text not null,
  size bigint not null,
  remaining bigint not null,
  reserved bigint not null default 0,
  taken bigint not null default 0,
  short bigint not null default 0,
  paid_minor bigint not null default 0,
  currency currency_code,
  order_id uuid,
  transfer_id uuid,
  ends_at timestamp with time zone,
  created_at timestamp with time zone not null,
  is_spent boolean not null generated always as ((remaining = 0)) stored,
  CHECK ((((remaining + reserved) + taken) <= size)),
  CHECK ((((remaining + taken) + short) <= size)),
  CHECK (((kind = 'bought'::text) = (currency IS NOT NULL))),
  CHECK (((kind = 'bought'::text) OR (paid_minor = 0))),
  CHECK ((kind = ANY (ARRAY['allowance'::text, 'granted'::text, 'bought'::text]))),
  CHECK ((paid_minor >= 0)),
  CHECK ((remaining >= 0)),
  CHECK ((reserved >= 0)),
  CHECK ((short >= 0)),
  CHECK ((size > 0)),
  CHECK ((taken >= 0)),
  FOREIGN KEY (account_id) REFERENCES ledger_accounts(id),
  FOREIGN KEY (transfer_id) REFERENCES ledger_transfers(id),
  PRIMARY KEY (id)
);

create table token_offer_terms (
  offer_id uuid not null,
  valid_from timestamp with time zone not null,
  price_minor integer not null,
  currency currency_code not null,
  bonus_bp integer not null default 0,
  discount_bp integer not null default 0,
  subscription_discount_bp integer,
  special_bonus_tokens integer not null default 0,
  CHECK (((bonus_bp >= 0) AND (bonus_bp <= 100000))),
  CHECK (((discount_bp >= 0) AND (discount_bp <= 9000))),
  CHECK (((special_bonus_tokens >= 0) AND (special_bonus_tokens <= 1000000))),
  CHECK (((subscription_discount_bp >= 0) AND (subscription_discount_bp <= 9000))),
  CHECK ((price_minor >= 50)),
  FOREIGN KEY (offer_id) REFERENCES token_offers(id),
  PRIMARY KEY (offer_id, valid_from)
);

create table token_offers (
  id uuid not null,
  kind text not null,
  amount integer not null,
  offer_key text,
  variant text,
  is_test boolean not null default false,
  audience text not null default 'everyone'::text,
  affiliate_key text,
  experiment text,
  experiment_variant text,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  created_at timestamp with time zone not null,
  CHECK (((amount >= 1) AND (amount <= 1000000))),
  CHECK (((experiment IS NULL) = (experiment_variant IS NULL))),
  CHECK (((kind = 'keyed'::text) = (offer_key IS NOT NULL))),
  CHECK (((length(affiliate_key) >= 1) AND (length(affiliate_key) <= 100))),
  CHECK (((variant IS NULL) OR (kind = 'keyed'::text))),
  CHECK ((audience = ANY (ARRAY['everyone'::text, 'premium'::text, 'not_premium'::text, 'never_paid'::text, 'not_verified'::text]))),
  CHECK ((kind = ANY (ARRAY['pack'::text, 'special'::text, 'welcome_back'::text, 'keyed'::text]))),
  CHECK ((offer_key ~ '^[a-z0-9][a-z0-9_-]{0,59}$'::text)),
  CHECK ((starts_at < ends_at)),
  CHECK ((variant ~ '^[A-Za-z0-9_-]{1,60}$'::text)),
  PRIMARY KEY (id)
);

create table token_purchases (
  order_id uuid not null,
  user_id uuid not null,
  product_id uuid not null,
  tokens integer not null,
  bonus_tokens integer not null default 0,
  paid_minor integer not null,
  currency currency_code not null,
  bought_at timestamp with time zone not null,
  tokens_taken integer not null default 0,
  CHECK ((bonus_tokens >= 0)),
  CHECK ((paid_minor >= 0)),
  CHECK ((tokens > 0)),
  CHECK ((tokens_taken >= 0)),
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (order_id)
);

create table token_reservation_lots (
  reservation_id uuid not null,
  lot_id uuid not null,
  tokens bigint not null,
  place smallint not null,
  CHECK ((tokens > 0)),
  FOREIGN KEY (lot_id) REFERENCES token_lots(id),
  FOREIGN KEY (reservation_id) REFERENCES token_reservations(id),
  PRIMARY KEY (reservation_id, lot_id)
);

create table token_reservations (
  id uuid not null,
  account_id uuid not null,
  tokens bigint not null,
  reason text not null,
  reference uuid,
  character_id uuid,
  creator_id uuid,
  state text not null default 'open'::text,
  spent bigint not null default 0,
  transfer_id uuid not null,
  closed_by uuid,
  ends_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  CHECK (((spent >= 0) AND (spent <= tokens))),
  CHECK (((state = 'open'::text) = (closed_by IS NULL))),
  CHECK (((state = 'settled'::text) OR (spent = 0))),
  CHECK ((state = ANY (ARRAY['open'::text, 'settled'::text, 'released'::text]))),
  CHECK ((tokens > 0)),
  FOREIGN KEY (account_id) REFERENCES ledger_accounts(id),
  FOREIGN KEY (closed_by) REFERENCES ledger_transfers(id),
  FOREIGN KEY (transfer_id) REFERENCES ledger_transfers(id),
  PRIMARY KEY (id)
);

create table told_publications (
  publication_id uuid not null,
  told_up_to uuid,
  begun_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  PRIMARY KEY (publication_id)
);

create table used_id_tokens (
  digest bytea not null,
  used_at timestamp with time zone not null,
  PRIMARY KEY (digest)
);

create table user_notes (
  id uuid not null,
  user_id uuid not null,
  staff_id uuid not null,
  sealed_text text not null,
  created_at timestamp with time zone not null,
  FOREIGN KEY (staff_id) REFERENCES staff(id),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);

create table user_offers (
  id uuid not null,
  user_id uuid not null,
  occasion text not null,
  bonus_offer_id uuid,
  tokens integer not null default 0,
  min_amount integer not null default 1,
  status text not null,
  began_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  used_at timestamp with time zone,
  order_id uuid,
  CHECK (((occasion = 'tokens_bonus'::text) = (bonus_offer_id IS NOT NULL))),
  CHECK (((status = 'used'::text) = ((used_at IS NOT NULL) AND (order_id IS NOT NULL)))),
  CHECK ((began_at <= ends_at)),
  CHECK ((occasion = ANY (ARRAY['token_special'::text, 'welcome_back'::text, 'tokens_bonus'::text]))),
  CHECK ((status = ANY (ARRAY['available'::text, 'used'::text, 'expired'::text]))),
  CHECK ((tokens >= 0)),
  FOREIGN KEY (bonus_offer_id) REFERENCES token_bonus_offers(id),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);

create table users (
  id uuid not null,
  email text not null,
  password_hash text,
  account_type text not null default 'User'::text,
  state text not null default 'active'::text,
  verified_at timestamp with time zone,
  adult_confirmed_at timestamp with time zone,
  nick_name text,
  gender text,
  currency currency_code not null default 'USD'::text,
  locale text not null default 'en-GB'::text,
  time_zone text,
  is_test boolean not null default false,
  agreed_to_promotions boolean not null default false,
  meta jsonb not null default '{}'::jsonb,
  trial_messages_used integer not null default 0,
  welcome_tokens_granted_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  email_change_attempts smallint not null default 0,
  email_changes_locked_until timestamp with time zone,
  visitor_id uuid,
  welcome_tokens_amount integer not null default 0,
  welcome_tokens_seen_at timestamp with time zone,
  fan_club_autorenew boolean not null default true,
  hides_codes boolean not null default false,
  CHECK (((email = lower(email)) AND (length(email) <= 254))),
  CHECK ((account_type = ANY (ARRAY['User'::text, 'CreatorUser'::text, 'MasterCreatorUser'::text]))),
  CHECK ((gender = ANY (ARRAY['Male'::text, 'Female'::text, 'Non-Binary'::text, 'Other'::text, 'Trans'::text]))),
  CHECK ((length(nick_name) <= 50)),
  CHECK ((state = ANY (ARRAY['active'::text, 'warned'::text, 'suspended'::text, 'terminated'::text, 'deleted'::text, 'closing'::text, 'under_age_review'::text]))),
  CHECK ((trial_messages_used >= 0)),
  CHECK ((welcome_tokens_amount >= 0)),
  PRIMARY KEY (id)
);

create table video_messages (
  id uuid not null,
  user_id uuid not null,
  chat_id uuid,
  character_id uuid not null,
  idempotency_key text not null,
  sealed_query text,
  state text not null default 'pending'::text,
  tokens integer not null,
  full_tokens integer not null,
  discount_percent smallint not null default 0,
  shown_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  message_id uuid,
  outcome text,
  confirmed_at timestamp with time zone,
  dismissed_at timestamp with time zone,
  created_at timestamp with time zone not null,
  CHECK (((discount_percent >= 0) AND (discount_percent <= 100))),
  CHECK (((outcome IS NULL) OR (state = 'confirmed'::text))),
  CHECK (((state = 'confirmed'::text) = (confirmed_at IS NOT NULL))),
  CHECK ((full_tokens >= tokens)),
  CHECK ((outcome = ANY (ARRAY['generated'::text, 'failed'::text]))),
  CHECK ((state = ANY (ARRAY['pending'::text, 'confirmed'::text, 'rejected'::text]))),
  CHECK ((tokens >= 0)),
  FOREIGN KEY (character_id) REFERENCES characters(id) ON DELETE CASCADE,
  FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE SET NULL,
  FOREIGN KEY (chat_id, message_id) REFERENCES messages(chat_id, id) ON UPDATE CASCADE ON DELETE SET NULL (message_id),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (user_id, idempotency_key)
);

create table video_tags (
  name text not null,
  position integer not null,
  CHECK ((name ~ '^[a-z0-9]+(_[a-z0-9]+)*$'::text)),
  PRIMARY KEY (name)
);

create table voice_calls (
  id uuid not null,
  user_id uuid not null,
  character_id uuid not null,
  idempotency_key text not null,
  state text not null default 'asked'::text,
  heard_at timestamp with time zone not null,
  lost_at timestamp with time zone,
  talked_ms integer not null default 0,
  free_ms integer not null default 0,
  is_free boolean not null default false,
  price integer not null,
  limit_ms integer,
  reservation_id uuid not null,
  held integer not null,
  affordable integer not null,
  tokens integer,
  has_captions boolean not null,
  sealed_lines text,
  country text,
  language text,
  attempt integer not null default 0,
  hosted_attempt integer not null default 0,
  sealed_offer text,
  sealed_answer text,
  asked_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  ended_at timestamp with time zone,
  ended_by text,
  rating smallint,
  left_at timestamp with time zone,
  CHECK (((free_ms >= 0) AND (free_ms <= talked_ms))),
  CHECK (((rating >= 1) AND (rating <= 5))),
  CHECK (((state = 'ended'::text) = (ended_at IS NOT NULL))),
  CHECK (((state = 'ended'::text) = (ended_by IS NOT NULL))),
  CHECK (((state = 'ended'::text) = (tokens IS NOT NULL))),
  CHECK (((state = 'reconnecting'::text) = (lost_at IS NOT NULL))),
  CHECK ((affordable >= 0)),
  CHECK ((ended_by = ANY (ARRAY['person'::text, 'character'::text, 'balance'::text, 'limit'::text, 'lost'::text, 'barred'::text]))),
  CHECK ((held > 0)),
  CHECK ((limit_ms > 0)),
  CHECK ((price > 0)),
  CHECK ((state = ANY (ARRAY['asked'::text, 'live'::text, 'reconnecting'::text, 'ended'::text]))),
  CHECK ((talked_ms >= 0)),
  CHECK ((tokens >= 0)),
  FOREIGN KEY (character_id) REFERENCES characters(id),
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (id),
  UNIQUE (user_id, idempotency_key)
);

create table voice_recordings (
  id uuid not null,
  person_id uuid,
  character_id uuid not null,
  chat_id uuid,
  idempotency_key text not null,
  state text not null default 'waiting'::text,
  held_for jsonb,
  original_key text,
  audio_key text,
  message_id uuid,
  reply_to uuid,
  confirmed_tokens integer,
  country text,
  language text,
  created_at timestamp with time zone not null,
  CHECK ((confirmed_tokens > 0)),
  CHECK ((state = ANY (ARRAY['waiting'::text, 'held'::text, 'done'::text]))),
  FOREIGN KEY (character_id) REFERENCES characters(id),
  FOREIGN KEY (chat_id, message_id) REFERENCES messages(chat_id, id) ON UPDATE CASCADE ON DELETE SET NULL (message_id),
  FOREIGN KEY (person_id) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id),
  UNIQUE (person_id, idempotency_key)
);

create table voice_samples (
  character_id uuid not null,
  words text not null,
  storage_key text,
  seconds integer,
  peaks jsonb,
  created_at timestamp with time zone not null,
  CHECK ((num_nulls(storage_key, seconds, peaks) = ANY (ARRAY[0, 3]))),
  CHECK ((seconds > 0)),
  FOREIGN KEY (character_id) REFERENCES characters(id) ON DELETE CASCADE,
  PRIMARY KEY (character_id)
);

create table wizard_drafts (
  id uuid not null,
  owner_id uuid not null,
  kind text not null,
  sealed_answers text,
  version integer not null,
  saved_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  submitted_at timestamp with time zone,
  outcome jsonb,
  CHECK (((length(kind) >= 1) AND (length(kind) <= 40))),
  CHECK (((submitted_at IS NULL) = (outcome IS NULL))),
  CHECK (((submitted_at IS NULL) = (sealed_answers IS NOT NULL))),
  CHECK ((version >= 0)),
  PRIMARY KEY (id)
);

alter table character_counts set (fillfactor=70);

alter table character_views set (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=50000, autovacuum_vacuum_cost_delay=0);

alter table chat_memories set (fillfactor=80);

alter table chats set (fillfactor=80);

alter table idempotent_requests set (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=20000, autovacuum_vacuum_cost_delay=0);

alter table ledger_accounts set (fillfactor=80);

alter table ledger_entries set (autovacuum_vacuum_insert_scale_factor=0.02);

alter table ledger_transfers set (autovacuum_vacuum_insert_scale_factor=0.02);

alter table model_calls set (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=50000, autovacuum_vacuum_cost_delay=0);

alter table outbox set (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=10000, autovacuum_vacuum_cost_delay=0);

alter table post_activity set (fillfactor=70);

alter table post_counts set (fillfactor=70);

alter table post_views set (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=50000, autovacuum_vacuum_cost_delay=0);

alter table replies set (fillfactor=80, autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=20000, autovacuum_vacuum_cost_delay=0);

alter table send_outcomes set (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=50000, autovacuum_vacuum_cost_delay=0);

alter table sessions set (fillfactor=85);

alter table talk_times set (fillfactor=70);

alter table token_lot_uses set (autovacuum_vacuum_insert_scale_factor=0.02);

alter table token_lots set (fillfactor=85);

alter table users set (fillfactor=85);

comment on column account_deletions.deleted_by is 'the member of staff; null if the person did';
comment on column age_checks.person_id is 'a user or a guest, told apart by person_kind or by where it is found';
comment on column age_reviews.person_id is 'a user or a guest, told apart by person_kind or by where it is found';
comment on column authenticator_apps.holder_id is 'a user or staff, told apart by holder_kind';
comment on column author_trials.reply_id is 'a message of the chat; a trial of a removed one is over';
comment on column cases.message_id is 'evidence, which outlives the message; removed with the case';
comment on column character_cards.greeting is 'a number from 0 in the card, not a key';
comment on column charge_attempts.payment_id is 'noted before the payment is begun, and kept where it never was';
comment on column charge_attempts.user_id is 'a record of what was, which outlives what it names';
comment on column creator_consent_events.session_id is 'a session, which is removed long before the consent';
comment on column earned_periods.order_id is 'the books: kept for as long as the law wants it, longer than the account';
comment on column email_unsubscribes.how is 'the link of a mail, a request to staff, or a complaint at the mail provider';
comment on column fanclub_memberships.order_id is 'the books: kept for as long as the law wants it, longer than the account';
comment on column fanclub_periods.order_id is 'the books: kept for as long as the law wants it, longer than the account';
comment on column gamification_counts.cause_id is 'an event of the outbox, a message or a call, which may be removed sooner';
comment on column generations.subject_id is 'a message or a video message, told apart by purpose';
comment on column idempotent_requests.caller_id is 'a user, a guest or staff; the row has its own end';
comment on column impersonations.session_id is 'a session, which is removed earlier';
comment on column incidents.person_id is 'a user or a guest, told apart by person_kind or by where it is found';
comment on column invoices.reversal_id is 'a refund or a dispute';
comment on column legal_announcements.told_up_to is 'how far it got in the order of accounts';
comment on column made_characters.portrait_id is 'one of its portraits; each of them belongs to it';
comment on column mail_deliveries.event_id is 'an event of the outbox, which is trimmed sooner';
comment on column messages.sender_id is 'a user, a guest or a character, told apart by role and chat';
comment on column model_calls.person_id is 'a user or a guest, told apart by person_kind or by where it is found';
comment on column moderation_flags.person_id is 'a user or a guest, told apart by person_kind or by where it is found';
comment on column notifications.fact_id is 'whatever was told of, by kind';
comment on column one_time_codes.asker_id is 'a session or a device';
comment on column one_time_codes.owner_id is 'a user or staff, told apart by purpose';
comment on column orders.buyer_id is 'the books: kept for as long as the law wants it, longer than the account';
comment on column orders.character_id is 'the books: kept for as long as the law wants it, longer than the account';
comment on column orders.creator_id is 'the books: kept for as long as the law wants it, longer than the account';
comment on column outbox.aggregate_id is 'whatever the event is about';
comment on column outbox.event_id is 'the event’s own name';
comment on column outbox.person_id is 'a user or a guest; trimmed once relayed';
comment on column passkey_challenges.asker_id is 'a session or a device';
comment on column passkeys.holder_id is 'a user or staff, told apart by holder_kind';
comment on column payment_debts.reversal_id is 'a refund or a dispute';
comment on column payment_debts.user_id is 'the books: kept for as long as the law wants it, longer than the account';
comment on column payment_risk_decisions.reviewed_by is 'the books: kept for as long as the law wants it, longer than the account';
comment on column payment_risk_decisions.user_id is 'the books: kept for as long as the law wants it, longer than the account';
comment on column payments.payer_id is 'the books: kept for as long as the law wants it, longer than the account';
comment on column payments.reviewed_by is 'the books: kept for as long as the law wants it, longer than the account';
comment on column police_notices.incident_id is 'a flag, which is removed before the notice';
comment on column post_asset_unlocks.order_id is 'the books: kept for as long as the law wants it, longer than the account';
comment on column push_subscriptions.session_id is 'a session, which is trimmed sooner than the browser is forgotten';
comment on column push_subscriptions.told_fact_id is 'whatever was told of last';
comment on column recovery_codes.holder_id is 'a user or staff, told apart by holder_kind';
comment on column refunds.approved_by is 'the books: kept for as long as the law wants it, longer than the account';
comment on column refunds.asked_by is 'the books: kept for as long as the law wants it, longer than the account';
comment on column relay_leases.holder is 'a process';
comment on column replies.reply_id is 'the message that is to come';
comment on column saved_cards.user_id is 'the books: kept for as long as the law wants it, longer than the account';
comment on column security_log.actor_id is 'a record of what was, which outlives what it names';
comment on column security_log.session_id is 'a record of what was, which outlives what it names';
comment on column security_log.user_id is 'a record of what was, which outlives what it names';
comment on column send_outcomes.sender_id is 'a user or a guest; removed after its time or with either';
comment on column service_callbacks.request_id is 'the id of an order as the service was given it';
comment on column sessions.actor_id is 'the user, or staff who signed in as them';
comment on column sign_in_tickets.holder_id is 'a user or staff, told apart by holder_kind';
comment on column smart_token_packs.order_id is 'that it was used stays known when the order has gone';
comment on column speech_calls.person_id is 'a user or a guest, told apart by person_kind or by where it is found';
comment on column staff_actions.key is 'chosen by the page: the same for each attempt at one act';
comment on column staff_actions.place is 'in the chain; null for rows from before it';
comment on column staff_actions.staff_id is 'the log: kept when the account is gone';
comment on column staff_actions.user_id is 'the log: kept when the account is gone';
comment on column staff_bulk_items.item_id is 'an item of any list';
comment on column staff_queue_items.thing_id is 'a thing of one of six tables, whose triggers remove the row';
comment on column statements_of_reasons.subject_id is 'a strike, post, character or account; the statement is kept when that is gone';
comment on column strikes.person_id is 'a user or a guest, told apart by person_kind or by where it is found';
comment on column subscription_periods.order_id is 'the books: kept for as long as the law wants it, longer than the account';
comment on column subscriptions.card_id is 'a saved card, or one that was: who renews finds that it has gone';
comment on column subscriptions.failed_payment_id is 'the payment that is tried again, or one that was';
comment on column talk_times.person_id is 'a user or a guest; removed after its time or with either';
comment on column told_publications.publication_id is 'a post or a story';
comment on column told_publications.told_up_to is 'how far it got in the order of followers';
comment on column user_offers.order_id is 'what it was used for stays known when the order has gone';
comment on column users.visitor_id is 'a browser, as it was counted before it signed up';
comment on column voice_calls.reservation_id is 'the wallet’s; it settles or releases what it holds by itself';
comment on column voice_recordings.reply_to is 'named by its person: of no chat of theirs, or gone, it is passed over';
comment on column wizard_drafts.owner_id is 'a user or a guest; removed after its time or with either';

create view accounts (id, email, state, account_type, verified_at, visitor_id, created_at, nick_name, gender, locale, time_zone, currency, is_test, agreed_to_promotions, hides_codes, meta, fan_club_autorenew, email_changes_locked_until, welcome_tokens_granted_at, welcome_tokens_amount, welcome_tokens_seen_at) as
 SELECT id,
    email,
    state,
    account_type,
    verified_at,
    visitor_id,
    created_at,
    nick_name,
    gender,
    locale,
    time_zone,
    currency,
    is_test,
    agreed_to_promotions,
    hides_codes,
    meta,
    fan_club_autorenew,
    email_changes_locked_until,
    welcome_tokens_granted_at,
    welcome_tokens_amount,
    welcome_tokens_seen_at
   FROM users;

create view active_posts (post_id, hour, views, likes, unlocks) as
 SELECT post_id,
    hour,
    views,
    likes,
    unlocks
   FROM post_activity;

create view attached_guests (id, attached_to_user_id) as
 SELECT id,
    attached_to_user_id
   FROM guests
  WHERE attached_to_user_id IS NOT NULL;

create view begun_chats (user_id, character_id, created_at) as
 SELECT user_id,
    character_id,
    created_at
   FROM chats
  WHERE user_id IS NOT NULL;

create view blocked_characters (user_id, character_id) as
 SELECT user_id,
    character_id
   FROM character_blocks;

create view booked_transfers (id, created_at) as
 SELECT id,
    created_at
   FROM ledger_transfers;

create view cards_of_characters (id, character_id, greeting, sealed_card) as
 SELECT id,
    character_id,
    greeting,
    sealed_card
   FROM character_cards
  WHERE character_id IS NOT NULL;

create view character_avatars (character_id, storage_key) as
 SELECT character_id,
    storage_key
   FROM character_media
  WHERE role = 'avatar'::text AND "position" = 0 AND withheld_at IS NULL;

create view character_occupations (character_id, locale, occupation) as
 SELECT character_id,
    locale,
    occupation
   FROM character_translations;

create view character_profiles (id, slug, name, type, origin, style, category, badge, gender, age, occupation, place, tagline, bio, greeting, persona, owner_user_id, available_for_calls, is_live, is_published, is_recommended, random_order, created_at, search_name, is_open, voice) as
 SELECT id,
    slug,
    name,
    type,
    origin,
    style,
    category,
    badge,
    gender,
    age,
    occupation,
    place,
    tagline,
    bio,
    greeting,
    persona,
    owner_user_id,
    available_for_calls,
    is_live,
    is_published,
    is_recommended,
    random_order,
    created_at,
    search_name,
    is_published OR is_private AS is_open,
    voice
   FROM characters;

create view character_traits (character_id, type, value) as
 SELECT character_id,
    type,
    value
   FROM character_attributes;

create view chat_readings (chat_id, user_id, character_id, read_seq, is_in_view, is_muted) as
 SELECT id AS chat_id,
    user_id,
    character_id,
    read_seq,
    opened_at IS NOT NULL AS is_in_view,
    muted_at IS NOT NULL AS is_muted
   FROM chats
  WHERE user_id IS NOT NULL;

create view club_joins (user_id, character_id, started_at, cancelled_at) as
 SELECT user_id,
    character_id,
    started_at,
    cancelled_at
   FROM fanclub_memberships;

create view club_members (user_id, character_id, started_at, expires_at) as
 SELECT user_id,
    character_id,
    started_at,
    expires_at
   FROM fanclub_memberships;

create view clubs (id, character_id, creator_id, price, discount_percent, token_price) as
 SELECT id,
    character_id,
    creator_id,
    price,
    discount_percent,
    token_price
   FROM fanclubs;

create view confirmed_factors (holder_id, kind) as
 SELECT passkeys.holder_id,
    'passkey'::text AS kind
   FROM passkeys
UNION ALL
 SELECT authenticator_apps.holder_id,
    'app'::text AS kind
   FROM authenticator_apps
  WHERE authenticator_apps.confirmed_at IS NOT NULL;

create view conversations (user_id, guest_id, character_id, last_message_at) as
 SELECT user_id,
    guest_id,
    character_id,
    last_message_at
   FROM chats
  WHERE removed_at IS NULL;

create view creator_earnings (id, creator_id, unit, amount, created_at, reason, character_id, payer_id) as
 SELECT entry.id,
    account.holder_id AS creator_id,
    account.unit,
    entry.amount,
    entry.created_at,
    transfer.reason,
    transfer.character_id,
    ( SELECT payer.owner_id
           FROM ledger_entries other
             JOIN ledger_accounts payer ON payer.id = other.account_id
          WHERE other.transfer_id = entry.transfer_id AND payer.owner_id IS NOT NULL
         LIMIT 1) AS payer_id
   FROM ledger_entries entry
     JOIN ledger_accounts account ON account.id = entry.account_id
     JOIN ledger_transfers transfer ON transfer.id = entry.transfer_id
  WHERE account.kind = 'creator'::text AND transfer.reason <> 'creator_share_release'::text AND transfer.reason !~~ 'payout\_%'::text;

create view creator_picture_limits (creator_id, never_kinds, never_with) as
 SELECT creator_id,
    never_kinds,
    never_with
   FROM creator_picture_rules;

create view creator_profiles (id, kind, user_id, manager_id, manager_percent, display_name, gender, character_id, live_until, submitted_at, created_at) as
 SELECT id,
    kind,
    user_id,
    manager_id,
    manager_percent,
    display_name,
    gender,
    character_id,
    live_until,
    submitted_at,
    created_at
   FROM creators;

create view deleted_accounts (user_id, requested_at, due_at, erasure_began_at, erased_at, deleted_by, address_hash) as
 SELECT user_id,
    requested_at,
    due_at,
    erasure_began_at,
    erased_at,
    deleted_by,
    address_hash
   FROM account_deletions
  WHERE cancelled_at IS NULL;

create view followed_characters (user_id, character_id, created_at) as
 SELECT user_id,
    character_id,
    created_at
   FROM follows;

create view given_consents (creator_id, scope, text_version, given_at) as
 SELECT creator_id,
    scope,
    text_version,
    given_at
   FROM creator_consents
  WHERE is_given;

create view ledger_postings (id, transfer_id, reason, reference, account, unit, amount, created_at) as
 SELECT entry.id,
    entry.transfer_id,
    transfer.reason,
    transfer.reference,
        CASE
            WHEN account.kind = 'person'::text THEN 'people'::text
            WHEN account.kind = 'reserved'::text THEN 'reserved'::text
            ELSE account.code
        END AS account,
    entry.unit,
    entry.amount,
    entry.created_at
   FROM ledger_entries entry
     JOIN ledger_accounts account ON account.id = entry.account_id
     JOIN ledger_transfers transfer ON transfer.id = entry.transfer_id;

create view liked_posts (user_id, post_id, created_at) as
 SELECT user_id,
    post_id,
    created_at
   FROM post_likes;

create view live_twins (creator_id, character_id, live_since) as
 SELECT creator_id,
    character_id,
    live_since
   FROM live_models;

create view manager_shares (person_id, manager_id, percent, currency, given_minor, began_at, ended_at) as
 SELECT person_id,
    manager_id,
    percent,
    currency,
    given_minor,
    began_at,
    ended_at
   FROM share_agreements;

create view model_states (id, kind, user_id, manager_id, display_name, nickname, email, manager_email, gender, country_of_residence, current_location, personality, tags, attributes, character_id, created_at, submitted_at, taken_over_at, fan_club_price, kyc_status, photo_status, voice_kind, voice_status, release_status, agreement_status, approval_status, twin_status, twin_accepted_at, live_since, simplified_state, step, status) as
 SELECT model.id,
    model.kind,
    model.user_id,
    model.manager_id,
    model.display_name,
    model.nickname,
    COALESCE(person.email, model.email) AS email,
    manager.email AS manager_email,
    model.gender,
    model.country_of_residence,
    model.current_location,
    model.personality,
    model.tags,
    model.attributes,
    model.character_id,
    model.created_at,
    model.submitted_at,
    model.taken_over_at,
    model.fan_club_price,
    identity.status AS kyc_status,
    photos.status AS photo_status,
    voice.kind AS voice_kind,
    voice.status AS voice_status,
    release.status AS release_status,
    agreement.status AS agreement_status,
    approval.status AS approval_status,
    twin.status AS twin_status,
    twin.accepted_at AS twin_accepted_at,
    live.live_since,
    simplified.state AS simplified_state,
    steps.step,
        CASE
            WHEN model.kind = 'simplified'::text THEN
            CASE simplified.state
                WHEN 'made'::text THEN 'success'::text
                WHEN 'failed'::text THEN 'failed'::text
                ELSE 'in_progress'::text
            END
            WHEN live.creator_id IS NOT NULL THEN 'success'::text
            WHEN steps.step = 'kyc'::text THEN
            CASE identity.status
                WHEN 'in_progress'::text THEN 'in_progress'::text
                WHEN 'rejected'::text THEN 'failed'::text
                ELSE 'pending'::text
            END
            WHEN steps.step = 'photo-compare'::text THEN
            CASE photos.status
                WHEN 'rejected'::text THEN 'failed'::text
                ELSE 'pending'::text
            END
            WHEN steps.step = 'admin-approve'::text THEN
            CASE
                WHEN approval.status = 'rejected'::text THEN 'failed'::text
                WHEN model.submitted_at IS NULL THEN 'pending'::text
                ELSE 'in_progress'::text
            END
            ELSE
            CASE twin.status
                WHEN 'failed'::text THEN 'failed'::text
                WHEN 'completed'::text THEN 'pending'::text
                ELSE 'in_progress'::text
            END
        END AS status
   FROM creators model
     LEFT JOIN users person ON person.id = model.user_id
     LEFT JOIN users manager ON manager.id = model.manager_id
     JOIN creator_identities identity ON identity.creator_id = model.id
     JOIN creator_photo_checks photos ON photos.creator_id = model.id
     JOIN creator_voices voice ON voice.creator_id = model.id
     JOIN creator_releases release ON release.creator_id = model.id
     JOIN creator_agreements agreement ON agreement.creator_id = model.id
     JOIN creator_approvals approval ON approval.creator_id = model.id
     JOIN creator_twins twin ON twin.creator_id = model.id
     LEFT JOIN live_models live ON live.creator_id = model.id
     LEFT JOIN simplified_models simplified ON simplified.creator_id = model.id
     CROSS JOIN LATERAL ( SELECT
                CASE
                    WHEN model.kind = 'simplified'::text THEN 'ai-twin'::text
                    WHEN live.creator_id IS NOT NULL THEN 'done'::text
                    WHEN identity.status <> 'approved'::text THEN 'kyc'::text
                    WHEN photos.status <> 'approved'::text THEN 'photo-compare'::text
                    WHEN approval.status <> 'approved'::text THEN 'admin-approve'::text
                    ELSE 'ai-twin'::text
                END AS step) steps;

create view model_texts (id, bio) as
 SELECT id,
    bio
   FROM creators;

create view model_voices (creator_id, kind, status, is_on) as
 SELECT creator_id,
    kind,
    status,
    is_on
   FROM creator_voices;

create view money_movements (id, kind, payment_id, order_id, processor, provider_payment_id, amount_minor, currency, occurred_at) as
 SELECT payment.id,
    'payment'::text AS kind,
    payment.id AS payment_id,
    payment.order_id,
    payment.processor,
    payment.provider_payment_id,
    COALESCE(payment.received_minor, payment.amount_minor) AS amount_minor,
    payment.currency,
    payment.completed_at AS occurred_at
   FROM payments payment
  WHERE payment.state = 'completed'::text
UNION ALL
 SELECT refund.id,
    'refund'::text AS kind,
    payment.id AS payment_id,
    payment.order_id,
    payment.processor,
    payment.provider_payment_id,
    - refund.amount_minor AS amount_minor,
    refund.currency,
    refund.completed_at AS occurred_at
   FROM refunds refund
     JOIN payments payment ON payment.id = refund.payment_id
  WHERE refund.state = 'completed'::text
UNION ALL
 SELECT dispute.id,
    'chargeback'::text AS kind,
    payment.id AS payment_id,
    payment.order_id,
    payment.processor,
    payment.provider_payment_id,
    - dispute.amount_minor AS amount_minor,
    dispute.currency,
    dispute.opened_at AS occurred_at
   FROM disputes dispute
     JOIN payments payment ON payment.id = dispute.payment_id
UNION ALL
 SELECT dispute.id,
    'chargeback-reversed'::text AS kind,
    payment.id AS payment_id,
    payment.order_id,
    payment.processor,
    payment.provider_payment_id,
    dispute.amount_minor,
    dispute.currency,
    dispute.reversed_at AS occurred_at
   FROM disputes dispute
     JOIN payments payment ON payment.id = dispute.payment_id
  WHERE dispute.state = 'reversed'::text;

create view open_deletions (user_id, state_before, due_at) as
 SELECT user_id,
    state_before,
    due_at
   FROM account_deletions
  WHERE cancelled_at IS NULL;

create view order_taxes (order_id, product_kind, total_minor, currency, tax_minor, tax_rate, tax_country, tax_inclusive, tax_evidence) as
 SELECT id AS order_id,
    product_kind,
    total_minor,
    currency,
    ((price -> 'tax'::text) ->> 'minor'::text)::bigint AS tax_minor,
    ((price -> 'tax'::text) ->> 'rate'::text)::numeric AS tax_rate,
    (price -> 'tax'::text) ->> 'country'::text AS tax_country,
    ((price -> 'tax'::text) ->> 'inclusive'::text)::boolean AS tax_inclusive,
    (price -> 'tax'::text) ->> 'evidence'::text AS tax_evidence
   FROM orders;

create view paid_club_periods (order_id, net_minor, currency, starts_at, ends_at, ended_at) as
 SELECT order_id,
    net_minor,
    currency,
    starts_at,
    ends_at,
    reversed_at AS ended_at
   FROM fanclub_periods;

create view paid_subscription_periods (order_id, net_minor, currency, starts_at, ends_at, ended_at) as
 SELECT order_id,
    paid_minor AS net_minor,
    currency,
    starts_at,
    ends_at,
    reversed_at AS ended_at
   FROM subscription_periods;

create view payouts_made (id, user_id, amount_minor, fee_minor, currency, state, created_at, paid_at) as
 SELECT id,
    user_id,
    amount_minor,
    fee_minor,
    currency,
    state,
    created_at,
    paid_at
   FROM payouts;

create view post_characters (post_id, character_id) as
 SELECT id AS post_id,
    character_id
   FROM posts;

create view profile_views (character_id, user_id, viewed_at) as
 SELECT character_id,
    user_id,
    viewed_at
   FROM character_views;

create view published_characters (id, slug, name, type, origin, style, category, badge, gender, age, occupation, tagline, owner_user_id, available_for_calls, is_live, is_recommended, random_order, created_at) as
 SELECT id,
    slug,
    name,
    type,
    origin,
    style,
    category,
    badge,
    gender,
    age,
    occupation,
    tagline,
    owner_user_id,
    available_for_calls,
    is_live,
    is_recommended,
    random_order,
    created_at
   FROM characters
  WHERE is_published;

create view published_posts (id, character_id, style, access, unlock_price, discounted_price, content_level, clothing, extra_style, video_tag, random_order, created_at) as
 SELECT id,
    character_id,
    style,
    access,
    unlock_price,
    discounted_price,
    content_level,
    clothing,
    extra_style,
    video_tag,
    random_order,
    created_at
   FROM posts
  WHERE is_published;

create view referred_people (user_id, character_id) as
 SELECT referred_user_id AS user_id,
    character_id
   FROM character_referrals;

create view session_owners (id, user_id) as
 SELECT id,
    user_id
   FROM sessions;

create view share_movements (id, creator_id, currency, account, transfer_id, reason, reference, character_id, amount, earned, created_at) as
 SELECT entry.id,
    account.holder_id AS creator_id,
    account.unit AS currency,
    split_part(account.code, ':'::text, 1) AS account,
    transfer.id AS transfer_id,
    transfer.reason,
    transfer.reference,
    transfer.character_id,
    entry.amount,
    ( SELECT COALESCE(sum(other.amount), 0::numeric)::bigint AS "coalesce"
           FROM ledger_entries other
             JOIN ledger_accounts earned ON earned.id = other.account_id
          WHERE other.transfer_id = transfer.id AND earned.code ~~ 'earned:%'::text) AS earned,
    entry.created_at
   FROM ledger_accounts account
     JOIN ledger_entries entry ON entry.account_id = account.id
     JOIN ledger_transfers transfer ON transfer.id = entry.transfer_id
  WHERE account.kind = 'creator'::text;

create view staff_accounts (id, email, role, is_active, created_at, locale, invited_at, joined_at, has_password) as
 SELECT id,
    email,
    role,
    is_active,
    created_at,
    locale,
    invited_at,
    joined_at,
    password_hash IS NOT NULL AS has_password
   FROM staff;

create view threads (id, user_id, guest_id, character_id, last_seq, last_message_at) as
 SELECT id,
    user_id,
    guest_id,
    character_id,
    last_seq,
    last_message_at
   FROM chats
  WHERE removed_at IS NULL;

create view timed_cases (id, reference, state, due_at, created_at, resolved_at) as
 SELECT id,
    reference,
    state,
    due_at,
    created_at,
    resolved_at
   FROM cases
  WHERE due_at IS NOT NULL;

create view unattached_guests (id, created_at) as
 SELECT id,
    created_at
   FROM guests
  WHERE attached_to_user_id IS NULL;

create view unlocked_posts (user_id, post_id, created_at) as
 SELECT user_id,
    post_id,
    created_at
   FROM post_unlocks;

create view unsubscribed_addresses (id, address, how, unsubscribed_at) as
 SELECT id,
    address,
    how,
    created_at AS unsubscribed_at
   FROM email_unsubscribes;

create view usable_cards (id, user_id, expires_on, has_expired) as
 SELECT id,
    user_id,
    expires_on,
    expired_at IS NOT NULL AS has_expired
   FROM saved_cards
  WHERE removed_at IS NULL;

create view verified_payout_methods (user_id) as
 SELECT DISTINCT user_id
   FROM payout_methods
  WHERE approval_status = 'approved'::text AND removed_at IS NULL;

create view viewed_posts (user_id, guest_id, post_id, viewed_at, is_counted) as
 SELECT user_id,
    guest_id,
    post_id,
    viewed_at,
    is_counted
   FROM post_views;

CREATE INDEX account_deletions_due ON public.account_deletions USING btree (due_at) WHERE ((cancelled_at IS NULL) AND (erased_at IS NULL));

CREATE INDEX account_deletions_erased ON public.account_deletions USING btree (erased_at) WHERE (erased_at IS NOT NULL);

CREATE INDEX account_deletions_of ON public.account_deletions USING btree (user_id, requested_at DESC);

CREATE INDEX account_deletions_open ON public.account_deletions USING btree (due_at, user_id) WHERE (cancelled_at IS NULL);

CREATE INDEX account_tokens_expired ON public.account_tokens USING btree (expires_at);

CREATE INDEX account_tokens_user ON public.account_tokens USING btree (user_id, purpose);

CREATE INDEX address_marks_ended ON public.address_marks USING btree (expires_at) WHERE (expires_at IS NOT NULL);

CREATE INDEX age_checks_guests ON public.age_checks USING btree (required_at) WHERE (person_kind = 'guest'::text);

CREATE INDEX age_reviews_guests ON public.age_reviews USING btree (arose_at) WHERE (person_kind = 'guest'::text);

CREATE INDEX age_reviews_held ON public.age_reviews USING btree (held_at, person_id) WHERE ((held_at IS NOT NULL) AND (lifted_at IS NULL));

CREATE INDEX appeals_decided_by ON public.appeals USING btree (decided_by) WHERE (decided_by IS NOT NULL);

CREATE INDEX appeals_open ON public.appeals USING btree (appealed_at, strike_id) WHERE (decided_at IS NULL);

CREATE INDEX author_trials_age ON public.author_trials USING btree (created_at);

CREATE INDEX cancellation_steps_age ON public.cancellation_steps USING btree (created_at);

CREATE INDEX cancellation_steps_plan ON public.cancellation_steps USING btree (plan_id) WHERE (plan_id IS NOT NULL);

CREATE INDEX cancellation_steps_subscription ON public.cancellation_steps USING btree (subscription_id, id DESC);

CREATE INDEX cancellation_steps_user ON public.cancellation_steps USING btree (user_id);

CREATE INDEX card_registrations_created ON public.card_registrations USING btree (created_at);

CREATE INDEX card_registrations_user ON public.card_registrations USING btree (user_id, registration_id);

CREATE INDEX cases_by_hour ON public.cases USING btree (due_at, id) WHERE ((due_at IS NOT NULL) AND (state <> 'resolved'::text));

CREATE INDEX cases_decided_by ON public.cases USING btree (decided_by) WHERE (decided_by IS NOT NULL);

CREATE INDEX cases_email ON public.cases USING btree (email) WHERE (email IS NOT NULL);

CREATE INDEX cases_open ON public.cases USING btree (due_on, id) WHERE (state <> 'resolved'::text);

CREATE INDEX cases_post ON public.cases USING btree (post_id) WHERE (post_id IS NOT NULL);

CREATE INDEX cases_reports ON public.cases USING btree (created_at, id) WHERE (kind = 'content'::text);

CREATE INDEX cases_requests ON public.cases USING btree (created_at, id) WHERE (kind <> ALL (ARRAY['content'::text, 'intimate-image'::text, 'appeal'::text]));

CREATE INDEX cases_resolved ON public.cases USING btree (resolved_at) WHERE (state = 'resolved'::text);

CREATE INDEX cases_user ON public.cases USING btree (user_id) WHERE (user_id IS NOT NULL);

CREATE INDEX character_attributes_value ON public.character_attributes USING btree (type, value, character_id);

CREATE INDEX character_blocks_character ON public.character_blocks USING btree (character_id);

CREATE INDEX character_blocks_user ON public.character_blocks USING btree (user_id, created_at DESC, character_id DESC);

CREATE INDEX character_cards_drafts ON public.character_cards USING btree (created_at) WHERE (character_id IS NULL);

CREATE INDEX character_cards_of_person ON public.character_cards USING btree (user_id, created_at DESC);

CREATE INDEX character_counts_followers ON public.character_counts USING btree (followers DESC, character_id);

CREATE INDEX character_referrals_character ON public.character_referrals USING btree (character_id);

CREATE INDEX character_referrals_referrer ON public.character_referrals USING btree (referrer_user_id) WHERE (referrer_user_id IS NOT NULL);

CREATE INDEX character_views_new ON public.character_views USING btree (viewed_at);

CREATE INDEX character_views_user ON public.character_views USING btree (user_id, viewed_at DESC) WHERE (user_id IS NOT NULL);

CREATE INDEX characters_all ON public.characters USING btree (random_order, id) WHERE is_published;

CREATE INDEX characters_by_name ON public.characters USING btree (search_name COLLATE "C", id) WHERE is_published;

CREATE INDEX characters_callable ON public.characters USING btree (random_order, id) WHERE (is_published AND available_for_calls);

CREATE INDEX characters_category ON public.characters USING btree (category, random_order, id) WHERE is_published;

CREATE INDEX characters_featured ON public.characters USING btree (random_order, id) WHERE (is_published AND (badge <> 'None'::text));

CREATE INDEX characters_live ON public.characters USING btree (random_order, id) WHERE (is_published AND is_live);

CREATE INDEX characters_newest ON public.characters USING btree (created_at DESC, id DESC) WHERE is_published;

CREATE INDEX characters_origin ON public.characters USING btree (origin, random_order, id) WHERE is_published;

CREATE INDEX characters_owner ON public.characters USING btree (owner_user_id) WHERE (owner_user_id IS NOT NULL);

CREATE INDEX characters_random ON public.characters USING btree (style, random_order, id) WHERE is_published;

CREATE INDEX characters_search ON public.characters USING gin (search_name gin_trgm_ops) WHERE is_published;

CREATE INDEX characters_search_occupation ON public.characters USING gin (search_occupation gin_trgm_ops) WHERE is_published;

CREATE INDEX characters_verified ON public.characters USING btree (random_order, id) WHERE (is_published AND (origin = 'verified_model'::text));

CREATE INDEX charge_attempts_address ON public.charge_attempts USING btree (address_mark, created_at) WHERE (address_mark IS NOT NULL);

CREATE INDEX charge_attempts_card ON public.charge_attempts USING btree (card_mark, created_at) WHERE (card_mark IS NOT NULL);

CREATE INDEX charge_attempts_created ON public.charge_attempts USING btree (created_at);

CREATE INDEX charge_attempts_device ON public.charge_attempts USING btree (device_mark, created_at) WHERE (device_mark IS NOT NULL);

CREATE INDEX charge_attempts_payment ON public.charge_attempts USING btree (payment_id) WHERE (payment_id IS NOT NULL);

CREATE INDEX charge_attempts_user ON public.charge_attempts USING btree (user_id, created_at);

CREATE INDEX chat_follow_ups_due_at ON public.chat_follow_ups USING btree (due_at);

CREATE INDEX chat_memories_diary_due ON public.chat_memories USING btree (diary_due_at) WHERE (diary_due_at IS NOT NULL);

CREATE INDEX chat_memories_due ON public.chat_memories USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX chats_character ON public.chats USING btree (character_id);

CREATE INDEX chats_emptying ON public.chats USING btree (id) WHERE (emptying_to_seq IS NOT NULL);

CREATE INDEX chats_guest_recent ON public.chats USING btree (guest_id, last_message_at DESC, id DESC) WHERE (guest_id IS NOT NULL);

CREATE INDEX chats_guest_set_aside ON public.chats USING btree (guest_id, character_id, last_message_at DESC, id DESC) WHERE ((guest_id IS NOT NULL) AND (set_aside_at IS NOT NULL));

CREATE INDEX chats_new ON public.chats USING btree (created_at);

CREATE INDEX chats_removed_by ON public.chats USING btree (removed_by) WHERE (removed_by IS NOT NULL);

CREATE INDEX chats_user_recent ON public.chats USING btree (user_id, last_message_at DESC, id DESC) WHERE (user_id IS NOT NULL);

CREATE INDEX chats_user_set_aside ON public.chats USING btree (user_id, character_id, last_message_at DESC, id DESC) WHERE ((user_id IS NOT NULL) AND (set_aside_at IS NOT NULL));

CREATE INDEX creator_consent_events_of_model ON public.creator_consent_events USING btree (creator_id, at, id);

CREATE INDEX creator_decisions_of_model ON public.creator_decisions USING btree (creator_id, at DESC);

CREATE INDEX creator_decisions_staff ON public.creator_decisions USING btree (staff_id);

CREATE INDEX creator_hour_reasons_character ON public.creator_hour_reasons USING btree (character_id) WHERE (character_id IS NOT NULL);

CREATE INDEX creator_hour_reasons_hour ON public.creator_hour_reasons USING btree (hour);

CREATE INDEX creator_hours_character ON public.creator_hours USING btree (character_id, hour) WHERE (character_id IS NOT NULL);

CREATE INDEX creator_hours_hour ON public.creator_hours USING btree (hour);

CREATE INDEX creator_post_images_creator ON public.creator_post_images USING btree (creator_id, created_at);

CREATE INDEX creator_post_images_post ON public.creator_post_images USING btree (post_id, created_at, place);

CREATE INDEX creator_post_images_waiting ON public.creator_post_images USING btree (creator_id, post_id) WHERE (state = 'waiting'::text);

CREATE INDEX creator_posts_character ON public.creator_posts USING btree (character_id);

CREATE INDEX creator_posts_due ON public.creator_posts USING btree (publish_at) WHERE (publish_at IS NOT NULL);

CREATE INDEX creator_posts_newest ON public.creator_posts USING btree (creator_id, state, created_at DESC, id DESC);

CREATE INDEX creator_posts_purge ON public.creator_posts USING btree (purge_at) WHERE (purge_at IS NOT NULL);

CREATE INDEX creator_voice_removals_oldest ON public.creator_voice_removals USING btree (removed_at);

CREATE INDEX creator_voice_sessions_creator ON public.creator_voice_sessions USING btree (creator_id);

CREATE INDEX creator_voice_sessions_ended ON public.creator_voice_sessions USING btree (expires_at, id);

CREATE INDEX creators_live ON public.creators USING btree (live_until) WHERE (live_until IS NOT NULL);

CREATE INDEX creators_manager ON public.creators USING btree (manager_id, created_at, id) WHERE (manager_id IS NOT NULL);

CREATE INDEX creators_newest ON public.creators USING btree (created_at, id);

CREATE INDEX data_exports_expiry ON public.data_exports USING btree (expires_at) WHERE (expires_at IS NOT NULL);

CREATE INDEX data_exports_requested ON public.data_exports USING btree (requested_at) WHERE (state = 'requested'::text);

CREATE INDEX data_exports_user ON public.data_exports USING btree (user_id, requested_at DESC);

CREATE INDEX diary_entries_chat ON public.diary_entries USING btree (chat_id, told_at);

CREATE INDEX diary_entries_first ON public.diary_entries USING btree (first_message_id);

CREATE INDEX diary_entries_forgotten ON public.diary_entries USING btree (forgotten_at) WHERE (forgotten_at IS NOT NULL);

CREATE INDEX diary_entries_last ON public.diary_entries USING btree (last_message_id);

CREATE INDEX disputes_due ON public.disputes USING btree (COALESCE(answer_by, 'infinity'::timestamp with time zone), id);

CREATE INDEX disputes_opened ON public.disputes USING btree (opened_at, id);

CREATE INDEX earned_periods_month ON public.earned_periods USING btree (month);

CREATE INDEX email_unsubscribes_created ON public.email_unsubscribes USING btree (created_at, id);

CREATE INDEX facts_chat ON public.facts USING btree (chat_id, told_at);

CREATE INDEX facts_forgotten ON public.facts USING btree (forgotten_at) WHERE (forgotten_at IS NOT NULL);

CREATE INDEX facts_message ON public.facts USING btree (message_id) WHERE (message_id IS NOT NULL);

CREATE INDEX facts_superseded ON public.facts USING btree (superseded_at) WHERE (superseded_at IS NOT NULL);

CREATE INDEX facts_superseded_by ON public.facts USING btree (superseded_by) WHERE (superseded_by IS NOT NULL);

CREATE INDEX fanclub_memberships_cancelled ON public.fanclub_memberships USING btree (cancelled_at) WHERE (cancelled_at IS NOT NULL);

CREATE INDEX fanclub_memberships_card_id ON public.fanclub_memberships USING btree (card_id) WHERE (card_id IS NOT NULL);

CREATE INDEX fanclub_memberships_character ON public.fanclub_memberships USING btree (character_id);

CREATE INDEX fanclub_memberships_due ON public.fanclub_memberships USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX fanclub_memberships_expires ON public.fanclub_memberships USING btree (expires_at, id);

CREATE INDEX fanclub_memberships_plan ON public.fanclub_memberships USING btree (plan_id);

CREATE INDEX fanclub_memberships_started ON public.fanclub_memberships USING btree (started_at, id);

CREATE INDEX fanclub_memberships_status ON public.fanclub_memberships USING btree (status, expires_at, id);

CREATE INDEX fanclub_periods_ends ON public.fanclub_periods USING btree (ends_at);

CREATE INDEX fanclub_prices_club ON public.fanclub_prices USING btree (club_id, created_at DESC);

CREATE INDEX fanclub_prices_plan ON public.fanclub_prices USING btree (plan_id);

CREATE INDEX follows_character ON public.follows USING btree (character_id);

CREATE INDEX follows_latest ON public.follows USING btree (user_id, created_at DESC, character_id DESC);

CREATE INDEX follows_new ON public.follows USING btree (created_at);

CREATE INDEX gamification_counts_age ON public.gamification_counts USING btree (counted_at);

CREATE INDEX gamification_counts_user ON public.gamification_counts USING btree (user_id);

CREATE INDEX gamification_draws_age ON public.gamification_draws USING btree (drawn_at, id);

CREATE INDEX gamification_players_rank ON public.gamification_players USING btree (level, xp, user_id);

CREATE INDEX gamification_progress_age ON public.gamification_progress USING btree (updated_at) WHERE (day > 0);

CREATE INDEX gamification_progress_task ON public.gamification_progress USING btree (task_id);

CREATE INDEX generation_files_flag ON public.generation_files USING btree (flag_id) WHERE (flag_id IS NOT NULL);

CREATE INDEX generation_files_generation ON public.generation_files USING btree (generation_id) WHERE (generation_id IS NOT NULL);

CREATE INDEX generation_files_of_none ON public.generation_files USING btree (created_at) WHERE ((generation_id IS NULL) AND (flag_id IS NULL) AND (portrait_id IS NULL) AND (post_image_id IS NULL));

CREATE INDEX generation_files_portrait ON public.generation_files USING btree (portrait_id) WHERE (portrait_id IS NOT NULL);

CREATE INDEX generation_files_post_image ON public.generation_files USING btree (post_image_id) WHERE (post_image_id IS NOT NULL);

CREATE INDEX generations_character ON public.generations USING btree (character_id);

CREATE INDEX generations_due ON public.generations USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX generations_of_day ON public.generations USING btree (user_id, kind, created_at);

CREATE INDEX generations_open ON public.generations USING btree (user_id, kind) WHERE (due_at IS NOT NULL);

CREATE INDEX generations_reservation ON public.generations USING btree (reservation_id) WHERE (reservation_id IS NOT NULL);

CREATE INDEX generations_subject ON public.generations USING btree (subject_id, created_at DESC);

CREATE INDEX generations_unprinted ON public.generations USING btree (id) WHERE ((state = 'done'::text) AND (kind <> 'speech'::text) AND (NOT is_printed));

CREATE INDEX guests_attached ON public.guests USING btree (attached_to_user_id) WHERE (attached_to_user_id IS NOT NULL);

CREATE INDEX guests_unattached ON public.guests USING btree (created_at) WHERE (attached_to_user_id IS NULL);

CREATE INDEX idempotent_requests_expiry ON public.idempotent_requests USING btree (expires_at);

CREATE INDEX identity_attempts_decided ON public.identity_attempts USING btree (decided_at);

CREATE INDEX identity_attempts_of_creator ON public.identity_attempts USING btree (creator_id, started_at DESC);

CREATE INDEX identity_attempts_to_poll ON public.identity_attempts USING btree (poll_at) WHERE (poll_at IS NOT NULL);

CREATE INDEX identity_reports_applied ON public.identity_reports USING btree (applied_at);

CREATE INDEX identity_reports_waiting ON public.identity_reports USING btree (received_at) WHERE (applied_at IS NULL);

CREATE INDEX impersonations_lapsed ON public.impersonations USING btree (lapses_at);

CREATE INDEX impersonations_staff ON public.impersonations USING btree (staff_id) WHERE (ended_at IS NULL);

CREATE INDEX impersonations_user ON public.impersonations USING btree (user_id, asked_at);

CREATE INDEX inbox_applied ON public.inbox USING btree (applied_at) WHERE (applied_at IS NOT NULL);

CREATE INDEX inbox_due ON public.inbox USING btree (received_at) WHERE (applied_at IS NULL);

CREATE INDEX incidents_decided ON public.incidents USING btree (decided_at) WHERE (decided_at IS NOT NULL);

CREATE INDEX incidents_decided_by ON public.incidents USING btree (decided_by) WHERE (decided_by IS NOT NULL);

CREATE INDEX incidents_open ON public.incidents USING btree (severity DESC, begun_at, id) WHERE (decided_at IS NULL);

CREATE INDEX incidents_person ON public.incidents USING btree (person_id, kind, last_flag_at DESC);

CREATE INDEX incidents_suspension_asked_by ON public.incidents USING btree (suspension_asked_by) WHERE (suspension_asked_by IS NOT NULL);

CREATE INDEX invoices_newest ON public.invoices USING btree (issued_at, id);

CREATE INDEX invoices_user ON public.invoices USING btree (user_id, issued_at) WHERE (user_id IS NOT NULL);

CREATE INDEX ledger_accounts_holder ON public.ledger_accounts USING btree (holder_id) WHERE (holder_id IS NOT NULL);

CREATE INDEX ledger_entries_account ON public.ledger_entries USING btree (account_id, created_at DESC, id DESC);

CREATE INDEX ledger_entries_created ON public.ledger_entries USING brin (created_at);

CREATE INDEX ledger_reconciliations_whole ON public.ledger_reconciliations USING btree (id) WHERE is_whole;

CREATE INDEX ledger_snapshots_created ON public.ledger_snapshots USING btree (created_at);

CREATE INDEX ledger_transfers_created ON public.ledger_transfers USING btree (created_at);

CREATE INDEX ledger_transfers_reference ON public.ledger_transfers USING btree (reference) WHERE (reference IS NOT NULL);

CREATE INDEX made_characters_deleted ON public.made_characters USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);

CREATE INDEX made_characters_due ON public.made_characters USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX made_characters_of_person ON public.made_characters USING btree (user_id, created_at DESC);

CREATE INDEX made_characters_reservation ON public.made_characters USING btree (reservation_id) WHERE (reservation_id IS NOT NULL);

CREATE INDEX made_characters_unfinished ON public.made_characters USING btree (expires_at) WHERE (state = 'making'::text);

CREATE INDEX made_portraits_of_person ON public.made_portraits USING btree (user_id, created_at DESC);

CREATE INDEX made_renewals_of_day ON public.made_renewals USING btree (user_id, created_at);

CREATE INDEX made_renewals_reservation ON public.made_renewals USING btree (reservation_id) WHERE (reservation_id IS NOT NULL);

CREATE INDEX mail_deliveries_created ON public.mail_deliveries USING btree (created_at);

CREATE INDEX mail_deliveries_recipient ON public.mail_deliveries USING btree (recipient, created_at);

CREATE INDEX master_acts_of_master ON public.master_acts USING btree (master_id, at DESC, id);

CREATE INDEX master_acts_of_model ON public.master_acts USING btree (creator_id, at DESC, id);

CREATE INDEX media_prints_barred ON public.media_prints USING btree (red, green, blue) WHERE (is_barred AND (shape IS NOT NULL));

CREATE INDEX media_prints_colour ON public.media_prints USING btree (red, green, blue) WHERE (shape IS NOT NULL);

CREATE INDEX media_prints_due ON public.media_prints USING btree (place) WHERE (printed_at IS NULL);

CREATE INDEX media_prints_sha256 ON public.media_prints USING btree (sha256) WHERE (sha256 IS NOT NULL);

CREATE INDEX media_prints_withheld ON public.media_prints USING btree (place) WHERE (withheld_at IS NOT NULL);

CREATE INDEX messages_pictures ON ONLY public.messages USING btree (chat_id, sent_at DESC, id DESC) WHERE ((removed_at IS NULL) AND (type = ANY (ARRAY['image'::text, 'video'::text, 'gift_for_tip'::text, 'post_message'::text])));

CREATE INDEX messages_quoted ON ONLY public.messages USING btree (chat_id, quoted_id) WHERE (quoted_id IS NOT NULL);

CREATE INDEX messages_referrals ON ONLY public.messages USING btree (chat_id, sent_at) WHERE (subtype = 'crisis_referral'::text);

CREATE INDEX messages_tips ON ONLY public.messages USING btree (chat_id, type) WHERE (type = ANY (ARRAY['tip'::text, 'gift_for_tip'::text]));

CREATE INDEX messages_voices ON ONLY public.messages USING btree (chat_id, sent_at DESC, id DESC) WHERE ((removed_at IS NULL) AND (type = 'audio'::text));

CREATE INDEX model_calls_chat ON public.model_calls USING btree (chat_id) WHERE (chat_id IS NOT NULL);

CREATE INDEX model_calls_created_at ON public.model_calls USING btree (created_at);

CREATE INDEX model_calls_person ON public.model_calls USING btree (person_id, created_at) WHERE (person_id IS NOT NULL);

CREATE INDEX model_overrides_character_id ON public.model_overrides USING btree (character_id);

CREATE INDEX moderation_flags_character ON public.moderation_flags USING btree (character_id);

CREATE INDEX moderation_flags_incident ON public.moderation_flags USING btree (incident_id, created_at);

CREATE INDEX moderation_flags_person ON public.moderation_flags USING btree (person_id);

CREATE INDEX notification_preferences_due ON public.notification_preferences USING btree (digest_due_at) WHERE (digest_due_at IS NOT NULL);

CREATE INDEX notifications_age ON public.notifications USING btree (told_at);

CREATE INDEX notifications_told ON public.notifications USING btree (user_id, told_at DESC, id DESC) WHERE is_listed;

CREATE INDEX notifications_unread ON public.notifications USING btree (user_id, told_at) WHERE (read_at IS NULL);

CREATE INDEX one_time_codes_asker ON public.one_time_codes USING btree (owner_id, purpose, asker_id, created_at DESC);

CREATE INDEX one_time_codes_expired ON public.one_time_codes USING btree (expires_at);

CREATE INDEX orders_buyer ON public.orders USING btree (buyer_id, created_at DESC, id DESC);

CREATE INDEX orders_closed ON public.orders USING btree (closed_at) WHERE (state = ANY (ARRAY['expired'::text, 'cancelled'::text]));

CREATE INDEX orders_created ON public.orders USING btree (created_at, id);

CREATE INDEX orders_currency ON public.orders USING btree (currency, created_at, id);

CREATE INDEX orders_due ON public.orders USING btree (expires_at) WHERE (state = 'open'::text);

CREATE INDEX orders_product ON public.orders USING btree (product_kind, created_at, id);

CREATE INDEX orders_replaces_subscription_id ON public.orders USING btree (replaces_subscription_id) WHERE (replaces_subscription_id IS NOT NULL);

CREATE INDEX orders_state ON public.orders USING btree (state, created_at, id);

CREATE INDEX orders_total ON public.orders USING btree (total_minor, id);

CREATE INDEX outbox_dead ON public.outbox USING btree (dead_at) WHERE (dead_at IS NOT NULL);

CREATE INDEX outbox_published ON public.outbox USING btree (published_at) WHERE (published_at IS NOT NULL);

CREATE INDEX outbox_unpublished ON public.outbox USING btree (partition, id) WHERE ((published_at IS NULL) AND (dead_at IS NULL));

CREATE INDEX passkey_challenges_expiry ON public.passkey_challenges USING btree (expires_at);

CREATE INDEX passkeys_holder ON public.passkeys USING btree (holder_id);

CREATE INDEX payment_debts_order ON public.payment_debts USING btree (order_id);

CREATE INDEX payment_debts_user ON public.payment_debts USING btree (user_id) WHERE (settled_at IS NULL);

CREATE INDEX payment_events_payment ON public.payment_events USING btree (payment_id, id);

CREATE INDEX payment_risk_decisions_decided ON public.payment_risk_decisions USING btree (decided_at, id);

CREATE INDEX payment_risk_decisions_open ON public.payment_risk_decisions USING btree (decided_at) WHERE (reviewed_at IS NULL);

CREATE INDEX payment_risk_decisions_user ON public.payment_risk_decisions USING btree (user_id, decided_at DESC);

CREATE INDEX payments_amount ON public.payments USING btree (amount_minor, id);

CREATE INDEX payments_card ON public.payments USING btree (saved_card_id) WHERE (saved_card_id IS NOT NULL);

CREATE INDEX payments_card_last4 ON public.payments USING btree (card_last4) WHERE (card_last4 IS NOT NULL);

CREATE INDEX payments_created ON public.payments USING btree (created_at, id);

CREATE INDEX payments_currency ON public.payments USING btree (currency, created_at, id);

CREATE INDEX payments_due ON public.payments USING btree (poll_at) WHERE (state = 'pending'::text);

CREATE INDEX payments_latest ON public.payments USING btree (completed_at DESC, id DESC) WHERE ((state = 'completed'::text) AND (NOT is_surplus));

CREATE INDEX payments_order ON public.payments USING btree (order_id, created_at);

CREATE INDEX payments_payer ON public.payments USING btree (payer_id, created_at DESC, id DESC);

CREATE INDEX payments_processor ON public.payments USING btree (processor, created_at, id);

CREATE INDEX payments_provider_id ON public.payments USING btree (provider_payment_id) WHERE (provider_payment_id IS NOT NULL);

CREATE INDEX payments_refunded ON public.payments USING btree (refunded_minor) WHERE (refunded_minor > 0);

CREATE INDEX payments_review ON public.payments USING btree (created_at) WHERE ((review IS NOT NULL) AND (reviewed_at IS NULL));

CREATE INDEX payments_reviewed ON public.payments USING btree (reviewed_at) WHERE (reviewed_at IS NOT NULL);

CREATE INDEX payments_state_created ON public.payments USING btree (state, created_at, id);

CREATE INDEX payout_batches_confirmers ON public.payout_batches USING btree (confirmed_by);

CREATE INDEX payout_batches_makers ON public.payout_batches USING btree (made_by);

CREATE INDEX payout_batches_newest ON public.payout_batches USING btree (created_at, id);

CREATE INDEX payout_batches_senders ON public.payout_batches USING btree (sent_by);

CREATE INDEX payout_methods_decider ON public.payout_methods USING btree (decided_by);

CREATE INDEX payout_methods_listed ON public.payout_methods USING btree (changed_at, id) WHERE (removed_at IS NULL);

CREATE INDEX payout_methods_person ON public.payout_methods USING btree (user_id, created_at);

CREATE INDEX payouts_amounts ON public.payouts USING btree (amount_minor, id);

CREATE INDEX payouts_approvers ON public.payouts USING btree (approved_by);

CREATE INDEX payouts_batch ON public.payouts USING btree (batch_id);

CREATE INDEX payouts_due ON public.payouts USING btree (try_at) WHERE (state = ANY (ARRAY['approved'::text, 'sent'::text]));

CREATE INDEX payouts_first ON public.payouts USING btree (first_by);

CREATE INDEX payouts_method ON public.payouts USING btree (method_id);

CREATE INDEX payouts_newest ON public.payouts USING btree (created_at, id);

CREATE INDEX payouts_person ON public.payouts USING btree (user_id, created_at, id);

CREATE INDEX payouts_states ON public.payouts USING btree (state, created_at, id);

CREATE INDEX pending_identities_expiry ON public.pending_identities USING btree (expires_at);

CREATE INDEX person_figures_country ON public.person_figures USING btree (country, joined_at, user_id);

CREATE INDEX person_figures_joined_at ON public.person_figures USING btree (joined_at, user_id);

CREATE INDEX person_figures_points ON public.person_figures USING btree (points, user_id);

CREATE INDEX person_figures_premium_until ON public.person_figures USING btree (premium_until, user_id);

CREATE INDEX person_figures_seen_at ON public.person_figures USING btree (seen_at, user_id);

CREATE INDEX person_figures_spent_minor ON public.person_figures USING btree (spent_minor, user_id);

CREATE INDEX person_figures_state ON public.person_figures USING btree (state, joined_at, user_id);

CREATE INDEX person_figures_tokens ON public.person_figures USING btree (tokens, user_id);

CREATE INDEX police_notices_asker ON public.police_notices USING btree (asked_by);

CREATE INDEX police_notices_decided ON public.police_notices USING btree (decided_at) WHERE (decided_at IS NOT NULL);

CREATE INDEX police_notices_decider ON public.police_notices USING btree (decided_by) WHERE (decided_by IS NOT NULL);

CREATE INDEX police_notices_incident ON public.police_notices USING btree (incident_id);

CREATE INDEX police_notices_newest ON public.police_notices USING btree (asked_at, id);

CREATE INDEX police_notices_user ON public.police_notices USING btree (user_id) WHERE (user_id IS NOT NULL);

CREATE INDEX post_activity_hour ON public.post_activity USING btree (hour);

CREATE INDEX post_asset_unlocks_asset ON public.post_asset_unlocks USING btree (asset_id);

CREATE INDEX post_asset_unlocks_latest ON public.post_asset_unlocks USING btree (user_id, created_at DESC);

CREATE INDEX post_assets_place ON public.post_assets USING btree (rendered_key);

CREATE INDEX post_assets_unprinted ON public.post_assets USING btree (id) WHERE ((rendered_key IS NOT NULL) AND (NOT is_printed));

CREATE INDEX post_assets_unrendered ON public.post_assets USING btree (id) WHERE (rendered_key IS NULL);

CREATE INDEX post_likes_latest ON public.post_likes USING btree (user_id, created_at DESC);

CREATE INDEX post_likes_post ON public.post_likes USING btree (post_id);

CREATE INDEX post_unlocks_latest ON public.post_unlocks USING btree (user_id, created_at DESC);

CREATE INDEX post_unlocks_post ON public.post_unlocks USING btree (post_id, created_at);

CREATE INDEX post_views_guest ON public.post_views USING btree (guest_id, viewed_at DESC) WHERE (guest_id IS NOT NULL);

CREATE INDEX post_views_new ON public.post_views USING btree (viewed_at);

CREATE INDEX post_views_user ON public.post_views USING btree (user_id, viewed_at DESC) WHERE (user_id IS NOT NULL);

CREATE INDEX posts_anime ON public.posts USING btree (created_at DESC, id DESC) WHERE (is_published AND (style = 'Anime'::text));

CREATE INDEX posts_character ON public.posts USING btree (character_id, created_at DESC, id DESC) WHERE is_published;

CREATE INDEX posts_explicit ON public.posts USING btree (created_at DESC, id DESC) WHERE (is_published AND (content_level = 'Explicit'::text));

CREATE INDEX posts_extra_style ON public.posts USING btree (extra_style, created_at DESC, id DESC) WHERE (is_published AND (extra_style IS NOT NULL));

CREATE INDEX posts_fan_club ON public.posts USING btree (created_at DESC, id DESC) WHERE (is_published AND (access = ANY (ARRAY['fanClub'::text, 'tokenOrFanclub'::text])));

CREATE INDEX posts_featured ON public.posts USING btree (access, random_order, id) WHERE is_published;

CREATE INDEX posts_featured_anime ON public.posts USING btree (access, random_order, id) WHERE (is_published AND (style = 'Anime'::text));

CREATE INDEX posts_featured_realistic ON public.posts USING btree (access, random_order, id) WHERE (is_published AND (style = 'Realistic'::text));

CREATE INDEX posts_newest ON public.posts USING btree (created_at DESC, id DESC) WHERE is_published;

CREATE INDEX posts_on_sale ON public.posts USING btree (created_at DESC, id DESC) WHERE (is_published AND (discounted_price IS NOT NULL));

CREATE INDEX posts_premium ON public.posts USING btree (created_at DESC, id DESC) WHERE (is_published AND (access = 'subscription'::text));

CREATE INDEX posts_random ON public.posts USING btree (random_order, id) WHERE is_published;

CREATE INDEX posts_random_safe ON public.posts USING btree (random_order, id) WHERE (is_published AND (content_level = 'SFW'::text) AND (access = 'free'::text));

CREATE INDEX posts_video_tag ON public.posts USING btree (video_tag, created_at DESC, id DESC) WHERE (is_published AND (video_tag IS NOT NULL));

CREATE INDEX push_subscriptions_expiry ON public.push_subscriptions USING btree (expires_at) WHERE (expires_at IS NOT NULL);

CREATE INDEX push_subscriptions_session ON public.push_subscriptions USING btree (session_id);

CREATE INDEX push_subscriptions_user ON public.push_subscriptions USING btree (user_id);

CREATE INDEX ranked_lists_guest ON public.ranked_lists USING btree (guest_id, id DESC) WHERE (guest_id IS NOT NULL);

CREATE INDEX ranked_lists_made ON public.ranked_lists USING btree (made_at);

CREATE INDEX ranked_lists_trending ON public.ranked_lists USING btree (id DESC) WHERE (kind = 'trending'::text);

CREATE INDEX ranked_lists_user ON public.ranked_lists USING btree (user_id, id DESC) WHERE (user_id IS NOT NULL);

CREATE INDEX ranked_posts_post ON public.ranked_posts USING btree (post_id);

CREATE INDEX redeem_batches_newest ON public.redeem_batches USING btree (created_at, id);

CREATE INDEX redeem_batches_staff ON public.redeem_batches USING btree (created_by);

CREATE INDEX redeem_codes_batch ON public.redeem_codes USING btree (batch_id, last_four);

CREATE INDEX redeem_uses_batch ON public.redeem_uses USING btree (batch_id);

CREATE INDEX redeem_uses_code ON public.redeem_uses USING btree (code_id, redeemed_at);

CREATE INDEX redeem_uses_person ON public.redeem_uses USING btree (user_id, batch_id);

CREATE INDEX refunds_amount ON public.refunds USING btree (amount_minor, id);

CREATE INDEX refunds_asker ON public.refunds USING btree (asked_by, created_at) WHERE (asked_by IS NOT NULL);

CREATE INDEX refunds_created ON public.refunds USING btree (created_at, id);

CREATE INDEX refunds_due ON public.refunds USING btree (try_at) WHERE (state = ANY (ARRAY['due'::text, 'pending'::text]));

CREATE INDEX refunds_payment ON public.refunds USING btree (payment_id, created_at);

CREATE INDEX refunds_state ON public.refunds USING btree (state, created_at, id);

CREATE INDEX remembered_lines_forgotten ON public.remembered_lines USING btree (forgotten_at) WHERE (forgotten_at IS NOT NULL);

CREATE INDEX remembered_lines_tokens ON public.remembered_lines USING gin (tokens) WITH (fastupdate=off);

CREATE INDEX replies_due ON public.replies USING btree (created_at) WHERE (state = 'pending'::text);

CREATE INDEX replies_finished ON public.replies USING btree (created_at) WHERE (state <> 'pending'::text);

CREATE INDEX replies_pending ON public.replies USING btree (chat_id, seq) WHERE (state = 'pending'::text);

CREATE INDEX saved_cards_forgotten ON public.saved_cards USING btree (forgotten_at) WHERE (forgotten_at IS NOT NULL);

CREATE INDEX saved_cards_mark ON public.saved_cards USING btree (mark);

CREATE INDEX saved_cards_unforgotten ON public.saved_cards USING btree (removed_at) WHERE ((removed_at IS NOT NULL) AND (forgotten_at IS NULL));

CREATE INDEX saved_cards_user ON public.saved_cards USING btree (user_id, created_at);

CREATE INDEX second_readings_decider ON public.second_readings USING btree (decided_by);

CREATE INDEX second_readings_newest ON public.second_readings USING btree (decided_at, action_id);

CREATE INDEX second_readings_reader ON public.second_readings USING btree (read_by) WHERE (read_by IS NOT NULL);

CREATE INDEX security_log_at ON public.security_log USING btree (at);

CREATE INDEX security_log_user ON public.security_log USING btree (user_id, at DESC) WHERE (user_id IS NOT NULL);

CREATE INDEX send_outcomes_age ON public.send_outcomes USING btree (created_at);

CREATE INDEX send_outcomes_message ON public.send_outcomes USING btree (message_id) WHERE (message_id IS NOT NULL);

CREATE INDEX service_callbacks_age ON public.service_callbacks USING btree (received_at);

CREATE INDEX service_callbacks_waiting ON public.service_callbacks USING btree (received_at) WHERE (applied_at IS NULL);

CREATE INDEX sessions_devices ON public.sessions USING btree (user_id, created_at DESC);

CREATE INDEX sessions_expired ON public.sessions USING btree (expires_at);

CREATE INDEX settlement_differences_found ON public.settlement_differences USING btree (found_at DESC, id DESC);

CREATE INDEX settlement_rows_day ON public.settlement_rows USING btree (day);

CREATE INDEX settlement_rows_payment ON public.settlement_rows USING btree (processor, provider_payment_id);

CREATE INDEX share_agreements_manager ON public.share_agreements USING btree (manager_id, began_at);

CREATE INDEX share_agreements_person ON public.share_agreements USING btree (person_id, began_at);

CREATE INDEX sign_in_tickets_expiry ON public.sign_in_tickets USING btree (expires_at);

CREATE INDEX sign_in_tickets_holder ON public.sign_in_tickets USING btree (holder_id);

CREATE INDEX simplified_models_making ON public.simplified_models USING btree (master_id) WHERE (state = 'making'::text);

CREATE INDEX smart_token_packs_ending ON public.smart_token_packs USING btree (expires_at);

CREATE INDEX smart_token_packs_of_order ON public.smart_token_packs USING btree (order_id) WHERE (order_id IS NOT NULL);

CREATE INDEX smart_token_packs_of_user ON public.smart_token_packs USING btree (user_id, created_at DESC);

CREATE INDEX smart_token_packs_tier ON public.smart_token_packs USING btree (tier_id);

CREATE INDEX social_identities_user ON public.social_identities USING btree (user_id);

CREATE INDEX speech_calls_created_at ON public.speech_calls USING btree (created_at);

CREATE INDEX speech_calls_person ON public.speech_calls USING btree (person_id, created_at) WHERE (person_id IS NOT NULL);

CREATE INDEX staff_actions_act ON public.staff_actions USING btree (act, at, id);

CREATE INDEX staff_actions_at ON public.staff_actions USING btree (at, id);

CREATE INDEX staff_actions_changes ON public.staff_actions USING btree (resource, resource_id, at, id) WHERE ((before IS NOT NULL) OR (after IS NOT NULL));

CREATE INDEX staff_actions_resource ON public.staff_actions USING btree (resource, at, id);

CREATE INDEX staff_actions_staff ON public.staff_actions USING btree (staff_id, at, id);

CREATE INDEX staff_actions_thing ON public.staff_actions USING btree (resource_id, at, id);

CREATE INDEX staff_actions_user ON public.staff_actions USING btree (user_id, at, id) WHERE (user_id IS NOT NULL);

CREATE INDEX staff_bulk_items_waiting ON public.staff_bulk_items USING btree (run_id, "position") WHERE (state = 'waiting'::text);

CREATE INDEX staff_bulk_runs_created ON public.staff_bulk_runs USING btree (created_at);

CREATE INDEX staff_bulk_runs_running ON public.staff_bulk_runs USING btree (progressed_at) WHERE (state = 'running'::text);

CREATE INDEX staff_bulk_runs_staff ON public.staff_bulk_runs USING btree (staff_id, created_at);

CREATE INDEX staff_bulk_runs_undoes ON public.staff_bulk_runs USING btree (undoes) WHERE (undoes IS NOT NULL);

CREATE INDEX staff_chain_checks_newest ON public.staff_chain_checks USING btree (checked_at);

CREATE INDEX staff_queue_items_claimed ON public.staff_queue_items USING btree (claimed_by) WHERE (claimed_by IS NOT NULL);

CREATE INDEX staff_queue_items_order ON public.staff_queue_items USING btree (gravity DESC, due_at, thing_id);

CREATE INDEX staff_queue_items_skipped ON public.staff_queue_items USING btree (skipped_by) WHERE (skipped_by IS NOT NULL);

CREATE INDEX staff_sessions_expired ON public.staff_sessions USING btree (expires_at);

CREATE INDEX staff_sessions_staff ON public.staff_sessions USING btree (staff_id);

CREATE INDEX staff_views_deleted ON public.staff_views USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);

CREATE INDEX statement_months_age ON public.statement_months USING btree (made_at);

CREATE INDEX statements_of_reasons_decider ON public.statements_of_reasons USING btree (decided_by) WHERE (decided_by IS NOT NULL);

CREATE INDEX statements_of_reasons_given ON public.statements_of_reasons USING btree (given_at, id);

CREATE INDEX statements_of_reasons_user ON public.statements_of_reasons USING btree (user_id) WHERE (user_id IS NOT NULL);

CREATE INDEX stories_character ON public.stories USING btree (character_id, created_at, id);

CREATE INDEX stories_expiring ON public.stories USING btree (expires_at);

CREATE INDEX stories_newest ON public.stories USING btree (created_at DESC, id DESC);

CREATE INDEX stories_place ON public.stories USING btree (rendered_key);

CREATE INDEX stories_unprinted ON public.stories USING btree (id) WHERE ((rendered_key IS NOT NULL) AND (NOT is_printed));

CREATE INDEX stories_unrendered ON public.stories USING btree (id) WHERE (rendered_key IS NULL);

CREATE INDEX story_reads_new ON public.story_reads USING btree (read_at);

CREATE INDEX story_reads_story ON public.story_reads USING btree (story_id);

CREATE INDEX strikes_ending ON public.strikes USING btree (expires_at) WHERE ((ended_at IS NULL) AND (lifted_at IS NULL));

CREATE INDEX strikes_given_by ON public.strikes USING btree (given_by) WHERE (given_by IS NOT NULL);

CREATE INDEX strikes_incident ON public.strikes USING btree (incident_id);

CREATE INDEX strikes_person ON public.strikes USING btree (person_id, given_at DESC);

CREATE INDEX subscription_periods_ends ON public.subscription_periods USING btree (ends_at);

CREATE INDEX subscription_periods_plan ON public.subscription_periods USING btree (plan_id);

CREATE INDEX subscriptions_allowances ON public.subscriptions USING btree (allowance_due_at) WHERE (allowance_due_at IS NOT NULL);

CREATE INDEX subscriptions_attempts ON public.subscriptions USING btree (next_attempt_at) WHERE (next_attempt_at IS NOT NULL);

CREATE INDEX subscriptions_ends ON public.subscriptions USING btree (expires_at) WHERE (status <> 'expired'::text);

CREATE INDEX subscriptions_expires ON public.subscriptions USING btree (expires_at, id);

CREATE INDEX subscriptions_next_plan ON public.subscriptions USING btree (next_plan_id) WHERE (next_plan_id IS NOT NULL);

CREATE INDEX subscriptions_plan ON public.subscriptions USING btree (plan_id);

CREATE INDEX subscriptions_resumes ON public.subscriptions USING btree (resumes_at) WHERE ((resumes_at IS NOT NULL) AND (resume_noticed_at IS NULL));

CREATE INDEX subscriptions_started ON public.subscriptions USING btree (started_at, id);

CREATE INDEX subscriptions_status ON public.subscriptions USING btree (status, expires_at, id);

CREATE INDEX subscriptions_user ON public.subscriptions USING btree (user_id, expires_at DESC);

CREATE INDEX takedown_notices_decided_by ON public.takedown_notices USING btree (decided_by) WHERE (decided_by IS NOT NULL);

CREATE INDEX takedowns_places ON public.takedowns USING gin (places) WHERE (restored_at IS NULL);

CREATE INDEX takedowns_restored ON public.takedowns USING btree (restored_at);

CREATE INDEX takedowns_subject ON public.takedowns USING btree (subject_kind, subject) WHERE (restored_at IS NULL);

CREATE INDEX talk_times_age ON public.talk_times USING btree (expires_at);

CREATE INDEX token_lot_uses_lot ON public.token_lot_uses USING btree (lot_id);

CREATE INDEX token_lots_account ON public.token_lots USING btree (account_id);

CREATE INDEX token_lots_ending ON public.token_lots USING btree (ends_at) WHERE ((NOT is_spent) AND (ends_at IS NOT NULL));

CREATE INDEX token_lots_open ON public.token_lots USING btree (account_id) WHERE (NOT is_spent);

CREATE INDEX token_lots_order ON public.token_lots USING btree (order_id) WHERE (order_id IS NOT NULL);

CREATE INDEX token_lots_transfer ON public.token_lots USING btree (transfer_id) WHERE (transfer_id IS NOT NULL);

CREATE INDEX token_purchases_of_user ON public.token_purchases USING btree (user_id, bought_at DESC);

CREATE INDEX token_reservation_lots_lot ON public.token_reservation_lots USING btree (lot_id);

CREATE INDEX token_reservations_account ON public.token_reservations USING btree (account_id, state);

CREATE INDEX token_reservations_open ON public.token_reservations USING btree (ends_at) WHERE (state = 'open'::text);

CREATE INDEX told_publications_age ON public.told_publications USING btree (begun_at);

CREATE INDEX used_id_tokens_age ON public.used_id_tokens USING btree (used_at);

CREATE INDEX user_notes_staff ON public.user_notes USING btree (staff_id);

CREATE INDEX user_notes_user ON public.user_notes USING btree (user_id, created_at);

CREATE INDEX user_offers_bonus_offer ON public.user_offers USING btree (bonus_offer_id) WHERE (bonus_offer_id IS NOT NULL);

CREATE INDEX user_offers_ending ON public.user_offers USING btree (ends_at) WHERE (status = 'available'::text);

CREATE INDEX user_offers_of_order ON public.user_offers USING btree (order_id) WHERE (order_id IS NOT NULL);

CREATE INDEX user_offers_of_user ON public.user_offers USING btree (user_id, began_at DESC);

CREATE INDEX users_agreed_to_promotions ON public.users USING btree (id) WHERE agreed_to_promotions;

CREATE INDEX users_email ON public.users USING btree (email, created_at DESC);

CREATE INDEX users_unverified ON public.users USING btree (created_at) WHERE (verified_at IS NULL);

CREATE INDEX users_verified_at ON public.users USING btree (verified_at) WHERE (verified_at IS NOT NULL);

CREATE INDEX video_messages_character ON public.video_messages USING btree (character_id);

CREATE INDEX video_messages_chat ON public.video_messages USING btree (chat_id);

CREATE INDEX video_messages_had ON public.video_messages USING btree (user_id, created_at) WHERE ((state = 'confirmed'::text) OR (discount_percent > 0));

CREATE INDEX video_messages_message ON public.video_messages USING btree (message_id) WHERE (message_id IS NOT NULL);

CREATE INDEX video_messages_of_person ON public.video_messages USING btree (user_id, created_at) WHERE ((state <> 'rejected'::text) AND (dismissed_at IS NULL));

CREATE INDEX video_messages_offers ON public.video_messages USING btree (created_at) WHERE (state <> 'confirmed'::text);

CREATE INDEX voice_calls_character ON public.voice_calls USING btree (character_id);

CREATE INDEX voice_calls_open ON public.voice_calls USING btree (heard_at) WHERE (ended_at IS NULL);

CREATE INDEX voice_recordings_character ON public.voice_recordings USING btree (character_id);

CREATE INDEX voice_recordings_message ON public.voice_recordings USING btree (message_id) WHERE (message_id IS NOT NULL);

CREATE INDEX voice_recordings_without_message ON public.voice_recordings USING btree (created_at) WHERE (message_id IS NULL);

CREATE INDEX wizard_drafts_age ON public.wizard_drafts USING btree (expires_at);

CREATE INDEX wizard_drafts_owner ON public.wizard_drafts USING btree (owner_id);

CREATE UNIQUE INDEX account_deletions_user ON public.account_deletions USING btree (user_id) WHERE (cancelled_at IS NULL);

CREATE UNIQUE INDEX affiliates_name ON public.affiliates USING btree (lower(website), lower(nickname));

CREATE UNIQUE INDEX canned_answers_name ON public.canned_answers USING btree (lower(name));

CREATE UNIQUE INDEX cases_report_of_thing ON public.cases USING btree (character_id, user_id, post_id, message_id) NULLS NOT DISTINCT WHERE ((character_id IS NOT NULL) AND (user_id IS NOT NULL) AND (state <> 'resolved'::text));

CREATE UNIQUE INDEX cases_same_words ON public.cases USING btree (repeat_key) WHERE (state <> 'resolved'::text);

CREATE UNIQUE INDEX chats_guest_character ON public.chats USING btree (guest_id, character_id) WHERE ((guest_id IS NOT NULL) AND (set_aside_at IS NULL));

CREATE UNIQUE INDEX chats_user_character ON public.chats USING btree (user_id, character_id) WHERE ((user_id IS NOT NULL) AND (set_aside_at IS NULL));

CREATE UNIQUE INDEX creators_email ON public.creators USING btree (lower(email)) WHERE (email IS NOT NULL);

CREATE UNIQUE INDEX data_exports_open ON public.data_exports USING btree (user_id) WHERE (state = 'requested'::text);

CREATE UNIQUE INDEX email_unsubscribes_id ON public.email_unsubscribes USING btree (id);

CREATE UNIQUE INDEX fanclub_plans_duration ON public.fanclub_plans USING btree (club_id, duration, ((duration_type = 'Weeks'::text)));

CREATE UNIQUE INDEX identity_attempts_open ON public.identity_attempts USING btree (creator_id) WHERE (state = ANY (ARRAY['opening'::text, 'open'::text]));

CREATE UNIQUE INDEX impersonations_open ON public.impersonations USING btree (user_id) WHERE (ended_at IS NULL);

CREATE UNIQUE INDEX impersonations_session ON public.impersonations USING btree (session_id) WHERE (session_id IS NOT NULL);

CREATE UNIQUE INDEX invoices_payment ON public.invoices USING btree (payment_id) WHERE (kind = 'invoice'::text);

CREATE UNIQUE INDEX invoices_reversal ON public.invoices USING btree (payment_id, reversal_id) WHERE (reversal_id IS NOT NULL);

CREATE UNIQUE INDEX messages_keys ON ONLY public.messages USING btree (chat_id, sender_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);

CREATE UNIQUE INDEX notifications_fact ON public.notifications USING btree (user_id, subject, fact_id);

CREATE UNIQUE INDEX orders_open ON public.orders USING btree (buyer_id, sameness) WHERE (state = 'open'::text);

CREATE UNIQUE INDEX orders_rebill ON public.orders USING btree (sameness) WHERE (kind = 'rebill'::text);

CREATE UNIQUE INDEX payments_once ON public.payments USING btree (order_id) WHERE ((state = ANY (ARRAY['pending'::text, 'completed'::text])) AND (NOT is_surplus));

CREATE UNIQUE INDEX payments_provider ON public.payments USING btree (processor, provider_payment_id);

CREATE UNIQUE INDEX payout_methods_default ON public.payout_methods USING btree (user_id) WHERE is_default;

CREATE UNIQUE INDEX payouts_open ON public.payouts USING btree (user_id) WHERE (state = ANY (ARRAY['requested'::text, 'approved'::text, 'sent'::text]));

CREATE UNIQUE INDEX police_notices_open ON public.police_notices USING btree (incident_id) WHERE (decided_at IS NULL);

CREATE UNIQUE INDEX refunds_provider ON public.refunds USING btree (payment_id, provider_refund_id);

CREATE UNIQUE INDEX saved_cards_default ON public.saved_cards USING btree (user_id) WHERE is_default;

CREATE UNIQUE INDEX settlement_differences_open ON public.settlement_differences USING btree (processor, kind, provider_payment_id, difference, COALESCE(ours_minor, (0)::bigint), COALESCE(theirs_minor, (0)::bigint)) WHERE (resolved_at IS NULL);

CREATE UNIQUE INDEX share_agreements_open ON public.share_agreements USING btree (person_id, currency) WHERE (ended_at IS NULL);

CREATE UNIQUE INDEX smart_token_tiers_reach ON public.smart_token_tiers USING btree (is_welcome_back, is_test, up_to) NULLS NOT DISTINCT;

CREATE UNIQUE INDEX staff_actions_key ON public.staff_actions USING btree (staff_id, key) WHERE (key IS NOT NULL);

CREATE UNIQUE INDEX staff_actions_place ON public.staff_actions USING btree (place) WHERE (place IS NOT NULL);

CREATE UNIQUE INDEX staff_views_name ON public.staff_views USING btree (staff_id, resource, lower(name)) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX strikes_flag ON public.strikes USING btree (flag_id) WHERE (lifted_at IS NULL);

CREATE UNIQUE INDEX subscriptions_running ON public.subscriptions USING btree (user_id) WHERE (status <> 'expired'::text);

CREATE UNIQUE INDEX token_offers_of_key ON public.token_offers USING btree (offer_key, variant, amount, is_test) NULLS NOT DISTINCT WHERE (offer_key IS NOT NULL);

CREATE UNIQUE INDEX user_offers_of_bonus ON public.user_offers USING btree (user_id, bonus_offer_id) WHERE (bonus_offer_id IS NOT NULL);

CREATE UNIQUE INDEX user_offers_running ON public.user_offers USING btree (user_id, occasion) WHERE ((bonus_offer_id IS NULL) AND (status = 'available'::text));

CREATE UNIQUE INDEX users_verified_email ON public.users USING btree (email) WHERE ((verified_at IS NOT NULL) AND (state <> 'deleted'::text));

CREATE UNIQUE INDEX voice_calls_one_at_a_time ON public.voice_calls USING btree (user_id) WHERE (ended_at IS NULL);

CREATE UNIQUE INDEX wizard_drafts_open ON public.wizard_drafts USING btree (owner_id, kind) WHERE (submitted_at IS NULL);

CREATE OR REPLACE FUNCTION public.app_released_at()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
      select coalesce((select (value #>> '{}')::timestamptz from settings
                        where key = 'app_released_at'), '2026-11-30T00:00:00Z')
    $function$
;

CREATE OR REPLACE FUNCTION public.begin_creator_steps()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into creator_identities (creator_id, updated_at) values (new.id, new.created_at);
      insert into creator_photo_checks (creator_id, updated_at) values (new.id, new.created_at);
      insert into creator_voices (creator_id, updated_at) values (new.id, new.created_at);
      insert into creator_releases (creator_id, updated_at) values (new.id, new.created_at);
      insert into creator_agreements (creator_id, updated_at) values (new.id, new.created_at);
      insert into creator_approvals (creator_id, updated_at) values (new.id, new.created_at);
      insert into creator_twins (creator_id, updated_at) values (new.id, new.created_at);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.chain_staff_action()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    declare
      last record;
    begin
      -- Rows are added one after another; the log is the last statement of an act.
      perform pg_advisory_xact_lock(hashtextextended('staff_actions', 0));
      select place, hash into last from staff_actions
       where place is not null order by place desc limit 1;
      new.place := coalesce(last.place, 0) + 1;
      new.hash := hash_staff_action(coalesce(last.hash, ''::bytea), new);
      return new;
    end $function$
;

CREATE OR REPLACE FUNCTION public.change_staff(actor uuid, wanted uuid, new_role text, new_is_active boolean, new_invited_at timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      begin
        perform pg_advisory_xact_lock(hashtext('roles of staff'));
        if not exists (select from staff
                        where id = actor and role = 'superAdmin' and is_active) then
          return 'forbidden';
        end if;
        if not exists (select from staff where id = wanted) then return 'not-found'; end if;
        if (new_role <> 'superAdmin' or not new_is_active)
           and not exists (select from staff
                            where role = 'superAdmin' and is_active and id <> wanted
                              and (invited_at is null or joined_at is not null)) then
          return 'last-super-admin';
        end if;
        if wanted = actor then return 'own-account'; end if;
        update staff set role = new_role, is_active = new_is_active,
                         invited_at = coalesce(new_invited_at, invited_at)
         where id = wanted;
        return 'done';
      end $function$
;

CREATE OR REPLACE FUNCTION public.close_month(which text, who text, at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    begin
      if which >= to_char(now() at time zone 'UTC' - interval '1 hour', 'YYYY-MM') then
        raise exception '% is not over', which
          using errcode = 'check_violation', constraint = 'closed_months_over';
      end if;
      perform pg_advisory_xact_lock(hashtext('ledger month'), hashtext(which));
      insert into closed_months (month, closed_at, closed_by) values (which, at, who);
    end $function$
;

CREATE OR REPLACE FUNCTION public.forget_model_item()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    begin
      delete from staff_queue_items where resource = 'verified-model' and thing_id = old.id;
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.hash_staff_action(previous bytea, action staff_actions)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
      select sha256(previous || convert_to(jsonb_build_array(
        action.place, action.id, extract(epoch from action.at), action.staff_id, action.role,
        action.act, action.resource, action.resource_id, action.user_id, action.before,
        action.after, action.reason, action.key, action.request_id,
        encode(action.network, 'hex'))::text, 'UTF8'))
    $function$
;

CREATE OR REPLACE FUNCTION public.invite_staff(actor uuid, new_id uuid, new_email text, new_role text, new_locale text, at timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      begin
        perform pg_advisory_xact_lock(hashtext('roles of staff'));
        if not exists (select from staff
                        where id = actor and role = 'superAdmin' and is_active) then
          return 'forbidden';
        end if;
        insert into staff (id, email, role, locale, invited_at, created_at)
          values (new_id, new_email, new_role, new_locale, at, at)
          on conflict (email) do nothing;
        return case when found then 'done' else 'address-taken' end;
      end $function$
;

CREATE OR REPLACE FUNCTION public.keep_trial_balance(which text, balances jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      update closed_months set trial_balance = balances
       where month = which and trial_balance is null
    $function$
;

CREATE OR REPLACE FUNCTION public.list_removed_voice_sample()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into creator_voice_removals (storage_key) values (old.storage_key)
        on conflict do nothing;
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.live_models_are_confirmed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      perform from creators where id = new.creator_id for update;
      if exists (select from creator_unconfirmed_parts where creator_id = new.creator_id) then
        raise exception 'model % has parts that its person has not confirmed', new.creator_id
          using errcode = 'check_violation', constraint = 'live_models_are_confirmed';
      end if;
      return new;
    end $function$
;

CREATE OR REPLACE FUNCTION public.lock_account(wanted text)
 RETURNS uuid
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      select id from ledger_accounts where code = wanted and holder_id is not null
         for no key update
    $function$
;

CREATE OR REPLACE FUNCTION public.lock_purse(owner uuid, codes text[], wanted bigint)
 RETURNS TABLE(account_id uuid, balance bigint, lots json, accounts json, limits json, ask_from integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  begin
    select account.id, account.balance into account_id, balance
      from ledger_accounts account where account.owner_id = owner for update;
    if not found then return; end if;
    lots := '[]'; accounts := '{}'; limits := '[]';
    if wanted is distinct from 0 then
      select coalesce(json_agg(json_build_object(
               'id', lot.id, 'kind', lot.kind, 'size', lot.size,
               'remaining', lot.remaining, 'reserved', lot.reserved,
               'paidMinor', lot.paid_minor, 'currency', lot.currency,
               'endsAt', extract(epoch from lot.ends_at) * 1000,
               'createdAt', extract(epoch from lot.created_at) * 1000)), '[]')
        into lots
        from (select one.*, sum(one.remaining) over (
                       order by array_position(array['allowance', 'granted', 'bought'], one.kind),
                                one.ends_at, one.created_at, one.id) - one.remaining as before
                from token_lots one
               where one.account_id = lock_purse.account_id and not one.is_spent) lot
       where wanted is null or lot.before < wanted;
      select coalesce(json_agg(json_build_object(
               'period', one.period, 'tokens', one.tokens, 'nextTokens', one.next_tokens,
               'nextFrom', extract(epoch from one.next_from) * 1000)), '[]')
        into limits from spending_limits one where one.user_id = owner;
      select one.from_tokens into ask_from
        from spend_confirmations one where one.user_id = owner;
    end if;
    if cardinality(codes) > 0 then
      select coalesce(json_object_agg(account.code, account.id), '{}') into accounts
        from ledger_accounts account where account.code = any (codes);
    end if;
    return next;
  end $function$
;

CREATE OR REPLACE FUNCTION public.lock_staff_account(wanted uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      select from staff where id = wanted for update
    $function$
;

CREATE OR REPLACE FUNCTION public.note_account_figures()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  begin
    if new.state = 'deleted' then
       delete from person_figures where user_id = new.id;
       return null;
     end if;
     insert into person_figures (user_id, state, joined_at, seen_at)
       values (new.id, new.state, new.created_at, new.created_at)
       on conflict (user_id) do update
         set state = excluded.state, joined_at = excluded.joined_at,
             seen_at = greatest(person_figures.seen_at, excluded.seen_at)
       where (person_figures.state, person_figures.joined_at)
             is distinct from (excluded.state, excluded.joined_at);
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.note_plan_figures()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  begin
    update person_figures
        set premium_until = (select coalesce(max(expires_at), 'epoch') from subscriptions
                              where user_id = new.user_id)
      where user_id = new.user_id;
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.note_play_figures()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  begin
    update person_figures set points = new.xp where user_id = new.user_id and points <> new.xp;
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.note_spent_figures()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  begin
    update person_figures
        set spent_minor = (select coalesce(sum(amount_minor - refunded_minor), 0) from payments
                            where payer_id = new.payer_id and state = 'completed')
      where user_id = new.payer_id;
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.note_staff_joined(wanted uuid, at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      update staff set joined_at = at where id = wanted and joined_at is null
    $function$
;

CREATE OR REPLACE FUNCTION public.note_token_figures()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  begin
    if new.kind = 'person' then
       update person_figures set tokens = new.balance
        where user_id = new.owner_id and tokens <> new.balance;
     end if;
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.note_visit_figures()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  begin
    -- Staff who look at the site as a person are no visit of that person.
     if new.actor_id = new.user_id then
       update person_figures
          set seen_at = greatest(seen_at, new.rotated_at), country = coalesce(new.country, country)
        where user_id = new.user_id;
     end if;
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.open_empty()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
    begin
      if coalesce(new.balance, 0) <> 0 then
        raise exception 'a new account holds nothing'
          using errcode = 'check_violation', constraint = 'ledger_accounts_empty';
      end if;
      if new.kind = 'person' then new.balance := 0; end if;
      return new;
    end $function$
;

CREATE OR REPLACE FUNCTION public.put_in_queue(of_resource text, of_thing uuid, of_gravity integer, due timestamp with time zone, since timestamp with time zone, as_label text, as_reference text, by_staff uuid[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'public', 'pg_temp'
AS $function$
      insert into staff_queue_items
          (resource, thing_id, gravity, due_at, waits_since, label, reference, deciders)
        values (of_resource, of_thing, of_gravity, due, since, as_label, as_reference,
                array_remove(by_staff, null))
        on conflict (resource, thing_id) do update
          set gravity = excluded.gravity, due_at = excluded.due_at, label = excluded.label,
              deciders = excluded.deciders
    $function$
;

CREATE OR REPLACE FUNCTION public.queue_account()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  begin
    if tg_op = 'DELETE' then
      delete from staff_queue_items where resource = 'account' and thing_id = old.id;
      return null;
    end if;
    if new.state is distinct from old.state
         and 'under_age_review' in (new.state, old.state) then
       perform settle_age_item(new.id);
     end if;
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.queue_age_review()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  begin
    if tg_op = 'DELETE' then
      delete from staff_queue_items where resource = 'account' and thing_id = old.person_id;
      return null;
    end if;
    perform settle_age_item(new.person_id);
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.queue_appeal()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  begin
    if tg_op = 'DELETE' then
      delete from staff_queue_items where resource = 'appeal' and thing_id = old.strike_id;
      return null;
    end if;
    if new.outcome is not null then
       delete from staff_queue_items where resource = 'appeal' and thing_id = new.strike_id;
       return null;
     end if;
     perform put_in_queue('appeal', strike.id,
       case strike.leads_to when 'suspension' then 3 when 'pause' then 2 else 1 end,
       (opened.due_on + 1)::timestamp at time zone 'UTC', new.appealed_at,
       strike.leads_to, opened.reference, array[strike.given_by, incident.decided_by])
        from strikes strike
        join incidents incident on incident.id = strike.incident_id
        join cases opened on opened.id = new.case_id
       where strike.id = new.strike_id;
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.queue_case()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
   declare
     queued text;
   begin
     if tg_op = 'DELETE' then
       delete from staff_queue_items where resource in ('case', 'report') and thing_id = old.id;
       return null;
     end if;
     -- Notices of images and appeals wait as such.
     if new.kind in ('intimate-image', 'appeal') then return null; end if;
     queued := case new.kind when 'content' then 'report' else 'case' end;
     if new.state = 'resolved' then
       delete from staff_queue_items where resource = queued and thing_id = new.id;
       return null;
     end if;
     perform put_in_queue(queued, new.id,
       case
         when new.reason in ('looks under age', 'a real person without consent') then 4
         when new.reason in ('dangerous organizations', 'suicide/self harm', 'illegal activities',
                             'violent and graphic content') or new.kind = 'removal' then 3
         when new.reason = 'spam' or new.kind = 'contact' then 1
         else 2
       end,
       (new.due_on + 1)::timestamp at time zone 'UTC', new.created_at,
       coalesce(new.reason, new.kind), new.reference, '{}');
     return null;
   end $function$
;

CREATE OR REPLACE FUNCTION public.queue_incident()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  begin
    if tg_op = 'DELETE' then
      delete from staff_queue_items where resource = 'incident' and thing_id = old.id;
      return null;
    end if;
    if new.decided_at is not null then
       delete from staff_queue_items where resource = 'incident' and thing_id = new.id;
       return null;
     end if;
     perform put_in_queue('incident', new.id, new.severity,
       new.begun_at + case new.severity when 4 then interval '1 hour' when 3 then interval '24 hours'
                                        else interval '72 hours' end,
       new.begun_at, new.kind, null, array[new.suspension_asked_by]);
     -- The second person takes it now.
     if tg_op = 'UPDATE' and new.suspension_asked_by is distinct from old.suspension_asked_by then
       update staff_queue_items set claimed_by = null, claimed_until = null
        where resource = 'incident' and thing_id = new.id;
     end if;
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.queue_model_of_creator_approvals()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      begin
        perform settle_model_item(new.creator_id);
        return null;
      end $function$
;

CREATE OR REPLACE FUNCTION public.queue_model_of_creator_identities()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      begin
        perform settle_model_item(new.creator_id);
        return null;
      end $function$
;

CREATE OR REPLACE FUNCTION public.queue_model_of_creator_photo_checks()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      begin
        perform settle_model_item(new.creator_id);
        return null;
      end $function$
;

CREATE OR REPLACE FUNCTION public.queue_model_of_creators()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      begin
        perform settle_model_item(new.id);
        return null;
      end $function$
;

CREATE OR REPLACE FUNCTION public.queue_notice()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  begin
    if tg_op = 'DELETE' then
      delete from staff_queue_items where resource = 'notice' and thing_id = old.case_id;
      return null;
    end if;
    if new.outcome is not null then
       delete from staff_queue_items where resource = 'notice' and thing_id = new.case_id;
       return null;
     end if;
     perform put_in_queue('notice', id, 4, due_at, created_at, kind, reference, '{}')
        from cases where id = new.case_id;
    return null;
  end $function$
;

CREATE OR REPLACE FUNCTION public.queue_police_notice()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    begin
      if tg_op = 'DELETE' or new.decided_at is not null then
        delete from staff_queue_items
         where resource = 'police-notice' and thing_id = coalesce(new.id, old.id);
      else
        perform put_in_queue('police-notice', new.id, 4, new.asked_at + interval '1 hour',
          new.asked_at, new.grounds, null, array[new.asked_by]);
      end if;
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.queue_second_reading()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    begin
      if new.read_at is not null then
        delete from staff_queue_items
         where resource = 'second-reading' and thing_id = new.action_id;
      else
        perform put_in_queue('second-reading', new.action_id, 1,
          new.decided_at + interval '7 days', new.decided_at, new.act, null,
          array[new.decided_by]);
      end if;
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_closed_month()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
    declare
      dated text := to_char(new.created_at at time zone 'UTC', 'YYYY-MM');
    begin
      if dated >= to_char(now() at time zone 'UTC', 'YYYY-MM') then return new; end if;
      perform pg_advisory_xact_lock_shared(hashtext('ledger month'), hashtext(dated));
      if exists (select from closed_months where month = dated) then
        raise exception '% is closed', dated
          using errcode = 'check_violation', constraint = 'ledger_month_open';
      end if;
      return new;
    end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_consent_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      raise exception 'the history of consents is append-only' using errcode = 'restrict_violation';
    end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_foreign_password()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
    begin
      if not exists (select from pg_roles
                      where rolname in ('nocturne_app', 'nocturne_app_web', 'nocturne_app_staff')
                        and pg_has_role(current_user, oid, 'member')) then
        raise exception 'passwords are set where people sign in'
          using errcode = 'insufficient_privilege';
      end if;
      return new;
    end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_ledger_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      raise exception 'ledger rows are append-only' using errcode = 'restrict_violation';
    end $function$
;

CREATE OR REPLACE FUNCTION public.require_balanced_legs()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
    declare
      unbalanced record;
    begin
      select transfer_id, unit, sum(amount) as total into unbalanced
        from legs group by transfer_id, unit having sum(amount) <> 0 limit 1;
      if found then
        raise exception 'legs of transfer % sum to % %',
          unbalanced.transfer_id, unbalanced.total, unbalanced.unit
          using errcode = 'check_violation', constraint = 'ledger_transfer_balanced';
      end if;
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.set_staff_password(wanted uuid, new_hash text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      update staff set password_hash = new_hash where id = wanted and is_active
    $function$
;

CREATE OR REPLACE FUNCTION public.settle_age_item(person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
   begin
     perform put_in_queue('account', review.person_id, 3, review.held_at + interval '24 hours',
               review.held_at, 'age-review', null, '{}')
        from age_reviews review join users account on account.id = review.person_id
       where review.person_id = person and account.state = 'under_age_review'
         and review.held_at is not null and review.lifted_at is null;
     if not found then
       delete from staff_queue_items where resource = 'account' and thing_id = person;
     end if;
   end $function$
;

CREATE OR REPLACE FUNCTION public.settle_model_item(model uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
    begin
      perform put_in_queue('verified-model', creator.id, 2,
                creator.submitted_at + interval '3 days', creator.submitted_at,
                'application', null, '{}')
         from creators creator
         join creator_identities identity on identity.creator_id = creator.id
         join creator_photo_checks photos on photos.creator_id = creator.id
         join creator_approvals approval on approval.creator_id = creator.id
        where creator.id = model and creator.kind = 'verified' and creator.submitted_at is not null
          and identity.is_done and photos.is_done and approval.status = 'pending';
      if not found then
        delete from staff_queue_items where resource = 'verified-model' and thing_id = model;
      end if;
    end $function$
;

CREATE OR REPLACE FUNCTION public.subscription_end(person uuid, at timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
      select max(case when expires_at > at then expires_at else grace_ends_at end)
        from subscriptions
       where user_id = person and started_at <= at
         and greatest(expires_at, grace_ends_at) > at and (ended_at is null or ended_at > at)
    $function$
;

CREATE OR REPLACE FUNCTION public.take_ledger_snapshots(through timestamp with time zone)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    declare
      taken bigint;
    begin
      if through > now() then
        raise exception 'no total is known of a time to come' using errcode = 'check_violation';
      end if;
      insert into ledger_snapshots (account_id, last_entry_id, total, created_at)
        select account.id, newer.last_entry_id, coalesce(kept.total, 0) + newer.amount, through
          from ledger_accounts account
          left join lateral (select total, created_at from ledger_snapshots
                              where account_id = account.id
                              order by created_at desc limit 1) kept on true
          cross join lateral (select max(id) as last_entry_id, sum(amount) as amount
                                from ledger_entries
                               where account_id = account.id
                                 and created_at > coalesce(kept.created_at, '-infinity')
                                 and created_at <= through) newer
         where account.kind in ('creator', 'system') and newer.last_entry_id is not null
        on conflict do nothing;
      get diagnostics taken = row_count;
      return taken;
    end $function$
;

CREATE OR REPLACE FUNCTION public.trim_ledger_snapshots(before timestamp with time zone)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    declare
      removed bigint;
    begin
      delete from ledger_snapshots where (account_id, last_entry_id) in (
        select old.account_id, old.last_entry_id from ledger_snapshots old
         where old.created_at < least(before, now() - interval '1 day')
           and exists (select from ledger_snapshots newer
                        where newer.account_id = old.account_id
                          and newer.last_entry_id > old.last_entry_id offset 1)
         limit 10000);
      get diagnostics removed = row_count;
      return removed;
    end $function$
;

CREATE OR REPLACE FUNCTION public.trim_security_log(before timestamp with time zone)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    declare
      removed bigint;
    begin
      delete from security_log where id in (
        select id from security_log
         where at < least(before, now() - interval '90 days') order by at limit 10000);
      get diagnostics removed = row_count;
      return removed;
    end $function$
;

CREATE OR REPLACE FUNCTION public.twin_goes_with_model()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if exists (
        select from characters
         where id = old.character_id and origin = 'verified_model' and is_published
           and not exists (select from live_models where character_id = old.character_id)
      ) then
        raise exception 'twin % is published without a live model', old.character_id
          using errcode = 'check_violation', constraint = 'twin_is_live';
      end if;
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.twin_is_live()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if exists (
        select from characters
         where id = new.id and origin = 'verified_model' and is_published
           and not exists (select from live_models where character_id = new.id)
      ) then
        raise exception 'twin % is published without a live model', new.id
          using errcode = 'check_violation', constraint = 'twin_is_live';
      end if;
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.unconfirmed_is_not_live()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      perform from creators where id = new.creator_id for update;
      if exists (select from live_models where creator_id = new.creator_id) then
        raise exception 'model % is live', new.creator_id
          using errcode = 'check_violation', constraint = 'live_models_are_confirmed';
      end if;
      return new;
    end $function$
;

CREATE OR REPLACE FUNCTION public.use_trial(account uuid, most integer)
 RETURNS boolean
 LANGUAGE sql
AS $function$
      with used as (
        update users set trial_messages_used = trial_messages_used + 1
         where id = account and trial_messages_used < most
        returning id
      )
      select exists (select from used)
    $function$
;

CREATE OR REPLACE FUNCTION public.write_gamification_setting(setting text, new_value jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    begin
      if setting !~ '^gamification_[a-z_]+$' and setting <> 'wheel_off_countries' then
        raise exception 'the setting % is not one of gamification', setting
          using errcode = 'check_violation', constraint = 'gamification_setting';
      end if;
      insert into settings (key, value, updated_at) values (setting, new_value, now())
        on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at;
    end $function$
;

CREATE OR REPLACE FUNCTION public.write_transfer(transfer uuid, key text, why text, about uuid, with_character uuid, at timestamp with time zone, purse uuid, leg_accounts uuid[], leg_units text[], leg_amounts bigint[], lot_ids uuid[], remaining bigint[], reserved bigint[], taken bigint[], short bigint[], use_lots uuid[], use_kinds text[], use_tokens bigint[], use_costs bigint[], use_creators uuid[], use_shares bigint[], use_shorts bigint[], new_lots json)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  declare
    known bigint; moved bigint; held bigint; foreign_legs bigint; changed bigint;
    left_over bigint := 0; put_aside bigint := 0; used bigint := 0; opened bigint := 0;
    one bigint;
  begin
    insert into ledger_transfers (id, idempotency_key, reason, reference, character_id, created_at)
      values (transfer, key, why, about, with_character, at)
      on conflict (idempotency_key) do nothing;
    if not found then return null; end if;

    select count(*),
           coalesce(sum(leg.amount) filter (where account.id = purse), 0),
           coalesce(sum(leg.amount) filter (where account.kind = 'reserved'), 0),
           count(*) filter (
             where (account.kind = 'person' and account.id is distinct from purse)
                or (account.kind = 'reserved' and account.holder_id is distinct from
                     (select owner_id from ledger_accounts where id = purse)))
      into known, moved, held, foreign_legs
      from unnest(leg_accounts, leg_units, leg_amounts) as leg (account_id, unit, amount)
      join ledger_accounts account on account.id = leg.account_id and account.unit = leg.unit;
    if known <> coalesce(cardinality(leg_accounts), 0) then
      raise exception 'a leg of transfer % names no account of its unit', transfer
        using errcode = 'foreign_key_violation', constraint = 'ledger_entries_account';
    end if;
    if known < 2 then
      raise exception 'transfer % has % legs', transfer, known
        using errcode = 'check_violation', constraint = 'ledger_transfer_balanced';
    end if;
    insert into ledger_entries (transfer_id, account_id, unit, amount, created_at)
      select transfer, leg.account_id, leg.unit, leg.amount, at
        from unnest(leg_accounts, leg_units, leg_amounts) as leg (account_id, unit, amount);

    foreach one in array remaining loop left_over := left_over + one; end loop;
    foreach one in array reserved loop put_aside := put_aside + one; end loop;
    foreach one in array use_tokens loop used := used + one; end loop;
    if new_lots is not null then
      select coalesce(sum(lot.size), 0) into opened
        from json_to_recordset(new_lots) as lot (size bigint);
    end if;
    if foreign_legs > 0 or moved <> left_over + opened or held <> put_aside
       or used <> -(left_over + put_aside) or not use_lots <@ lot_ids then
      raise exception 'the lots of transfer % do not change as its purse does', transfer
        using errcode = 'check_violation', constraint = 'ledger_transfer_lots';
    end if;

    if moved <> 0 then
      update ledger_accounts set balance = balance + moved, version = version + 1 where id = purse;
    end if;
    if cardinality(lot_ids) > 0 then
      -- The limit, which a planner cannot know, has it expect one row and keep its plan.
      update token_lots lot
         set remaining = lot.remaining + change.remaining,
             reserved = lot.reserved + change.reserved,
             taken = lot.taken + change.taken,
             short = lot.short + change.short
        from (select * from unnest(lot_ids, remaining, reserved, taken, short)
               limit cardinality(lot_ids)) as change (id, remaining, reserved, taken, short)
       where lot.id = change.id and lot.account_id = purse;
      get diagnostics changed = row_count;
      if changed <> cardinality(lot_ids) then
        raise exception 'transfer % changes lots that are not its purse''s', transfer
          using errcode = 'check_violation', constraint = 'ledger_transfer_lots';
      end if;
    end if;
    if cardinality(use_lots) > 0 then
      insert into token_lot_uses
        (transfer_id, lot_id, kind, tokens, cost_minor, creator_id, share_minor, short)
        select transfer, use.* from unnest(use_lots, use_kinds, use_tokens, use_costs,
                                           use_creators, use_shares, use_shorts) as use;
    end if;
    if new_lots is not null then
      insert into token_lots (id, account_id, kind, size, remaining, paid_minor, currency, order_id,
                              transfer_id, ends_at, created_at)
        select lot.id, purse, lot.kind, lot.size, lot.size, lot.paid_minor, lot.currency,
               lot.order_id, transfer, lot.ends_at, at
          from json_to_recordset(new_lots) as lot
                 (id uuid, kind text, size bigint, paid_minor bigint, currency text,
                  order_id uuid, ends_at timestamptz);
    end if;
    return transfer;
  end $function$
;

CREATE TRIGGER begin_creator_steps AFTER INSERT ON public.creators FOR EACH ROW EXECUTE FUNCTION begin_creator_steps();

CREATE TRIGGER creator_consent_events_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.creator_consent_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_consent_change();

CREATE TRIGGER forget_model_item AFTER DELETE ON public.creators FOR EACH ROW EXECUTE FUNCTION forget_model_item();

CREATE TRIGGER ledger_accounts_empty BEFORE INSERT ON public.ledger_accounts FOR EACH ROW EXECUTE FUNCTION open_empty();

CREATE TRIGGER ledger_accounts_kept BEFORE DELETE OR TRUNCATE ON public.ledger_accounts FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

CREATE TRIGGER ledger_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

CREATE TRIGGER ledger_entries_balanced AFTER INSERT ON public.ledger_entries REFERENCING NEW TABLE AS legs FOR EACH STATEMENT EXECUTE FUNCTION require_balanced_legs();

CREATE TRIGGER ledger_transfers_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_transfers FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

CREATE TRIGGER ledger_transfers_month_open BEFORE INSERT ON public.ledger_transfers FOR EACH ROW EXECUTE FUNCTION refuse_closed_month();

CREATE TRIGGER list_removed_voice_sample AFTER DELETE OR UPDATE OF storage_key ON public.creator_voice_samples FOR EACH ROW EXECUTE FUNCTION list_removed_voice_sample();

CREATE TRIGGER live_models_are_confirmed BEFORE INSERT ON public.live_models FOR EACH ROW EXECUTE FUNCTION live_models_are_confirmed();

CREATE TRIGGER note_account_figures AFTER INSERT OR UPDATE OF state, created_at ON public.users FOR EACH ROW EXECUTE FUNCTION note_account_figures();

CREATE TRIGGER note_plan_figures AFTER INSERT OR UPDATE OF expires_at ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION note_plan_figures();

CREATE TRIGGER note_play_figures AFTER INSERT OR UPDATE OF xp ON public.gamification_players FOR EACH ROW EXECUTE FUNCTION note_play_figures();

CREATE TRIGGER note_spent_figures AFTER INSERT OR UPDATE OF state, refunded_minor ON public.payments FOR EACH ROW EXECUTE FUNCTION note_spent_figures();

CREATE TRIGGER note_token_figures AFTER INSERT OR UPDATE OF balance ON public.ledger_accounts FOR EACH ROW EXECUTE FUNCTION note_token_figures();

CREATE TRIGGER note_visit_figures AFTER INSERT OR UPDATE OF rotated_at, country ON public.sessions FOR EACH ROW EXECUTE FUNCTION note_visit_figures();

CREATE TRIGGER queue_account AFTER UPDATE OF state ON public.users FOR EACH ROW EXECUTE FUNCTION queue_account();

CREATE TRIGGER queue_age_review AFTER INSERT OR DELETE OR UPDATE ON public.age_reviews FOR EACH ROW EXECUTE FUNCTION queue_age_review();

CREATE TRIGGER queue_appeal AFTER INSERT OR DELETE OR UPDATE ON public.appeals FOR EACH ROW EXECUTE FUNCTION queue_appeal();

CREATE TRIGGER queue_case AFTER INSERT OR DELETE OR UPDATE ON public.cases FOR EACH ROW EXECUTE FUNCTION queue_case();

CREATE TRIGGER queue_incident AFTER INSERT OR DELETE OR UPDATE ON public.incidents FOR EACH ROW EXECUTE FUNCTION queue_incident();

CREATE TRIGGER queue_model_of_creator_approvals AFTER UPDATE ON public.creator_approvals FOR EACH ROW EXECUTE FUNCTION queue_model_of_creator_approvals();

CREATE TRIGGER queue_model_of_creator_identities AFTER UPDATE ON public.creator_identities FOR EACH ROW EXECUTE FUNCTION queue_model_of_creator_identities();

CREATE TRIGGER queue_model_of_creator_photo_checks AFTER UPDATE ON public.creator_photo_checks FOR EACH ROW EXECUTE FUNCTION queue_model_of_creator_photo_checks();

CREATE TRIGGER queue_model_of_creators AFTER INSERT OR UPDATE OF submitted_at ON public.creators FOR EACH ROW EXECUTE FUNCTION queue_model_of_creators();

CREATE TRIGGER queue_notice AFTER INSERT OR DELETE OR UPDATE ON public.takedown_notices FOR EACH ROW EXECUTE FUNCTION queue_notice();

CREATE TRIGGER queue_police_notice AFTER INSERT OR DELETE OR UPDATE ON public.police_notices FOR EACH ROW EXECUTE FUNCTION queue_police_notice();

CREATE TRIGGER queue_second_reading AFTER INSERT OR UPDATE ON public.second_readings FOR EACH ROW EXECUTE FUNCTION queue_second_reading();

CREATE TRIGGER staff_actions_chain BEFORE INSERT ON public.staff_actions FOR EACH ROW EXECUTE FUNCTION chain_staff_action();

CREATE TRIGGER token_lot_uses_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.token_lot_uses FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

CREATE CONSTRAINT TRIGGER twin_goes_with_model AFTER DELETE OR UPDATE OF character_id ON public.live_models DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION twin_goes_with_model();

CREATE CONSTRAINT TRIGGER twin_is_live AFTER INSERT OR UPDATE OF is_published, origin ON public.characters DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.origin = 'verified_model'::text) AND new.is_published)) EXECUTE FUNCTION twin_is_live();

CREATE TRIGGER unconfirmed_is_not_live BEFORE INSERT ON public.creator_unconfirmed_parts FOR EACH ROW EXECUTE FUNCTION unconfirmed_is_not_live();

CREATE TRIGGER users_password BEFORE UPDATE OF password_hash ON public.users FOR EACH ROW WHEN (((new.password_hash IS NOT NULL) AND (new.password_hash IS DISTINCT FROM old.password_hash))) EXECUTE FUNCTION refuse_foreign_password();
