import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { listMade } from '~/domain/made-characters/find-made';
import { decideStep } from '~/domain/wizards/decide-step';
import { findDraft } from '~/domain/wizards/find-draft';
import { requireMember } from '../../kit/session/require-member.server';
import { createHref, generatingHref, myAiHref } from '../../made-characters/making-hrefs';
import { createAi, readCreatingFacts } from '../../made-characters/server/create-ai.server';

/**
 * Redirects to the character that is being made; to the summary if a draft is complete, for example after a
 * purchase; otherwise to the person's characters.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId, person } = requireMember(request, context);
  const made = await listMade(context.domain, userId);
  const making = made.find(({ state }) => state === 'making');
  if (making) return redirect(generatingHref(making.slug));
  const draft = await findDraft(context.domain, person, createAi.kind);
  const facts = await readCreatingFacts(context, person);
  const { show } = decideStep(createAi, draft.held, facts, null);
  return redirect(show === 'summary' ? createHref('summary') : myAiHref);
}
