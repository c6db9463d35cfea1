import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { chatSettings } from '~/domain/chat/settings';
import { newId } from '~/domain/shared/ids';
import { characterPicture } from '../../characters/server/character-picture.server';
import { pageMeta } from '../../kit/site/page-meta';
import { readStories } from '../../stories/server/read-stories.server';
import { StoryViewer } from '../../stories/story-viewer';
import { translatorOf } from '../../kit/i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';
export const handle = { shell: 'immersed' };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const requested = new URL(request.url).searchParams.get('story');
  const [shown, t, settings] = await Promise.all([
    readStories(context, params.slug ?? '', requested),
    translatorOf(context),
    context.domain.settings(chatSettings),
  ]);
  const { characterName: name, characterSlug } = shown.character;
  const picture = characterPicture(context, characterSlug);
  return {
    page: { title: t('stories:of', { name }), picture },
    ...shown,
    answer: { idempotencyKey: newId(), maxLength: settings.message_max_length },
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function StoriesPage() {
  const { character, stories, start, previousHref, nextHref, answer } =
    useLoaderData<typeof loader>();
  return (
    <StoryViewer
      // Another character, or another story by its address, starts from a new state.
      key={`${character.characterId} ${stories[start]?.storyId ?? ''}`}
      character={character}
      stories={stories}
      start={start}
      previousHref={previousHref}
      nextHref={nextHref}
      answer={answer}
    />
  );
}
