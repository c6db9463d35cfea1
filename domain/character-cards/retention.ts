import { removeAfter, type Retention } from '../shared/remove-in-batches';
import { characterCardsSettings } from './settings';

/** The retention of cards that were not brought in. Others go with their characters. */
export const characterCardsRetention = {
  cardDrafts: removeAfter(characterCardsSettings, 'card_draft_kept_seconds', {
    table: 'character_cards',
    key: 'id',
    column: 'created_at',
    where: (rows) => void rows.whereNull('character_id'),
  }),
} satisfies Retention;
