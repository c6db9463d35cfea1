import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getFrequency } from '~/domain/follow-ups/choices';
import { isSwitchedOn } from '~/domain/follow-ups/follow-up-switch';
import { findMemory } from '~/domain/memory/find-memory';
import { relationshipRules } from '~/domain/memory/decide-relationship';
import { replyLanguages } from '~/domain/memory/preferences';
import { findRelationship } from '~/domain/memory/find-relationship';
import { firstName } from '~/domain/characters/first-name';
import type { DomainContext } from '~/domain/shared/context';
import type { Person } from '~/domain/shared/person';
import { findCharacter, requireParticipant } from '../../chat/server/require-participant.server';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import { MemoryPanel } from '../../memory/memory-panel';
import { memoryTabs } from '../../memory/memory-place';
import { presentMemory } from '../../memory/presenters/memory-for-fan';
import { actOnMemory } from './act-on-memory.server';
import { pageMeta } from '../../kit/site/page-meta';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';
export const handle = { shell: 'immersed' };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const person = requireParticipant(request, context);
  const { domain } = context;
  const { character } = await findCharacter(person, params.slug, context);
  const search = new URL(request.url).searchParams;
  const [t, memory, followUps] = await Promise.all([
    translatorOf(context),
    findMemory(domain, person, character.id),
    findFollowUps(domain, person, character.id),
  ]);
  const { chatId } = memory;
  const of = chatId === null ? null : { chatId, person, characterId: character.id };
  const name = firstName(character.name);
  return {
    page: { title: t('memory:title', { name }) },
    character: { id: character.id, slug: character.slug, name },
    memory: presentMemory(memory),
    relationship: of && {
      ...(await findRelationship(domain, of)),
      rules: relationshipRules,
    },
    followUps,
    tab: memoryTabs.find((one) => one === search.get('tab')) ?? 'facts',
    editing: search.get('edit'),
    languages: replyLanguages.map((value) => ({ value, label: nameOfLanguage(value) })),
  };
}

/** Returns how often the character may write first; null for a visitor, who gets no such messages. */
async function findFollowUps(domain: DomainContext, person: Person, characterId: string) {
  if (person.kind === 'guest') return null;
  const userId = person.id;
  const frequency = await getFrequency(domain, { userId, characterId });
  return frequency && { frequency, isOn: await isSwitchedOn(domain.db, userId) };
}

/** Returns the name of a language in that language. */
function nameOfLanguage(tag: string): string {
  const language = tag.split('-', 1)[0] ?? tag;
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(language) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const person = requireParticipant(request, context);
  const { character } = await findCharacter(person, params.slug, context);
  const form = await readForm(request);
  const answer = await actOnMemory(
    context,
    { person, characterId: character.id, slug: character.slug },
    form,
  );
  if (answer !== null) return answer;
  const { search } = new URL(request.url);
  return redirect(`/chats/${character.slug}/memory${search}`);
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function MemoryPage() {
  return <MemoryPanel data={useLoaderData<typeof loader>()} />;
}
