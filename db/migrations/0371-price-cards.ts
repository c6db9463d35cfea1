import type { Knex } from 'knex';
import { addConstraint } from '../change-online';

export const config = { transaction: false };

/** Lets a made character have the price of cards, which is neither free nor included. */
export async function up(knex: Knex): Promise<void> {
  await allow(knex, 'made_characters_price_words', ['free', 'included', 'paid', 'card']);
  await knex.raw(
    'alter table made_characters drop constraint if exists made_characters_price_kind_check',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`update made_characters set price_kind = 'paid' where price_kind = 'card'`);
  await allow(knex, 'made_characters_price_kind_check', ['free', 'included', 'paid']);
  await knex.raw(
    'alter table made_characters drop constraint if exists made_characters_price_words',
  );
}

async function allow(knex: Knex, name: string, kinds: string[]): Promise<void> {
  const list = kinds.map((kind) => `'${kind}'`).join(', ');
  await addConstraint(knex, {
    table: 'made_characters',
    name,
    definition: `check (price_kind in (${list}))`,
  });
}
