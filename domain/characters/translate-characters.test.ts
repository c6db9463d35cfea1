import { beforeAll, describe, expect, it } from 'vitest';
import { makeCharacter, makePost, makeStory, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { withLocale } from '~/observability/request-context';
import { listMessages } from '../chat/messages/list-messages';
import { openChat } from '../chat/chats/open-chat';
import { getPost } from '../posts/get-posts';
import { listStories } from '../stories/list-stories';
import { getCharacterProfile } from './get-character-profile';
import { searchCharacters } from './search-characters';

const { database, context } = await openTestContext();
let character: { id: string; slug: string };
const own = {
  occupation: 'Nurse',
  place: 'Lyon to Basel',
  tagline: 'Counts the quiet hours.',
  bio: 'She has worked nights for ten years and likes the corridor best at four.',
  greeting: 'You are up late. Sit with me a while?',
};
const french = {
  occupation: 'Infirmière',
  place: 'De Lyon à Bâle',
  tagline: 'Compte les heures calmes.',
  bio: 'Elle travaille de nuit depuis dix ans.',
  greeting: 'Tu veilles tard. Tu restes un peu ?',
};

beforeAll(async () => {
  character = await makeCharacter(database.db, { name: 'Odile Bernard' });
  await database.db('characters').where({ id: character.id }).update(own);
  await database.db('character_translations').insert([
    { character_id: character.id, locale: 'fr-FR', ...french },
    { character_id: character.id, locale: 'de-DE', occupation: 'Krankenschwester' },
  ]);
});

const profileIn = (locale: string) =>
  withLocale(locale, () => getCharacterProfile(context, { id: character.id }));

describe('the text about a character', () => {
  it('is in the reader’s language on the page, on cards and in a search', async () => {
    expect(await profileIn('fr-FR')).toMatchObject(french);
    const search = { section: 'all', words: 'odile', limit: 5 } as const;
    const found = await withLocale('fr-FR', () => searchCharacters(context, search));
    const { occupation, tagline } = french;
    expect(found.items).toMatchObject([{ occupation, tagline }]);
  });

  it('falls back to the original for each part without a translation', async () => {
    expect(await profileIn('pt-BR')).toMatchObject(own);
    expect(await profileIn('de-DE')).toMatchObject({ ...own, occupation: 'Krankenschwester' });
    expect(await getCharacterProfile(context, { id: character.id })).toMatchObject(own);
  });
});

it.each([
  ['fr-FR', french.greeting],
  ['fr-CA', french.greeting],
  ['de-DE', own.greeting],
  ['es-ES', own.greeting],
])('a chat that is opened in %s begins so', async (locale, greeting) => {
  const { id } = await makeUser(database.db);
  const person = { kind: 'user', id } as const;
  const opened = await withLocale(locale, () =>
    openChat(context, person, { characterId: character.id }),
  );
  expect(opened.ok).toBe(true);
  const { items } = await listMessages(context, person, { characterId: character.id, limit: 5 });
  expect(items.map(({ content }) => content)).toEqual([greeting]);
});

it('posts and stories are in the reader’s language', async () => {
  const post = await makePost(database.db, { characterId: character.id, text: 'Night shift.' });
  const story = await makeStory(database.db, { characterId: character.id });
  await database
    .db('post_translations')
    .insert({ post_id: post.id, locale: 'fr-FR', text_content: 'De nuit.' });
  await database
    .db('story_translations')
    .insert({ story_id: story.id, locale: 'fr-FR', caption: 'Quatre heures.' });
  const anonymous = { userId: null, isSubscriber: false };
  const request = { postId: post.id, characterSlug: character.slug };
  const postIn = (locale: string) => withLocale(locale, () => getPost(context, anonymous, request));
  expect(await postIn('fr-FR')).toMatchObject({
    text: 'De nuit.',
    character: { occupation: 'Infirmière' },
  });
  expect((await postIn('es-ES'))?.text).toBe('Night shift.');
  const result = await withLocale('fr-FR', () => listStories(context, { id: character.id }, null));
  expect(result).toMatchObject({ stories: [{ caption: 'Quatre heures.' }] });
});
