import { redirect, type AppLoadContext } from '@remix-run/node';
import { isBlocked } from '~/domain/characters/is-blocked';
import { referTo } from '~/domain/chat/send/crisis-referral';
import { chatSettings } from '~/domain/chat/settings';
import { callLimits } from '~/domain/voice-calls/schema';
import { getCallTerms } from '~/domain/voice-calls/follow-call';
import { getBalance } from '~/domain/wallet/get-balance';
import { presentThreadCharacter } from '../../chat/presenters/thread-for-fan';
import { findCharacter, requireParticipant } from '../../chat/server/require-participant.server';
import { readAiNotice } from '../../duties/server/read-ai-notice.server';
import { languageOf } from '../../kit/i18n/language-of.server';
import { translatorOf } from '../../kit/i18n/translator.server';

/**
 * Returns the character and the terms of a call; redirects to the chat if calls are not available to the
 * person.
 */
export async function readCallPage(
  context: AppLoadContext,
  { request, slug }: { request: Request; slug: string | undefined },
) {
  const person = requireParticipant(request, context);
  const { domain } = context;
  const { character, isWithdrawn } = await findCharacter(person, slug, context);
  const thread = `/chats/${character.slug}`;
  if (person.kind === 'guest') throw redirect(`${thread}?modal=signUpModal`);
  const isOff = isWithdrawn || !context.takesCalls || !character.availableForCalls;
  if (isOff || (await isBlocked(domain.db, person.id, character.id))) throw redirect(thread);
  const [t, terms, balance, settings, aiNotice] = await Promise.all([
    translatorOf(context),
    getCallTerms(domain, { userId: person.id, characterId: character.id }),
    getBalance(domain, person.id),
    domain.settings(chatSettings),
    readAiNotice(context, person),
  ]);
  const shown = presentThreadCharacter(character, context.mediaAddress);
  return {
    page: { title: t('calls:title', { name: shown.firstName }) },
    character: shown,
    ...terms,
    balance,
    limits: callLimits,
    aiNotice,
    /** Help lines for a person in distress. */
    referral: referTo(settings, {
      country: context.country ?? null,
      language: languageOf(request) ?? null,
    }),
  };
}
