import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { openChat } from '~/domain/chat/chats/open-chat';
import type { Person } from '~/domain/shared/person';
import { chatSentences } from '~/realtime/protocol/chat-refusals';
import { underReviewHref } from '../../age-reviews/under-review-href';
import { authorByForm } from '../../chat/server/author-by-form.server';
import { actOnMessage } from '../../chat/server/act-on-message.server';
import { readPlace } from '../../chat/server/read-place.server';
import { manageByForm } from '../../chat/server/manage-by-form.server';
import { openingByForm } from '../../chat/server/opening-by-form.server';
import { photoAgainByForm } from '../../chat/server/photo-again-by-form.server';
import { photoByForm } from '../../chat/server/photo-by-form.server';
import { sendByForm } from '../../chat/server/send-by-form.server';
import { soundByForm } from '../../chat/server/sound-by-form.server';
import { tipByForm } from '../../chat/server/tip-by-form.server';
import { videoByForm } from '../../chat/server/video-by-form.server';
import { voiceByForm } from '../../chat/server/voice-by-form.server';
import { keepUnsent } from '../../chat/server/stored-draft.server';

interface Posted {
  request: Request;
  form: FormData;
  person: Person;
  character: { id: string; slug: string; name: string };
  isWithdrawn: boolean;
}

/** Handles the forms of a chat's page: a message, an action on one, or the start of a chat. */
export async function answerForm(context: AppLoadContext, posted: Posted) {
  const { request, form, person, character, isWithdrawn } = posted;
  const { chat: chatId } = readPlace(request);
  const thread = `/chats/${character.slug}#latest`;
  const intent = form.get('intent');
  const isVoice = intent === 'voice' && context.transcribesVoice;
  if (intent === 'send' || isVoice) {
    const message = { request, person, characterId: character.id, form };
    const refused = await (isVoice ? voiceByForm : sendByForm)(context, message);
    if (refused?.error === chatSentences.under_age_review) return redirect(underReviewHref);
    if (!refused) return redirect(thread);
    const headers = await keepUnsent(context, { person, characterId: character.id, refused });
    return data({ refused }, { status: 422, headers });
  }
  if (intent === 'tip') return tipByForm(context, { request, person, character, form });
  if (intent === 'photo-again') return photoAgainByForm(context, { person, character, form });
  if (intent === 'photo') return photoByForm(context, { person, character, form });
  const opened = await openingByForm(context, { person, character, form });
  if (opened) return opened;
  const authored = await authorByForm(context, { person, character, chatId, form });
  if (authored) return authored;
  const about = { person, slug: character.slug, chatId, form };
  const soundResponse = await soundByForm(context, about);
  if (soundResponse) return soundResponse;
  const filmed = await videoByForm(context, about);
  if (filmed) return filmed;
  const acted = await actOnMessage(context, about);
  if (acted) return acted;
  const managed = await manageByForm(context, { person, character, chatId, form });
  if (managed) return managed;
  if (isWithdrawn) return redirect(thread);
  const allowed = await context.limits.openChats(person);
  if (!allowed.ok) throw data(null, 429);
  const { country } = context;
  // If a check is required first, the thread shows it.
  await openChat(context.domain, person, { characterId: character.id, country });
  return redirect(thread);
}
