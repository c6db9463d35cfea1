import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { blockCharacter, unblockCharacter } from '~/domain/characters/block-character';
import { getCharacterProfile } from '~/domain/characters/get-character-profile';
import { idSchema } from '~/domain/shared/ids';
import { safePath } from '../../kit/site/safe-path';
import { requireMember } from '../../kit/session/require-member.server';
import { readForm } from '../../kit/forms/read-form.server';

/** A character is blocked on its own page. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = idSchema.safeParse(params.characterId);
  const found = id.success && (await getCharacterProfile(context.domain, { id: id.data }));
  if (!found) throw data(null, 404);
  return redirect(`/characters/${found.slug}`);
}

/** Blocks or unblocks a character from a form, and leads back to the page of the form. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { userId } = requireMember(request, context);
  const form = await readForm(request);
  const characterId = idSchema.safeParse(params.characterId);
  if (!characterId.success) throw data(null, 404);
  const block = { userId, characterId: characterId.data };
  const outcome =
    form.get('block') === 'no'
      ? await unblockCharacter(context.domain, block)
      : await blockCharacter(context.domain, block);
  if (!outcome.ok) throw data(null, 404);
  return redirect(safePath(form.get('redirectTo')));
}
