import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useOutlet, useSearchParams } from '@remix-run/react';
import clsx from 'clsx';
import { useState } from 'react';
import { CharacterPane } from '../../chat/thread/character-pane';
import { answerForm } from './answer-form.server';
import { keepOfEnded } from '../../chat/server/stored-draft.server';
import { readForm } from '../../kit/forms/read-form.server';
import { findCharacter, requireParticipant } from '../../chat/server/require-participant.server';
import { ThreadView } from '../../chat/thread/thread-view';
import { KeptNote } from '../../memory/kept-note';
import { pageMeta } from '../../kit/site/page-meta';
import { readThread } from './read-thread.server';

export { reloadForMessages as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';
export const handle = { shell: 'immersed' };

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return readThread(context, { request, slug: params.slug });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request, (typed, ownerId) =>
    keepOfEnded(context, { typed, ownerId, slug: params.slug }),
  );
  const person = requireParticipant(request, context);
  const { character, isWithdrawn } = await findCharacter(person, params.slug, context);
  return answerForm(context, { request, form, person, character, isWithdrawn });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ThreadPage() {
  const thread = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { character, isWithdrawn } = thread;
  const turn = useTurns(thread.chatId);
  const [search] = useSearchParams();
  // The character's memory, beside the thread or, on smaller screens, in its place.
  const beside = useOutlet();
  return (
    <>
      <div className={clsx('contents', beside && 'max-xl:hidden')}>
        <ThreadView
          // Another chat, and another place of the same one, starts from a new state.
          key={`${character._id} ${turn} ${search.get('message')} ${search.get('before')}`}
          data={thread}
          refused={answer && 'refused' in answer ? answer.refused : undefined}
          refusedPhoto={answer && 'photo' in answer ? answer.photo : undefined}
          refusedSound={answer && 'sound' in answer ? answer.sound : undefined}
          refusedVideo={answer && 'video' in answer ? answer.video : undefined}
          refusedTip={answer && 'tip' in answer ? answer.tip : undefined}
          actError={answer && 'actError' in answer ? answer.actError : undefined}
          note={
            <KeptNote
              characterId={character._id}
              slug={character.slug}
              name={character.firstName}
            />
          }
        />
      </div>
      {beside ??
        (!isWithdrawn && (
          <CharacterPane
            character={character}
            club={thread.club}
            setAside={thread.setAside?.chatId}
          />
        ))}
    </>
  );
}

/**
 * Returns a number that changes whenever the page shows another chat. It stays the same when the first
 * message creates the chat.
 */
function useTurns(chatId: string | null): number {
  const [shown, show] = useState({ chatId, turn: 0 });
  if (shown.chatId === chatId) return shown.turn;
  const turn = shown.chatId === null ? shown.turn : shown.turn + 1;
  show({ chatId, turn });
  return turn;
}
