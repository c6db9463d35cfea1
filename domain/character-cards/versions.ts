import { specs } from './card';
import { isObject, objectAt, type JsonObject, type JsonValue } from './json/json-value';
import { readDecorators } from './lorebook/decorators';

/** The fields that version 3 requires ("CharacterCard Object"), with their values if they are missing. */
const requiredFields = {
  name: '',
  description: '',
  personality: '',
  scenario: '',
  first_mes: '',
  mes_example: '',
  creator_notes: '',
  system_prompt: '',
  post_history_instructions: '',
  creator: '',
  character_version: '',
  tags: [],
  alternate_greetings: [],
  group_only_greetings: [],
  extensions: {},
} satisfies JsonObject;

/** Tells the readers of version 2 that the card has more (Character Card V3, "PNG/APNG"). */
const backfillNote =
  'This is a card of version 3. Some of its parts only work in programs that read version 3.';

/** Returns a card as version 3: fields that version 3 requires are added, nothing is changed. */
export function toVersion3(document: JsonObject): JsonObject {
  if (document['spec'] === specs.v3) return document;
  const data = withDefaults(objectAt(document, 'data') ?? {}, requiredFields);
  const withPatterns = (entry: JsonObject) => withDefaults(entry, { use_regex: false });
  return {
    ...document,
    spec: specs.v3,
    spec_version: '3.0',
    data: changeEntries(data, withPatterns),
  };
}

/**
 * Returns a card as version 2. Decorators are removed, since programs for version 2 would show them to the
 * model; all other fields stay. A card that already is of version 2 is unchanged.
 */
export function toVersion2(document: JsonObject): JsonObject {
  if (document['spec'] === specs.v2) return document;
  const withoutDecorators = (entry: JsonObject) => {
    const { content } = entry;
    return typeof content === 'string'
      ? { ...entry, content: readDecorators(content).content }
      : entry;
  };
  const data = changeEntries(objectAt(document, 'data') ?? {}, withoutDecorators);
  return { ...document, spec: specs.v2, spec_version: '2.0', data };
}

/** Returns the version 2 of a card that stands in a file beside its version 3, with a note if it has less. */
export function toBackfill(document: JsonObject): JsonObject {
  if (document['spec'] === specs.v2) return document;
  const converted = toVersion2(document);
  const data = objectAt(converted, 'data') ?? {};
  const notes = data['creator_notes'];
  const noted =
    typeof notes === 'string' && notes !== '' ? `${backfillNote}\n\n${notes}` : backfillNote;
  return { ...converted, data: { ...data, creator_notes: noted } };
}

/**
 * Returns a card whose default portrait has an address. If its main icon is a link, the portrait is one
 * more icon, so that the link is kept.
 */
export function withPortraitAt(document: JsonObject, uri: string): JsonObject {
  const data = objectAt(document, 'data') ?? {};
  const assets = Array.isArray(data['assets']) ? data['assets'] : [];
  const isMain = (asset: JsonValue): asset is JsonObject =>
    isObject(asset) && asset['type'] === 'icon' && asset['name'] === 'main';
  const isDefault = (asset: JsonValue) => isMain(asset) && asset['uri'] === 'ccdefault:';
  const changed = assets.map((asset) =>
    isObject(asset) && isDefault(asset) ? { ...asset, uri, ext: 'png' } : asset,
  );
  const name = assets.some(isMain) ? 'portrait' : 'main';
  const added = assets.some(isDefault) ? [] : [{ type: 'icon', uri, name, ext: 'png' }];
  return { ...document, data: { ...data, assets: [...changed, ...added] } };
}

/** Returns a card with one more icon, named by its file. */
export function withMorePortraits(document: JsonObject, uri: string): JsonObject {
  const data = objectAt(document, 'data') ?? {};
  const assets = Array.isArray(data['assets']) ? data['assets'] : [];
  const name = uri.slice(uri.lastIndexOf('/') + 1).replace(/\.png$/, '');
  return {
    ...document,
    data: { ...data, assets: [...assets, { type: 'icon', uri, name, ext: 'png' }] },
  };
}

/** Adds the missing fields to an object, after its own. */
const withDefaults = (object: JsonObject, defaults: JsonObject): JsonObject => ({
  ...object,
  ...Object.fromEntries(Object.entries(defaults).filter(([key]) => !Object.hasOwn(object, key))),
});

function changeEntries(data: JsonObject, change: (entry: JsonObject) => JsonObject): JsonObject {
  const book = objectAt(data, 'character_book');
  const entries = book?.['entries'];
  if (!Array.isArray(entries)) return data;
  const changed = entries.map((entry) => (isObject(entry) ? change(entry) : entry));
  return { ...data, character_book: { ...book, entries: changed } };
}
