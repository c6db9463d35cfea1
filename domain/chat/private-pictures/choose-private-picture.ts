import type { Knex } from 'knex';
import { findPrivatePicture } from '../../posts/find-private-picture';
import type { DomainContext } from '../../shared/context';
import type { PictureDetails } from '../gallery/gallery-entry';
import { chatSettings } from '../settings';

const dayMs = 24 * 3600 * 1000;

interface Sending {
  chatId: string;
  userId: string;
  characterId: string;
}

/**
 * Chooses a locked photo or video for a character's opening message: one on sale for tokens, at its
 * price. Returns null if none is left, or if one was sent within the configured number of days; 0 days
 * switches it off.
 */
export async function choosePrivatePicture(
  context: DomainContext,
  trx: Knex.Transaction,
  { chatId, userId, characterId }: Sending,
): Promise<PictureDetails | null> {
  const { private_photo_days: days } = await context.settings(chatSettings);
  if (days === 0) return null;
  const pictures = await trx('messages')
    .where({ chat_id: chatId, removed_at: null })
    .whereIn('type', ['image', 'video', 'gift_for_tip'])
    .select<{ folder: string | null; is_private: boolean; sent_at: Date }[]>(
      trx.raw(`details->>'folder' as folder`),
      trx.raw(`details->>'unlockPrice' is not null as is_private`),
      'sent_at',
    );
  const from = context.now().getTime() - days * dayMs;
  if (pictures.some(({ is_private, sent_at }) => is_private && sent_at.getTime() > from)) {
    return null;
  }
  const sent = pictures.flatMap(({ folder }) => folder ?? []);
  const found = await findPrivatePicture(trx, { characterId, userId, sent });
  return found && lockedPicture(found);
}

type Found = NonNullable<Awaited<ReturnType<typeof findPrivatePicture>>>;

/** Returns a post's picture as the content of a message, locked at its price. */
export function lockedPicture({
  folder,
  width,
  height,
  price: unlockPrice,
  seconds,
}: Found): PictureDetails {
  const picture = { folder, width, height, unlockPrice, isUnlocked: false } as const;
  const made = { ...picture, making: null, hasFailed: false, isGenerated: true };
  return seconds === null ? { type: 'image', ...made } : { type: 'video', seconds, ...made };
}
