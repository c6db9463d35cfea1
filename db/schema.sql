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
  CHECK (((cancelled_at IS NULL) OR (erasure_began_at IS NULL))),
  CHECK (((erased_at IS NULL) OR (erasure_began_at IS NOT NULL))),
  CHECK ((due_at >= requested_at)),
  CHECK ((length(reason) <= 2000)),
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
  CHECK (((doubted_at IS NOT NULL) OR (held_at IS NOT NULL))),
  CHECK (((lifted_at IS NULL) = (lifted_by IS NULL))),
  CHECK (((lifted_at IS NULL) OR (held_at IS NOT NULL))),
  CHECK ((lifted_by = ANY (ARRAY['age_check'::text, 'staff'::text]))),
  CHECK ((person_kind = ANY (ARRAY['user'::text, 'guest'::text]))),
  PRIMARY KEY (person_id)
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
  CHECK (((character_id IS NULL) = (reason IS NULL))),
  CHECK (((email = lower(email)) AND (length(email) <= 254))),
  CHECK (((email IS NULL) <> (email_hash IS NULL))),
  CHECK (((state = 'resolved'::text) = (resolved_at IS NOT NULL))),
  CHECK ((kind = ANY (ARRAY['contact'::text, 'content'::text, 'complaint'::text, 'copyright'::text, 'counter-notice'::text, 'removal'::text, 'data-request'::text]))),
  CHECK ((length(email_hash) = 32)),
  CHECK ((state = ANY (ARRAY['received'::text, 'in_review'::text, 'resolved'::text]))),
  FOREIGN KEY (character_id) REFERENCES characters(id),
  FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE SET NULL,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id),
  UNIQUE (reference),
  UNIQUE (repeat_key)
);

