import { html, type Markup } from '../page/html';
import type { CardEntry, CardField, CardProblems } from './card-entry';
import { fieldLooks } from './card-frame';
import type { cardWords } from './card-words';

interface CardInputs {
  fields: readonly CardField[];
  words: ReturnType<typeof cardWords>['words'];
  problems: CardProblems;
  entry: CardEntry;
}

/**
 * Renders a card's fields on a page without scripts, each with its problem; a code is never shown again.
 */
export function cardInputs({ fields, words, problems, entry }: CardInputs): Markup {
  const shown = fieldLooks.filter(({ name }) => fields.includes(name));
  return html`${shown.map(({ name, autocomplete, inputmode, placeholder, maxlength }) => {
    const problem = problems[name];
    return html`<div class="field">
      <label for="${name}">${words.labels[name]}</label>
      <input
        id="${name}"
        name="${name}"
        inputmode="${inputmode}"
        autocomplete="${autocomplete}"
        placeholder="${name === 'holder' ? words.holderHint : placeholder}"
        maxlength="${maxlength}"
        value="${name === 'cvc' ? '' : (entry[name] ?? '')}"
        ${problem && html`aria-invalid="true" aria-describedby="${name}-problem"`}
      />
      ${problem && html`<p class="problem" id="${name}-problem">${words.problems[name][problem]}</p>`}
    </div>`;
  })}`;
}
