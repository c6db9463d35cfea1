import { redirect } from '@remix-run/node';
import { newId } from '~/domain/shared/ids';
import { longestPictureWords } from '~/domain/chat/photos/photo-order';
import { translatorOf } from '../../kit/i18n/translator.server';
import { ownPostHref } from '../post-hrefs';
import type { Handles } from './lead-to-creator.server';
import { readOwnPost } from './read-own-post.server';
import { readPromptStyles } from '../read-prompt-styles';

/** Returns the form that orders pictures for a draft; a published post has none. */
export async function readGeneration(context: Handles, own: { userId: string; postId: string }) {
  const [t, draft] = await Promise.all([translatorOf(context), readOwnPost(context, own)]);
  const styles = readPromptStyles(context.language.locale);
  if (draft.post.status !== 'draft') throw redirect(ownPostHref(own.postId));
  return {
    ...draft,
    page: { title: t('own-posts:generate.title', { name: draft.name }) },
    longest: longestPictureWords,
    styles: styles.map(({ label_key: key, options }) => ({
      category: key.replace('category.', '') as 'action',
      options: options.map(({ value, label }) => ({ value, label })),
    })),
    key: newId(),
  };
}