create table character_attributes (
  character_id uuid not null,
  type text not null,
  value text not null,
  FOREIGN KEY (character_id) REFERENCES characters(id) ON DELETE CASCADE,
  PRIMARY KEY (character_id, type)
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
  UNIQUE (slug)
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
  CHECK ((num_nonnulls(user_id, guest_id) = 1)),
  CHECK ((unread_count >= 0)),
  FOREIGN KEY (character_id) REFERENCES characters(id),
  FOREIGN KEY (guest_id) REFERENCES guests(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);

create table code_tries (
  counter bytea not null,
  day date not null,
  tries integer not null,
  CHECK ((tries > 0)),
  PRIMARY KEY (day, counter)
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

create table email_unsubscribes (
  address text,
  created_at timestamp with time zone not null,
  address_hash bytea,
  CHECK (((address = lower(address)) AND (length(address) <= 254))),
  CHECK (((address IS NULL) <> (address_hash IS NULL))),
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

create table fanclub_memberships (
  user_id uuid not null,
  character_id uuid not null,
  started_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  FOREIGN KEY (character_id) REFERENCES characters(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (user_id, character_id)
);

create table feature_flags (
  key text not null,
  is_enabled boolean not null default false,
  is_for_test_users_only boolean not null default false,
  variants jsonb not null default '{}'::jsonb,
  updated_at timestamp with time zone not null default now(),
  PRIMARY KEY (key)
);

create table follows (
  user_id uuid not null,
  character_id uuid not null,
  created_at timestamp with time zone not null,
  FOREIGN KEY (character_id) REFERENCES characters(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (user_id, character_id)
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

create table inbox (
  id uuid not null,
  provider text not null,
  event_id text not null,
  payload jsonb not null,
  received_at timestamp with time zone not null default now(),
  applied_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (provider, event_id)
);

create table ledger_accounts (
  id uuid not null,
  kind text not null,
  owner_id uuid,
  code text,
  balance bigint,
  version integer not null default 0,
  created_at timestamp with time zone not null default now(),
  CHECK (((kind <> 'person'::text) OR ((owner_id IS NOT NULL) AND (balance IS NOT NULL)))),
  CHECK (((kind <> 'system'::text) OR ((code IS NOT NULL) AND (balance IS NULL)))),
  CHECK ((balance >= 0)),
  CHECK ((kind = ANY (ARRAY['person'::text, 'system'::text]))),
  PRIMARY KEY (id),
  UNIQUE (code),
  UNIQUE (owner_id)
);

create table ledger_entries (
  id bigint generated always as identity not null,
  transfer_id uuid not null,
  account_id uuid not null,
  amount bigint not null,
  created_at timestamp with time zone not null default now(),
  CHECK ((amount <> 0)),
  FOREIGN KEY (account_id) REFERENCES ledger_accounts(id),
  FOREIGN KEY (transfer_id) REFERENCES ledger_transfers(id),
  PRIMARY KEY (id),
  TRIGGER DEFERRABLE INITIALLY DEFERRED,
  UNIQUE (transfer_id, account_id)
);

create table ledger_reconciliations (
  id bigint generated always as identity not null,
  reconciled_at timestamp with time zone not null,
  entries bigint not null,
  imbalance bigint not null,
  faults integer not null,
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
  PRIMARY KEY (id),
  TRIGGER DEFERRABLE INITIALLY DEFERRED,
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
  CHECK ((num_nonnulls(content, sealed_content) = 1)),
  CHECK ((price_tokens >= 0)),
  CHECK ((role = ANY (ARRAY['user'::text, 'character'::text]))),
  CHECK ((seq > 0)),
  FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE,
  FOREIGN KEY (reply_to_id) REFERENCES messages(id) ON DELETE CASCADE,
  FOREIGN KEY (transfer_id) REFERENCES ledger_transfers(id),
  PRIMARY KEY (id),
  UNIQUE (chat_id, seq),
  UNIQUE (reply_to_id),
  UNIQUE (sender_id, idempotency_key)
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
  reviewed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  layer text,
  score real,
  CHECK (((score >= (0)::double precision) AND (score <= (1)::double precision))),
  CHECK ((direction = ANY (ARRAY['from_person'::text, 'from_character'::text]))),
  CHECK ((person_kind = ANY (ARRAY['user'::text, 'guest'::text]))),
  FOREIGN KEY (character_id) REFERENCES characters(id),
  PRIMARY KEY (id)
);

create table notifications (
  id uuid not null,
  user_id uuid not null,
  name text not null,
  payload jsonb not null default '{}'::jsonb,
  read_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
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
  CHECK ((purpose ~ '^[a-z_]{1,40}$'::text)),
  PRIMARY KEY (id)
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

create table post_asset_unlocks (
  user_id uuid not null,
  asset_id uuid not null,
  tokens integer not null,
  transfer_id uuid not null,
  created_at timestamp with time zone not null,
  CHECK ((tokens > 0)),
  FOREIGN KEY (asset_id) REFERENCES post_assets(id) ON DELETE CASCADE,
  FOREIGN KEY (transfer_id) REFERENCES ledger_transfers(id),
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (user_id, asset_id)
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
  CHECK (((NOT is_free) OR (unlock_price IS NULL))),
  CHECK (((rendered_key IS NULL) OR (original_key IS NOT NULL))),
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
  CHECK (((discounted_price > 0) AND (discounted_price < unlock_price))),
  CHECK (((unlock_price IS NOT NULL) = (access = ANY (ARRAY['token'::text, 'tokenOrFanclub'::text])))),
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
  PRIMARY KEY (partition)
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
  CHECK ((length(country) = 2)),
  CHECK ((length(language) <= 35)),
  CHECK ((state = ANY (ARRAY['pending'::text, 'done'::text, 'failed'::text]))),
  FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE,
  FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE,
  PRIMARY KEY (message_id),
  UNIQUE (reply_id)
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
  CHECK (((length(kind) >= 1) AND (length(kind) <= 40))),
  CHECK ((actor_kind = ANY (ARRAY['user'::text, 'guest'::text, 'staff'::text, 'system'::text, 'nobody'::text]))),
  CHECK ((length(client) <= 80)),
  PRIMARY KEY (id)
);

create table send_outcomes (
  sender_id uuid not null,
  idempotency_key text not null,
  kind text not null,
  message_id uuid,
  error text,
  source text,
  created_at timestamp with time zone not null default now(),
  CHECK (((kind = 'sent'::text) = (message_id IS NOT NULL))),
  CHECK ((kind = ANY (ARRAY['sent'::text, 'rejected'::text, 'failed'::text]))),
  FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE,
  PRIMARY KEY (sender_id, idempotency_key)
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

create table staff (
  id uuid not null,
  email text not null,
  role text not null,
  is_active boolean not null default true,
  created_at timestamp with time zone not null default now(),
  CHECK ((email = lower(email))),
  CHECK ((role = ANY (ARRAY['superAdmin'::text, 'admin'::text, 'inspectorAdmin'::text, 'manager'::text, 'usersManager'::text, 'usersInspectorManager'::text, 'marketingManager'::text, 'creatorsManager'::text, 'user'::text]))),
  PRIMARY KEY (id),
  UNIQUE (email)
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

create table subscriptions (
  id uuid not null,
  user_id uuid not null,
  plan text not null,
  started_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  CHECK ((expires_at > started_at)),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);

create table used_id_tokens (
  digest bytea not null,
  used_at timestamp with time zone not null,
  PRIMARY KEY (digest)
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
  currency character(3) not null default 'USD'::bpchar,
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

create table video_tags (
  name text not null,
  position integer not null,
  CHECK ((name ~ '^[a-z0-9]+(_[a-z0-9]+)*$'::text)),
  PRIMARY KEY (name)
);

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

create view attached_guests (id, attached_to_user_id) as
 SELECT id,
    attached_to_user_id
   FROM guests
  WHERE attached_to_user_id IS NOT NULL;

create view character_avatars (character_id, storage_key) as
 SELECT character_id,
    storage_key
   FROM character_media
  WHERE role = 'avatar'::text AND "position" = 0;

create view character_occupations (character_id, locale, occupation) as
 SELECT character_id,
    locale,
    occupation
   FROM character_translations;

create view character_profiles (id, slug, name, type, origin, style, category, badge, gender, age, occupation, place, tagline, bio, greeting, persona, owner_user_id, available_for_calls, is_live, is_published, is_recommended, random_order, created_at) as
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
    created_at
   FROM characters;

create view character_traits (character_id, type, value) as
 SELECT character_id,
    type,
    value
   FROM character_attributes;

create view club_members (user_id, character_id, started_at, expires_at) as
 SELECT user_id,
    character_id,
    started_at,
    expires_at
   FROM fanclub_memberships;

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
   FROM chats;

create view followed_characters (user_id, character_id, created_at) as
 SELECT user_id,
    character_id,
    created_at
   FROM follows;

create view liked_posts (user_id, post_id, created_at) as
 SELECT user_id,
    post_id,
    created_at
   FROM post_likes;

create view open_deletions (user_id, state_before, due_at) as
 SELECT user_id,
    state_before,
    due_at
   FROM account_deletions
  WHERE cancelled_at IS NULL;

create view post_characters (post_id, character_id) as
 SELECT id AS post_id,
    character_id
   FROM posts;

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

create view session_owners (id, user_id) as
 SELECT id,
    user_id
   FROM sessions;

create view staff_accounts (id, email, role, is_active, created_at) as
 SELECT id,
    email,
    role,
    is_active,
    created_at
   FROM staff;

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

CREATE INDEX account_tokens_expired ON public.account_tokens USING btree (expires_at);

CREATE INDEX account_tokens_user ON public.account_tokens USING btree (user_id, purpose);

CREATE INDEX address_marks_ended ON public.address_marks USING btree (expires_at) WHERE (expires_at IS NOT NULL);

CREATE INDEX age_checks_guests ON public.age_checks USING btree (required_at) WHERE (person_kind = 'guest'::text);

CREATE INDEX age_reviews_guests ON public.age_reviews USING btree (arose_at) WHERE (person_kind = 'guest'::text);

CREATE INDEX age_reviews_held ON public.age_reviews USING btree (held_at, person_id) WHERE ((held_at IS NOT NULL) AND (lifted_at IS NULL));

CREATE INDEX cases_email ON public.cases USING btree (email) WHERE (email IS NOT NULL);

CREATE INDEX cases_open ON public.cases USING btree (due_on, id) WHERE (state <> 'resolved'::text);

CREATE INDEX cases_post ON public.cases USING btree (post_id) WHERE (post_id IS NOT NULL);

CREATE INDEX cases_resolved ON public.cases USING btree (resolved_at) WHERE (state = 'resolved'::text);

CREATE INDEX cases_user ON public.cases USING btree (user_id) WHERE (user_id IS NOT NULL);

CREATE INDEX character_attributes_value ON public.character_attributes USING btree (type, value, character_id);

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

CREATE INDEX chats_character ON public.chats USING btree (character_id);

CREATE INDEX chats_guest_recent ON public.chats USING btree (guest_id, last_message_at DESC, id DESC) WHERE (guest_id IS NOT NULL);

CREATE INDEX chats_user_recent ON public.chats USING btree (user_id, last_message_at DESC, id DESC) WHERE (user_id IS NOT NULL);

CREATE INDEX data_exports_expiry ON public.data_exports USING btree (expires_at) WHERE (expires_at IS NOT NULL);

CREATE INDEX data_exports_requested ON public.data_exports USING btree (requested_at) WHERE (state = 'requested'::text);

CREATE INDEX data_exports_user ON public.data_exports USING btree (user_id, requested_at DESC);

CREATE INDEX email_unsubscribes_newest ON public.email_unsubscribes USING btree (created_at DESC, address);

CREATE INDEX fanclub_memberships_character ON public.fanclub_memberships USING btree (character_id);

CREATE INDEX follows_character ON public.follows USING btree (character_id);

CREATE INDEX follows_latest ON public.follows USING btree (user_id, created_at DESC, character_id DESC);

CREATE INDEX guests_attached ON public.guests USING btree (attached_to_user_id) WHERE (attached_to_user_id IS NOT NULL);

CREATE INDEX guests_unattached ON public.guests USING btree (created_at) WHERE (attached_to_user_id IS NULL);

CREATE INDEX idempotent_requests_expiry ON public.idempotent_requests USING btree (expires_at);

CREATE INDEX inbox_due ON public.inbox USING btree (received_at) WHERE (applied_at IS NULL);

CREATE INDEX ledger_entries_account ON public.ledger_entries USING btree (account_id, id DESC);

CREATE INDEX mail_deliveries_created ON public.mail_deliveries USING btree (created_at);

CREATE INDEX mail_deliveries_recipient ON public.mail_deliveries USING btree (recipient, created_at);

CREATE INDEX model_overrides_character_id ON public.model_overrides USING btree (character_id);

CREATE INDEX moderation_flags_character ON public.moderation_flags USING btree (character_id);

CREATE INDEX moderation_flags_open ON public.moderation_flags USING btree (created_at, id) WHERE (reviewed_at IS NULL);

CREATE INDEX moderation_flags_person ON public.moderation_flags USING btree (person_id);

CREATE INDEX notifications_unread ON public.notifications USING btree (user_id) WHERE (read_at IS NULL);

CREATE INDEX notifications_user ON public.notifications USING btree (user_id, created_at DESC, id DESC);

CREATE INDEX one_time_codes_asker ON public.one_time_codes USING btree (owner_id, purpose, asker_id, created_at DESC);

CREATE INDEX one_time_codes_expired ON public.one_time_codes USING btree (expires_at);

CREATE INDEX outbox_dead ON public.outbox USING btree (dead_at) WHERE (dead_at IS NOT NULL);

CREATE INDEX outbox_published ON public.outbox USING btree (published_at) WHERE (published_at IS NOT NULL);

CREATE INDEX outbox_unpublished ON public.outbox USING btree (partition, id) WHERE ((published_at IS NULL) AND (dead_at IS NULL));

CREATE INDEX passkey_challenges_expiry ON public.passkey_challenges USING btree (expires_at);

CREATE INDEX passkeys_holder ON public.passkeys USING btree (holder_id);

CREATE INDEX pending_identities_expiry ON public.pending_identities USING btree (expires_at);

CREATE INDEX post_asset_unlocks_asset ON public.post_asset_unlocks USING btree (asset_id);

CREATE INDEX post_asset_unlocks_latest ON public.post_asset_unlocks USING btree (user_id, created_at DESC);

CREATE INDEX post_assets_unrendered ON public.post_assets USING btree (id) WHERE (rendered_key IS NULL);

CREATE INDEX post_likes_latest ON public.post_likes USING btree (user_id, created_at DESC);

CREATE INDEX post_likes_new ON public.post_likes USING btree (created_at);

CREATE INDEX post_likes_post ON public.post_likes USING btree (post_id);

CREATE INDEX post_unlocks_latest ON public.post_unlocks USING btree (user_id, created_at DESC);

CREATE INDEX post_unlocks_new ON public.post_unlocks USING btree (created_at);

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

CREATE INDEX ranked_lists_guest ON public.ranked_lists USING btree (guest_id, id DESC) WHERE (guest_id IS NOT NULL);

CREATE INDEX ranked_lists_made ON public.ranked_lists USING btree (made_at);

CREATE INDEX ranked_lists_trending ON public.ranked_lists USING btree (id DESC) WHERE (kind = 'trending'::text);

CREATE INDEX ranked_lists_user ON public.ranked_lists USING btree (user_id, id DESC) WHERE (user_id IS NOT NULL);

CREATE INDEX ranked_posts_post ON public.ranked_posts USING btree (post_id);

CREATE INDEX replies_due ON public.replies USING btree (created_at) WHERE (state = 'pending'::text);

CREATE INDEX replies_pending ON public.replies USING btree (chat_id, seq) WHERE (state = 'pending'::text);

CREATE INDEX security_log_at ON public.security_log USING btree (at);

CREATE INDEX security_log_user ON public.security_log USING btree (user_id, at DESC) WHERE (user_id IS NOT NULL);

CREATE INDEX send_outcomes_message ON public.send_outcomes USING btree (message_id) WHERE (message_id IS NOT NULL);

CREATE INDEX sessions_devices ON public.sessions USING btree (user_id, created_at DESC);

CREATE INDEX sessions_expired ON public.sessions USING btree (expires_at);

CREATE INDEX sessions_user ON public.sessions USING btree (user_id) WHERE (revoked_at IS NULL);

CREATE INDEX sign_in_tickets_expiry ON public.sign_in_tickets USING btree (expires_at);

CREATE INDEX sign_in_tickets_holder ON public.sign_in_tickets USING btree (holder_id);

CREATE INDEX social_identities_user ON public.social_identities USING btree (user_id);

CREATE INDEX staff_sessions_staff ON public.staff_sessions USING btree (staff_id);

CREATE INDEX stories_character ON public.stories USING btree (character_id, created_at, id);

CREATE INDEX stories_expiring ON public.stories USING btree (expires_at);

CREATE INDEX stories_newest ON public.stories USING btree (created_at DESC, id DESC);

CREATE INDEX stories_unrendered ON public.stories USING btree (id) WHERE (rendered_key IS NULL);

CREATE INDEX story_reads_new ON public.story_reads USING btree (read_at);

CREATE INDEX story_reads_story ON public.story_reads USING btree (story_id);

CREATE INDEX subscriptions_user ON public.subscriptions USING btree (user_id, expires_at DESC);

CREATE INDEX used_id_tokens_age ON public.used_id_tokens USING btree (used_at);

CREATE INDEX users_agreed_to_promotions ON public.users USING btree (id) WHERE agreed_to_promotions;

CREATE INDEX users_email ON public.users USING btree (email, created_at DESC);

CREATE INDEX users_unverified ON public.users USING btree (created_at) WHERE (verified_at IS NULL);

CREATE INDEX users_verified_at ON public.users USING btree (verified_at) WHERE (verified_at IS NOT NULL);

CREATE UNIQUE INDEX account_deletions_user ON public.account_deletions USING btree (user_id) WHERE (cancelled_at IS NULL);

CREATE UNIQUE INDEX affiliates_name ON public.affiliates USING btree (lower(website), lower(nickname));

CREATE UNIQUE INDEX cases_report ON public.cases USING btree (character_id, user_id, reason, post_id) NULLS NOT DISTINCT WHERE ((character_id IS NOT NULL) AND (user_id IS NOT NULL) AND (state <> 'resolved'::text));

CREATE UNIQUE INDEX chats_guest_character ON public.chats USING btree (guest_id, character_id) WHERE (guest_id IS NOT NULL);

CREATE UNIQUE INDEX chats_user_character ON public.chats USING btree (user_id, character_id) WHERE (user_id IS NOT NULL);

CREATE UNIQUE INDEX data_exports_open ON public.data_exports USING btree (user_id) WHERE (state = 'requested'::text);

CREATE UNIQUE INDEX users_verified_email ON public.users USING btree (email) WHERE ((verified_at IS NOT NULL) AND (state <> 'deleted'::text));

CREATE OR REPLACE FUNCTION public.refuse_ledger_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      raise exception 'ledger rows are append-only' using errcode = 'restrict_violation';
    end $function$
;

CREATE OR REPLACE FUNCTION public.require_balanced_transfer()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
    declare
      transfer uuid;
      legs bigint;
      total numeric;
    begin
      if tg_table_name = 'ledger_transfers' then transfer := new.id;
      else transfer := new.transfer_id;
      end if;
      select count(*), coalesce(sum(amount), 0) into legs, total
        from ledger_entries where transfer_id = transfer;
      if legs < 2 or total <> 0 then
        raise exception 'transfer % has % legs that sum to %', transfer, legs, total
          using errcode = 'check_violation', constraint = 'ledger_transfer_balanced';
      end if;
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.subscription_end(person uuid, at timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
      select max(expires_at) from subscriptions
       where user_id = person and started_at <= at and expires_at > at
    $function$
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

CREATE TRIGGER ledger_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

CREATE CONSTRAINT TRIGGER ledger_entries_balanced AFTER INSERT ON public.ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_balanced_transfer();

CREATE TRIGGER ledger_transfers_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_transfers FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

CREATE CONSTRAINT TRIGGER ledger_transfers_balanced AFTER INSERT ON public.ledger_transfers DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_balanced_transfer();
