import type { Knex } from 'knex';

/**
 * Lets managers fill in for their models: what they filled in waits for the person, who opens an invitation
 * that is mailed to them. A model with a part that its person has not confirmed cannot go live.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table creator_unconfirmed_parts (
      creator_id uuid not null references creators (id) on delete cascade,
      part text not null check (part in ('profile', 'voices', 'documents', 'photos', 'pricing')),
      filled_at timestamptz not null,
      primary key (creator_id, part)
    );
    grant select, insert, update, delete on creator_unconfirmed_parts to nocturne_app;

    -- Both triggers lock the model first, so that neither misses a row of the other.
    create function live_models_are_confirmed() returns trigger language plpgsql as $$
    begin
      perform from creators where id = new.creator_id for update;
      if exists (select from creator_unconfirmed_parts where creator_id = new.creator_id) then
        raise exception 'model % has parts that its person has not confirmed', new.creator_id
          using errcode = 'check_violation', constraint = 'live_models_are_confirmed';
      end if;
      return new;
    end $$;
    create trigger live_models_are_confirmed before insert on live_models
      for each row execute function live_models_are_confirmed();
    create function unconfirmed_is_not_live() returns trigger language plpgsql as $$
    begin
      perform from creators where id = new.creator_id for update;
      if exists (select from live_models where creator_id = new.creator_id) then
        raise exception 'model % is live', new.creator_id
          using errcode = 'check_violation', constraint = 'live_models_are_confirmed';
      end if;
      return new;
    end $$;
    create trigger unconfirmed_is_not_live before insert on creator_unconfirmed_parts
      for each row execute function unconfirmed_is_not_live();

    create table creator_invitations (
      creator_id uuid primary key references creators (id) on delete cascade,
      -- SHA-256 of the token in the mail.
      token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
      -- What the mail asks for: identity first, or the release form.
      purpose text not null check (purpose in ('kyc', 'release')),
      sent_at timestamptz not null,
      expires_at timestamptz not null,
      times integer not null default 1 check (times > 0),
      accepted_at timestamptz
    );
    create table master_acts (
      id uuid primary key,
      master_id uuid not null references users (id),
      -- Null once the model was removed.
      creator_id uuid references creators (id) on delete set null,
      act text not null check (act in ('added', 'changed', 'removed', 'invited', 'release-sent',
        'taken-over', 'handed-back', 'twin-requested', 'voice-changed', 'ordered')),
      -- The names of the changed fields, never their values.
      fields text[] not null default '{}',
      at timestamptz not null
    );
    create index master_acts_of_model on master_acts (creator_id, at desc, id);
    create index master_acts_of_master on master_acts (master_id, at desc, id);

    create table simplified_models (
      creator_id uuid primary key references creators (id) on delete cascade,
      master_id uuid not null references users (id),
      idempotency_key text not null,
      state text not null default 'making' check (state in ('making', 'made', 'failed')),
      created_at timestamptz not null,
      ended_at timestamptz,
      unique (master_id, idempotency_key),
      check ((state = 'making') = (ended_at is null))
    );
    create index simplified_models_making on simplified_models (master_id) where state = 'making';
    create table simplified_pictures (
      id uuid primary key,
      creator_id uuid not null references simplified_models (creator_id) on delete cascade,
      place smallint not null check (place between 0 and 2),
      state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
      unique (creator_id, place)
    );
    grant select, insert, update, delete
      on creator_invitations, master_acts, simplified_models, simplified_pictures to nocturne_app`);
  await knex.raw(modelStates);
}

/**
 * The state of each model: its first step that is not done, and the status of that step. Photos come before
 * the approval, which looks at them.
 */
const modelStates = `
  create view model_states as
  select model.id, model.kind, model.user_id, model.manager_id, model.display_name, model.nickname,
         coalesce(person.email, model.email) as email, manager.email as manager_email, model.gender,
         model.country_of_residence, model.current_location, model.personality, model.tags,
         model.attributes, model.character_id, model.created_at, model.submitted_at,
         model.taken_over_at, model.fan_club_price,
         identity.status as kyc_status, photos.status as photo_status, voice.kind as voice_kind,
         voice.status as voice_status, release.status as release_status,
         agreement.status as agreement_status, approval.status as approval_status,
         twin.status as twin_status, twin.accepted_at as twin_accepted_at,
         live.live_since, simplified.state as simplified_state, steps.step,
         case
           when model.kind = 'simplified' then
             case simplified.state when 'made' then 'success' when 'failed' then 'failed'
                                   else 'in_progress' end
           when live.creator_id is not null then 'success'
           when steps.step = 'kyc' then
             case identity.status when 'in_progress' then 'in_progress'
                                  when 'rejected' then 'failed' else 'pending' end
           when steps.step = 'photo-compare' then
             case photos.status when 'rejected' then 'failed' else 'pending' end
           when steps.step = 'admin-approve' then
             case when approval.status = 'rejected' then 'failed'
                  when model.submitted_at is null then 'pending' else 'in_progress' end
           else
             case twin.status when 'failed' then 'failed' when 'completed' then 'pending'
                              else 'in_progress' end
         end as status
    from creators model
    left join users person on person.id = model.user_id
    left join users manager on manager.id = model.manager_id
    join creator_identities identity on identity.creator_id = model.id
    join creator_photo_checks photos on photos.creator_id = model.id
    join creator_voices voice on voice.creator_id = model.id
    join creator_releases release on release.creator_id = model.id
    join creator_agreements agreement on agreement.creator_id = model.id
    join creator_approvals approval on approval.creator_id = model.id
    join creator_twins twin on twin.creator_id = model.id
    left join live_models live on live.creator_id = model.id
    left join simplified_models simplified on simplified.creator_id = model.id
    cross join lateral (
      select case
        when model.kind = 'simplified' then 'ai-twin'
        when live.creator_id is not null then 'done'
        when identity.status <> 'approved' then 'kyc'
        when photos.status <> 'approved' then 'photo-compare'
        when approval.status <> 'approved' then 'admin-approve'
        else 'ai-twin'
      end as step
    ) steps;
  revoke insert, update, delete, truncate on model_states from nocturne_app`;

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view model_states;
    drop table simplified_pictures, simplified_models, master_acts, creator_invitations;
    drop trigger live_models_are_confirmed on live_models;
    drop table creator_unconfirmed_parts;
    drop function live_models_are_confirmed, unconfirmed_is_not_live`);
}
