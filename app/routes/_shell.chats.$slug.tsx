import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useOutlet, useSearchParams } from '@remix-run/react';
import clsx from 'clsx';
import { resolveAgeStanding } from '~/domain/age-checks/resolve-age-standing';
import { referTo } from '~/domain/chat/send/crisis-referral';
import { getSendAllowance } from '~/domain/chat/send/get-send-allowance';
import { listMessages } from '~/domain/chat/messages/list-messages';
import { newId } from '~/domain/shared/ids';
import { languageOf } from '../i18n/language-of.server';
import { CharacterPane } from '../chat/thread/character-pane';
import { presentMessages } from '../chat/server/present-messages.server';
import { answerForm } from '../chat/server/answer-form.server';
import { leadToDay } from '../chat/server/lead-to-day.server';
import { isEarlier, readPlace, unreadOf } from '../chat/server/read-place.server';
import { markOpenChatRead } from '../chat/server/mark-open-chat-read.server';
import { findCharacter, requireParticipant } from '../chat/server/require-participant.server';
import { lastOwn, readStoredDraft } from '../chat/server/stored-draft.server';
import { presentThreadCharacter, presentThreadMessage } from '../chat/presenters/thread-for-fan';
import { ThreadView } from '../chat/thread/thread-view';
import { readClubOf } from '../fanclubs/server/read-club-of.server';
import { memberIdOf } from '~/domain/viewers/member-id';
import { readOfferForNext } from '../offers/server/read-short-offer.server';
import { pageMeta } from '../shell/page-meta';
import { chatSettings } from '~/domain/chat/settings';
import { findPause } from '~/domain/strikes/find-pause';
import { walletSettings } from '~/domain/wallet/settings';

export { reloadForMessages as shouldRevalidate } from '../modals/ignore-modal-changes';
export const handle = { shell: 'immersed' };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const person = requireParticipant(request, context);
  const { domain } = context;
  const place = readPlace(request);
  const settings = await domain.settings(chatSettings);
  const [{ character, isWithdrawn }, allowance, standing, pausedUntil, unread] = await Promise.all([
    findCharacter(person, params.slug, context),
    getSendAllowance(domain, person),
    resolveAgeStanding(domain, person, context.country),
    findPause(domain.db, person, domain.now()),
    markOpenChatRead(request, context),
  ]);
  if (place.at !== undefined) throw await leadToDay(context, { person, character, date: place.at });
  const [list, club] = await Promise.all([
    listMessages(domain, person, {
      characterId: character.id,
      limit: settings.chat_page_size,
      before: place.before,
      around: place.message,
    }),
    readClubOf(context, { characterId: character.id, userId: memberIdOf(context.viewer) }),
  ]);
  const messages = await presentMessages(context, list.items);
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
    messages: messages.map(presentThreadMessage),
    hasMore: list.hasMore,
    hasLater: list.items.length > 0 && list.lastSeq < list.chatLastSeq,
    pageSize: settings.chat_page_size,
    lastSeq: list.chatLastSeq,
    isEarlier: isEarlier(place),
    sought: place.message ?? null,
    unread: unreadOf(place) ?? unread,
    allowance,
    isAgeCheckDue: standing === 'required',
    isAdultQuestionOpen: standing === 'to-confirm',
    pausedUntil: pausedUntil?.toISOString() ?? null,
    idempotencyKey: newId(),
    maxLength: settings.message_max_length,
    messagePrice: settings.text_message_price,
    leastTip: Math.min(...(await domain.settings(walletSettings)).tips_price),
    draft: isEarlier(place)
      ? ''
      : readStoredDraft(request, context, {
          person,
          characterId: character.id,
          after: lastOwn(list.items),
        }),
    shortOffer: await readOfferForNext(context, allowance),
    now: domain.now().toISOString(),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const person = requireParticipant(request, context);
  const { character, isWithdrawn } = await findCharacter(person, params.slug, context);
  return answerForm(context, { request, person, character, isWithdrawn });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ThreadPage() {
  const thread = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { character, isWithdrawn } = thread;
  const [search] = useSearchParams();
  // What the character remembers, beside the thread or, on smaller screens, in its place.
  const beside = useOutlet();
  return (
    <>
      <div className={clsx('contents', beside && 'max-xl:hidden')}>
        <ThreadView
          // Another place of the same conversation is begun anew.
          key={`${character._id} ${search.get('message')} ${search.get('before')}`}
          data={thread}
          refused={answer && 'refused' in answer ? answer.refused : undefined}
          refusedTip={answer && 'tip' in answer ? answer.tip : undefined}
          actError={answer && 'actError' in answer ? answer.actError : undefined}
        />
      </div>
      {beside ?? (!isWithdrawn && <CharacterPane character={character} club={thread.club} />)}
    </>
  );
}
