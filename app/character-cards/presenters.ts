import { spokenName, type CardParts } from '~/domain/character-cards/card';
import type { StoredCard } from '~/domain/character-cards/card-rows';
import { findAge } from '~/domain/character-cards/find-age';
import { listGreetings } from '~/domain/character-cards/talk/greetings';
import { readExamples } from '~/domain/character-cards/talk/examples';

/** The longest text of a greeting in a list of them. */
const shortLength = 90;

/** The fields of a card that this product uses, besides its lorebook. */
const used = new Set([
  ...['name', 'nickname', 'description', 'personality', 'scenario', 'first_mes'],
  ...['alternate_greetings', 'mes_example', 'system_prompt', 'post_history_instructions'],
  ...['creator', 'source', 'creation_date', 'character_book'],
]);

const addressee = 'you';
const first = () => 0;

/** Returns an imported card as its owner sees it before it is brought in. */
export function presentCard(card: StoredCard) {
  const { id, fileName, fileBytes, removed, document, parts } = card;
  const age = findAge(document, parts);
  const greetings = shortGreetings(parts);
  return {
    _id: id,
    fileName,
    fileBytes,
    version: parts.version,
    name: spokenName(parts),
    origin: originOf(card),
    greetings,
    exampleLines: readExamples(parts, addressee, first).flat().length,
    hasCharacter: [parts.description, parts.personality, parts.scenario].some(isWritten),
    hasWishes: [parts.systemPrompt, parts.postHistoryInstructions].some(isWritten),
    loreEntries: parts.lorebook?.entries.filter((entry) => entry !== null).length ?? 0,
    hasOthers: Object.keys(dataOf(document)).some((field) => !used.has(field)),
    removed,
    age: age.kind === 'stated' ? age.age : null,
  };
}

export type ShownCard = ReturnType<typeof presentCard>;

/** Returns what a card says about where it comes from. */
export function originOf({ document, parts }: Pick<StoredCard, 'document' | 'parts'>) {
  const created = dataOf(document)['creation_date'];
  const isDate = typeof created === 'number' && created > 0 && created < 1e11;
  return {
    creator: parts.creator.trim().slice(0, shortLength),
    date: isDate ? new Date(created * 1000).toISOString() : null,
    source: parts.source.at(0)?.slice(0, shortLength) ?? '',
  };
}

/** Returns the beginnings of a card's greetings, with their numbers. */
const shortGreetings = (parts: CardParts) =>
  listGreetings(parts, addressee, first).map(({ index, text }) => ({
    index,
    text: text.length > shortLength ? `${text.slice(0, shortLength)}…` : text,
  }));

const isWritten = (text: string) => text.trim() !== '';

function dataOf(document: StoredCard['document']) {
  const { data } = document;
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? data : {};
}
