import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { findMade } from '~/domain/made-characters/find-made';
import { portrayWithPicture } from '~/domain/made-characters/portray-with-picture';
import { idSchema } from '~/domain/shared/ids';
import { formText } from '../../kit/forms/form-text';
import { madeHref } from '../../made-characters/making-hrefs';

interface Act {
  userId: string;
  slug: string;
  form: FormData;
}

/** Makes a picture of a person's own character its portrait, and shows the character. */
export async function portrayByForm({ domain }: AppLoadContext, { userId, slug, form }: Act) {
  const messageId = idSchema.safeParse(formText(form, 'messageId'));
  if (!messageId.success) throw data(null, 400);
  const made = await findMade(domain, { userId, slug });
  if (!made) throw data(null, 404);
  const chosen = { userId, characterId: made.id, messageId: messageId.data };
  const portrayed = await portrayWithPicture(domain, chosen);
  if (!portrayed.ok) throw data(null, 404);
  return redirect(`${madeHref(slug)}?saved`);
}
