import { data, redirect, type AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import type { readOwnMessage } from '~/domain/chat/messages/read-own-message';
import { getGalleryEntry } from '~/domain/chat/gallery/list-gallery';
import {
  findUnlockPrice,
  unlockPicture,
  type UnlockedPicture,
} from '~/domain/chat/private-pictures/unlock-picture';
import { findPostViewer } from '~/domain/posts/find-post-viewer';
import { getBalance } from '~/domain/wallet/get-balance';
import { underReviewHref } from '../../age-reviews/under-review-href';
import { refusedUnlockSearch } from '../../posts/refused-unlock';
import type { RefusedUnlock } from '../../posts/unlock-refusal';
import { galleryHref } from '../../chat/gallery/gallery-place';
import type { PictureUnlockResponse } from '../../chat/photos/unlock-picture';
import { presentGalleryEntry } from '../../chat/presenters/gallery-entry-for-fan';
import { messageHash, threadHref } from '../../chat/thread/thread-place';
import { viewSearch } from '../../chat/view/view-place';

const inputSchema = z.object({
  price: z.coerce.number().int().min(0).max(1_000_000),
  from: z.enum(['thread', 'gallery', 'view']).catch('thread'),
  /** The tokens that the person agreed to when confirmation was required. */
  confirmed: z.coerce.number().int().positive().optional(),
});

interface Unlocking {
  userId: string;
  own: NonNullable<Awaited<ReturnType<typeof readOwnMessage>>>;
  form: FormData;
}

/**
 * Unlocks a photo or video by a form. With scripts it returns it as galleries list it, or the refusal;
 * without, it leads back to the page of the form.
 */
export async function unlockByForm(context: AppLoadContext, { userId, own, form }: Unlocking) {
  const { domain, country, storage } = context;
  const { message, slug, isSetAside } = own;
  const parsed = inputSchema.safeParse(Object.fromEntries(form));
  const unlocked = parsed.success
    ? await unlockPicture(domain, storage, {
        ...parsed.data,
        userId,
        messageId: message.id,
        country,
      })
    : null;
  const setAside = isSetAside ? message.chatId : undefined;
  const thread = threadHref(slug, setAside);
  if (unlocked?.ok === false) {
    if (unlocked.reason === 'under_age_review') return redirect(underReviewHref);
    // The thread shows this check.
    const isShownThere =
      unlocked.reason === 'age-check-required' || unlocked.reason === 'adult-confirmation-required';
    if (isShownThere) return redirect(thread);
  }
  const answer = unlocked?.ok
    ? await presentUnlocked(context, { userId, chatId: message.chatId, messageId: message.id })
    : await describeRefused(context, unlocked, { userId, messageId: message.id });
  if (form.get('stay')) return data(answer, answer.ok ? 200 : 409);
  const from = parsed.data?.from ?? 'thread';
  const tab = answer.ok ? 'Unlocked' : 'Locked';
  const back = from === 'gallery' ? galleryHref(slug, { tab }, setAside) : thread;
  const query = [
    ...(from === 'view' ? [viewSearch({ ...placeOf(message), walk: 'thread' })] : []),
    ...(answer.ok ? [] : [refusedUnlockSearch({ ...answer, assetId: message.id })]),
  ].join('&');
  const search = query && `${back.includes('?') ? '&' : '?'}${query}`;
  return redirect(back + search + (from === 'gallery' ? '' : messageHash(message.seq)));
}

const placeOf = ({ id: messageId, details }: Unlocking['own']['message']) => ({
  messageId,
  media: details?.type === 'video' ? ('Video' as const) : ('Photo' as const),
});

async function presentUnlocked(
  context: AppLoadContext,
  { userId, chatId, messageId }: { userId: string; chatId: string; messageId: string },
): Promise<PictureUnlockResponse> {
  const { domain, postMedia } = context;
  const collector = { ...(await findPostViewer(domain, context.viewer)), userId };
  const found = await getGalleryEntry(domain, collector, { chatId, entityId: messageId });
  if (!found.ok) return { ok: false, reason: 'failed' };
  const { entry } = found;
  return { ok: true, entry: { ...presentGalleryEntry(entry, postMedia), cursor: entry.cursor } };
}

async function describeRefused(
  { domain }: AppLoadContext,
  refused: Exclude<UnlockedPicture, { ok: true }> | null,
  { userId, messageId }: { userId: string; messageId: string },
): Promise<RefusedUnlock> {
  if (refused?.reason === 'price-changed') {
    return { ok: false, reason: 'price-changed', price: refused.data.price };
  }
  if (refused?.reason === 'confirmation-needed') {
    return { ok: false, reason: 'confirmation-needed', price: refused.data.tokens };
  }
  const price = (await findUnlockPrice(domain, { userId, messageId })) ?? 0;
  if (refused?.reason === 'insufficient-balance') {
    const balance = await getBalance(domain, userId);
    return { ok: false, reason: 'insufficient-balance', price, balance };
  }
  if (refused?.reason === 'spending-limit') {
    const { left, endsAt } = refused.data;
    return { ok: false, reason: 'spending-limit', price, left, endsAt };
  }
  return { ok: false, reason: 'failed' };
}
