import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import { followCharacter, unfollowCharacter } from '~/domain/characters/follow-character';
import { idSchema } from '~/domain/shared/ids';
import { requireMember } from '../components/accounts/require-member.server';
import { safePath } from '../components/accounts/safe-path';
import { readForm } from '../forms/read-form.server';

/** Follows a character or does so no more, from a form; with scripts it answers how things stand. */
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
