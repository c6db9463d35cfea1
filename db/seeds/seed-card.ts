import { bringIn } from '~/domain/character-cards/bring-in';
import { importCard } from '~/domain/character-cards/import-card';
import { readOffered } from '~/domain/made-characters/read-offered';
import { createEmbeddedModerator } from '~/domain/moderation/embedded-moderator';
import type { DomainContext } from '~/domain/shared/context';
import { transact } from '~/domain/shared/transactions/transact';
import { grantTokens } from '~/domain/wallet/lots/grant-tokens';
import { openingBalance } from '~/domain/wallet/schema';

/** A card as another program writes it, with a lorebook and a choice of greetings. */
const card = {
  spec: 'chara_card_v3',
  spec_version: '3.0',
  data: {
    name: 'Runa Holt',
    description:
      '{{char}} is 38 and runs the observatory on Kelder Hill alone. Slim, grey eyes, short black hair, a coat with too many pockets.',
    personality: 'curious, dry, patient with beginners',
    scenario: '{{user}} walked up the hill because the light in the dome was still on.',
    first_mes:
      'The dome is open, {{user}}. *She moves a stack of charts.* What would you like to see?',
    alternate_greetings: [
      'You are late. Saturn has set, but I kept the coffee warm.',
      'Clouds all night. So we talk, or I teach you to clean a mirror.',
    ],
    mes_example:
      '<START>\n{{user}}: Is it not lonely up here?\n{{char}}: Only until the clouds part.',
    creator: 'A demo account',
    creator_notes: 'Ask her about the bell.',
    character_version: '1.0',
    system_prompt: '',
    post_history_instructions: '',
    tags: ['observatory', 'night'],
    group_only_greetings: [],
    extensions: {},
    character_book: {
      name: 'Kelder Hill',
      scan_depth: 4,
      token_budget: 300,
      extensions: {},
      entries: [
        {
          keys: ['bell'],
          content: 'The bell of the observatory is rung by hand whenever a comet is found.',
          extensions: {},
          enabled: true,
          insertion_order: 1,
          use_regex: false,
        },
        {
          keys: ['telescope', 'mirror'],
          content: 'The great mirror is from 1908 and is called Agathe.',
          extensions: {},
          enabled: true,
          insertion_order: 2,
          use_regex: false,
        },
      ],
    },
  },
};

/**
 * Imports a card for the subscriber of the demo, and orders its character, which the demo's worker makes.
 * Its price is granted first, so that the balance stays the same. A second run changes nothing.
 */
export async function seedCard(context: DomainContext): Promise<void> {
  const email = 'premium@example.com';
  const person = await context.db('users').where({ email }).first('id');
  if (!person) return;
  const userId = person.id;
  if (await context.db('character_cards').where({ user_id: userId }).first('id')) return;
  const imported = await importCard(context, createEmbeddedModerator(context.now), {
    userId,
    file: Buffer.from(JSON.stringify(card)),
    fileName: 'runa-holt.json',
  });
  if (!imported.ok) throw new Error(`the card was not imported: ${imported.reason}`);
  const ordered = await bringIn(context, {
    userId,
    cardId: imported.cardId,
    decisions: { style: 'Realistic', gender: 'female', age: 38 },
    greetingIndex: 0,
    offered: await readOffered(context, { areDrawingsJudged: true }),
    makerStatus: { ageStatus: 'passed', pausedUntil: null },
    greetings: [],
    chance: () => 0.5,
  });
  if (!ordered.ok) throw new Error(`the character was not ordered: ${ordered.reason}`);
  await coverPrice(context, { userId, characterId: ordered.characterId });
}

async function coverPrice(
  context: DomainContext,
  { userId, characterId }: { userId: string; characterId: string },
): Promise<void> {
  const made = await context.db('made_characters').where({ id: characterId }).first('tokens');
  if (!made || made.tokens === 0) return;
  await transact(context, (trx) =>
    grantTokens(context, trx, {
      userId,
      tokens: made.tokens,
      reason: openingBalance,
      idempotencyKey: 'seed:card:cover',
    }),
  );
}
