import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { followCharacter, unfollowCharacter } from '~/domain/characters/follow-character';
import { getCharacterProfile } from '~/domain/characters/get-character-profile';
import { idSchema } from '~/domain/shared/ids';
import { requireMember } from '../../kit/session/require-member.server';
import { safePath } from '../../kit/site/safe-path';
import { readForm } from '../../kit/forms/read-form.server';

/** A character is followed on its own page. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = idSchema.safeParse(params.characterId);
  const found = id.success && (await getCharacterProfile(context.domain, { id: id.data }));
  if (!found) throw data(null, 404);
  return redirect(`/characters/${found.slug}`);
}

/** Follows or unfollows a character from a form; with scripts it returns the new state. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { userId } = requireMember(request, context);
  const form = await readForm(request);
  const characterId = idSchema.safeParse(params.characterId);
  if (!characterId.success) throw data(null, 404);
  const follow = { userId, characterId: characterId.data };
  const outcome =
    form.get('follow') === 'no'
      ? await unfollowCharacter(context.domain, follow)
      : await followCharacter(context.domain, follow);
  if (!form.get('stay')) return redirect(safePath(form.get('redirectTo')));
  if (!outcome.ok) return data({ ok: false } as const, 404);
  return data({ ok: true, isFollowed: outcome.isFollowed } as const);
}
