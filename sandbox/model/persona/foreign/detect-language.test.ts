import { expect, it } from 'vitest';
import { detectLanguage } from './detect-language';

it.each([
  ['Hi, how are you?', 'en'],
  ['Bonsoir, comment ça va ?', 'fr'],
  ["Je t'aime", 'fr'],
  ['Wie geht es dir heute?', 'de'],
  ['Hola, me llamo Pablo', 'es'],
  ['¿Cómo estás?', 'es'],
  ['Olá, tudo bem com você?', 'pt'],
  ['Quantos anos você tem?', 'pt'],
  ['I had tapas and a café au lait', 'en'],
  ['42', 'en'],
])('%j is %s', (message, language) => {
  expect(detectLanguage([message])).toBe(language);
});

it('stays with the last language that showed when a message shows none', () => {
  expect(detectLanguage(['Guten Abend, wie geht es dir?', 'ok'])).toBe('de');
  expect(detectLanguage(['Guten Abend', 'Can we speak English?'])).toBe('en');
});
