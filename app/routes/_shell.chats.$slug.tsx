import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData, useOutlet } from '@remix-run/react';
import clsx from 'clsx';
import { resolveAgeStanding } from '~/domain/age-checks/resolve-age-standing';
import { referTo } from '~/domain/chat/crisis-referral';
import { getSendAllowance } from '~/domain/chat/get-send-allowance';
import { listMessages } from '~/domain/chat/list-messages';
import { openChat } from '~/domain/chat/open-chat';
import { newId } from '~/domain/shared/ids';
import { chatSentences } from '~/realtime/protocol/chat-refusals';
import { languageOf } from '../i18n/language-of.server';
import { underReviewHref } from '../accounts/under-review-href';
import { readForm } from '../forms/read-form.server';
import { CharacterPane } from '../chat/character-pane';
import { markOpenChatRead } from '../chat/server/mark-open-chat-read.server';
import { findCharacter, requireParticipant } from '../chat/server/require-participant.server';
import { sendByForm } from '../chat/server/send-by-form.server';
import { presentThreadCharacter, presentThreadMessage } from '../chat/presenters/thread-for-fan';
import { ThreadView } from '../chat/thread-view';
import { readClubOf } from '../fanclubs/server/read-club-of.server';
import { memberIdOf } from '~/domain/viewers/member-id';
import { readOfferForNext } from '../offers/server/read-short-offer.server';
import { pageMeta } from '../shell/page-meta';
import { chatSettings } from '~/domain/chat/settings';

export { reloadForMessages as shouldRevalidate } from '../modals/ignore-modal-changes';
export const handle = { shell: 'immersed' };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const person = requireParticipant(request, context);
  const { domain } = context;
  const before = Number(new URL(request.url).searchParams.get('before')) || undefined;
  const settings = await domain.settings(chatSettings);
  const [{ character, isWithdrawn }, allowance, standing] = await Promise.all([
    findCharacter(person, params.slug, context),
    getSendAllowance(domain, person),
    resolveAgeStanding(domain, person, context.country),
    markOpenChatRead(request, context),
  ]);
  const [list, club] = await Promise.all([
    listMessages(domain, person, {
      characterId: character.id,
      limit: settings.chat_page_size,
      before: before && Math.min(before, 2 ** 31 - 1),
    }),
    readClubOf(context, { characterId: character.id, userId: memberIdOf(context.viewer) }),
  ]);
  return {
    page: { title: character.name },
    character: presentThreadCharacter(character, context.mediaAddress),
    /** There is nothing to join where nobody answers. */
    club: isWithdrawn ? null : club,
    isWithdrawn,
    referral: referTo(settings, {
      country: context.country ?? null,
      language: languageOf(request) ?? null,
    }),
    hasStandIn: context.hasStandIn,
    messages: list.items.map(presentThreadMessage),
    hasMore: list.hasMore,
    isEarlier: before !== undefined,
    allowance,
    isAgeCheckDue: standing === 'required',
    isAdultQuestionOpen: standing === 'to-confirm',
    idempotencyKey: newId(),
    maxLength: settings.message_max_length,
    messagePrice: settings.text_message_price,
    shortOffer: await readOfferForNext(context, allowance),
    now: domain.now().toISOString(),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const person = requireParticipant(request, context);
  const { character, isWithdrawn } = await findCharacter(person, params.slug, context);
  const form = await readForm(request);
  const thread = `/chats/${character.slug}#latest`;
  if (form.get('intent') === 'send') {
    const refused = await sendByForm(context, {
      request,
      person,
      characterId: character.id,
      form,
    });
    if (refused?.error === chatSentences.under_age_review) return redirect(underReviewHref);
    return refused ? data({ refused }, 422) : redirect(thread);
  }
  if (isWithdrawn) return redirect(thread);
  const allowed = await context.limits.openChats(person);
  if (!allowed.ok) throw data(null, 429);
  const { country } = context;
  // Whoever must pass a check first is told so in the thread.
  await openChat(context.domain, person, { characterId: character.id, country });
  return redirect(thread);
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ThreadPage() {
  const thread = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { character, isEarlier, isWithdrawn } = thread;
  // What the character remembers, beside the thread or, on smaller screens, in its place.
  const beside = useOutlet();
  return (
    <>
      <div className={clsx('contents', beside && 'max-xl:hidden')}>
        <ThreadView key={`${character._id} ${isEarlier}`} data={thread} refused={answer?.refused} />
      </div>
      {beside ?? (!isWithdrawn && <CharacterPane character={character} club={thread.club} />)}
    </>
  );
}
