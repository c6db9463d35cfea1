import { findOwnPost } from '~/domain/creator-posts/find-own-post';
import { readPostTerms } from '~/domain/creator-posts/read-post-terms';
import { longestCaption } from '~/domain/creator-posts/terms';
import { readSales } from '~/domain/posts/read-sales';
import { idSchema } from '~/domain/shared/ids';
import { translatorOf } from '../../kit/i18n/translator.server';
import { presentOwnPost } from '../presenters';
import { leadElsewhere, type Handles } from './lead-to-creator.server';

interface Own {
  userId: string;
  postId: string;
}

/** Returns a creator's draft or post with its terms. */
export async function readOwnPost(context: Handles, own: Own) {
  const { domain, postMedia } = context;
  const isId = idSchema.safeParse(own.postId).success;
  const [t, found] = await Promise.all([
    translatorOf(context),
    isId ? findOwnPost(domain, own) : { ok: false as const, reason: 'no-such-own-post' as const },
  ]);
  if (!found.ok) leadElsewhere(found);
  const { twin } = found;
  const sales = found.post.state === 'published' ? await readSales(domain, [own.postId]) : null;
  const post = { ...found.post, sales: sales?.get(own.postId) ?? null };
  const showing = { slug: twin.slug, address: postMedia.forViewer };
  return {
    page: { title: t(post.state === 'draft' ? 'own-posts:draft.title' : 'own-posts:post.title') },
    name: twin.firstName,
    hasClub: twin.hasClub,
    post: presentOwnPost(post, showing),
    updatedAt: post.updatedAt.toISOString(),
    terms: await readPostTerms(domain, twin.creatorId),
    longestCaption,
  };
}

export type ReadOwnPost = Awaited<ReturnType<typeof readOwnPost>>;
