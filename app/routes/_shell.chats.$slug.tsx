import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useOutlet } from '@remix-run/react';
import clsx from 'clsx';
import { resolveAgeStanding } from '~/domain/age-checks/resolve-age-standing';
import { referTo } from '~/domain/chat/send/crisis-referral';
import { getSendAllowance } from '~/domain/chat/send/get-send-allowance';
import { listMessages } from '~/domain/chat/messages/list-messages';
import { newId } from '~/domain/shared/ids';
import { languageOf } from '../i18n/language-of.server';
import { CharacterPane } from '../chat/character-pane';
import { presentMessages } from '../chat/server/present-messages.server';
import { answerForm } from '../chat/server/answer-form.server';
import { markOpenChatRead } from '../chat/server/mark-open-chat-read.server';
import { findCharacter, requireParticipant } from '../chat/server/require-participant.server';
import { lastOwn, readStoredDraft } from '../chat/server/stored-draft.server';
import { presentThreadCharacter, presentThreadMessage } from '../chat/presenters/thread-for-fan';
import { ThreadView } from '../chat/thread-view';
import { readClubOf } from '../fanclubs/server/read-club-of.server';
import { memberIdOf } from '~/domain/viewers/member-id';
import { readOfferForNext } from '../offers/server/read-short-offer.server';
import { pageMeta } from '../shell/page-meta';
import { chatSettings } from '~/domain/chat/settings';
import { walletSettings } from '~/domain/wallet/settings';

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
    isEarlier: before !== undefined,
    allowance,
    isAgeCheckDue: standing === 'required',
    isAdultQuestionOpen: standing === 'to-confirm',
    idempotencyKey: newId(),
    maxLength: settings.message_max_length,
    messagePrice: settings.text_message_price,
    leastTip: Math.min(...(await domain.settings(walletSettings)).tips_price),
    draft: readStoredDraft(request, context, {
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
  const { character, isEarlier, isWithdrawn } = thread;
  // What the character remembers, beside the thread or, on smaller screens, in its place.
  const beside = useOutlet();
  return (
    <>
      <div className={clsx('contents', beside && 'max-xl:hidden')}>
        <ThreadView
          key={`${character._id} ${isEarlier}`}
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
