import { keysOf, textsOf, type JsonObject } from './json/json-value';
import { expandMacros } from './macros/expand-macros';

/** A text of a card, in all the forms in which a person or a model may read it. */
export interface CardText {
  /** Its path in the card (`data.description`); empty for the names of fields. */
  path: string;
  /** The text as written, then with its macros expanded. */
  forms: string[];
}

/** The number of expanded forms; each takes the next alternative of `{{random}}` and `{{pick}}`. */
const maxForms = 8;
const maxLength = 200_000;
const mayHaveMacros = /\{\{|<(?:user|bot|char)>/i;

/**
 * Returns all texts of a card for moderation, unknown fields included, and the names of all fields as one
 * text. Macros can hide words (`{{reverse:}}`, comments inside a word), so the expanded forms count as well.
 */
export function listTexts(document: JsonObject, names: { char: string; user: string }): CardText[] {
  const texts = [...textsOf(document)].filter(({ text }) => text.trim() !== '');
  const fields = [...new Set(keysOf(document))].join('\n');
  return [
    { path: '', forms: [fields] },
    ...texts.map(({ path, text }) => ({ path, forms: formsOf(text, names) })),
  ];
}

function formsOf(text: string, names: { char: string; user: string }): string[] {
  const forms = new Set([text]);
  if (!mayHaveMacros.test(text)) return [...forms];
  let hasChoices = true;
  for (let form = 0; hasChoices && form < maxForms; form++) {
    hasChoices = false;
    const choose = (count: number) => {
      hasChoices = true;
      return form % count;
    };
    for (const showsHiddenKeys of [false, true]) {
      forms.add(expandMacros(text, { ...names, choose, showsHiddenKeys }, maxLength));
    }
  }
  return [...forms];
}
