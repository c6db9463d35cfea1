import type { Knex } from 'knex';

/** Stores the character cards that people import, as they were accepted. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table character_cards (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      -- The character that was made from it; null for a draft.
      character_id uuid unique references made_characters (id) on delete cascade,
      -- The form of the imported file.
      format text not null check (format in ('json', 'png', 'charx')),
      file_bytes integer not null check (file_bytes > 0),
      -- The card's document, the name of its file, and how much was not kept, as JSON.
      sealed_card text not null,
      -- The greeting with which chats begin; null for the first message that its owner wrote here.
      greeting integer check (greeting >= 0),
      created_at timestamptz not null
    );
    create index character_cards_of_person on character_cards (user_id, created_at desc);
    create index character_cards_drafts on character_cards (created_at)
      where character_id is null;
    create view cards_of_characters as
      select id, character_id, greeting, sealed_card from character_cards
       where character_id is not null;
    revoke insert, update, delete, truncate on cards_of_characters from nocturne_app;
    comment on column character_cards.greeting is 'a number from 0 in the card, not a key'`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop view cards_of_characters; drop table character_cards');
}
