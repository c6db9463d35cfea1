import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writtenLocales, type WrittenLocale } from '~/locales/written-locales';
import { isBackchannel, readSentenceEnd, type SentenceEnd } from './sentence-end';
import { backchannels, turnWords } from './turn-words';

const examples: Record<WrittenLocale, [string, SentenceEnd][]> = {
  'en-GB': [
    ['I went home yesterday.', 'complete'],
    ['Yes.', 'complete'],
    ['Stop.', 'unclear'],
    ['And.', 'unfinished'],
    ['Where are you tonight?', 'question'],
    ['where did you go', 'complete'],
    ['I went home yesterday and', 'unfinished'],
    ['I went to the.', 'unfinished'],
    ['I wanted to, um,', 'unfinished'],
    ['It was like, you know.', 'unfinished'],
    ['Well.', 'unfinished'],
    ['I feel well.', 'complete'],
    ['Someone to talk to.', 'unclear'],
    ['If you come tomorrow.', 'unclear'],
    ['If you come tomorrow, I cook.', 'complete'],
    ['it rains here', 'unclear'],
    ['So I thought...', 'unfinished'],
    ['Is it yours or?', 'question'],
  ],
  'de-DE': [
    ['Ich war gestern zu Hause.', 'complete'],
    ['Was machst du heute?', 'question'],
    ['wo bist du gerade', 'complete'],
    ['Ich war zu Hause, weil', 'unfinished'],
    ['Ich möchte mit dem.', 'unfinished'],
    ['Das war, äh.', 'unfinished'],
    ['Also.', 'unfinished'],
    ['Ich rufe dich morgen an.', 'complete'],
    ['Ich schlafe gleich ein.', 'unclear'],
    ['Wenn du morgen kommst.', 'unclear'],
  ],
  'es-ES': [
    ['Ayer me quedé en casa.', 'complete'],
    ['¿Dónde estás?', 'question'],
    ['dónde estás ahora', 'complete'],
    ['Me quedé en casa porque.', 'unfinished'],
    ['Quería decirte que, eh,', 'unfinished'],
    ['Bueno.', 'unfinished'],
    ['Está muy bueno.', 'complete'],
    ['Creo que no.', 'complete'],
    ['Cuando era niño.', 'unclear'],
  ],
  'fr-FR': [
    ['Je suis restée à la maison.', 'complete'],
    ['Tu fais quoi ce soir ?', 'question'],
    ['pourquoi tu rigoles', 'complete'],
    ['Je suis restée parce que.', 'unfinished'],
    ['Je voulais, euh.', 'unfinished'],
    ['Bon.', 'unfinished'],
    ['C’est bon.', 'complete'],
    ["Je l'ai vu dans la.", 'unfinished'],
    ['Si tu viens demain.', 'unclear'],
  ],
  'pt-BR': [
    ['Ontem fiquei em casa.', 'complete'],
    ['Onde você está?', 'question'],
    ['como foi seu dia', 'complete'],
    ['Fiquei em casa porque.', 'unfinished'],
    ['Eu queria, tipo,', 'unfinished'],
    ['Então.', 'unfinished'],
    ['Estou bem.', 'complete'],
    ['Quando eu era criança.', 'unclear'],
  ],
};

describe.each(writtenLocales)('the end of a sentence in %s', (language) => {
  it('is read from its last words and its mark', () => {
    const read = examples[language].map(([text]) => [text, readSentenceEnd(text, language)]);
    expect(read).toEqual(examples[language]);
  });

  it('is open after a conjunction, whatever comes before and whatever mark a service sets', () => {
    const { never } = turnWords[language];
    const openWord = fc.constantFrom(...never).filter((word) => /^[\p{L}’]+$/u.test(word));
    fc.assert(
      fc.property(
        fc.lorem({ maxCount: 6 }),
        openWord,
        fc.constantFrom('', '.', ',', '…'),
        (...said) => {
          const [before, word, mark] = said;
          expect(readSentenceEnd(`${before} ${word}${mark}`, language)).toBe('unfinished');
        },
      ),
    );
  });

  it('is found in any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(['question', 'complete', 'unclear', 'unfinished']).toContain(
          readSentenceEnd(text, language),
        );
      }),
    );
  });
});

it('takes an unknown language for English', () => {
  expect(readSentenceEnd('I went home and.', undefined)).toBe('unfinished');
  expect(readSentenceEnd('', undefined)).toBe('unclear');
});

it('takes words of a listener for what they are, and nothing else', () => {
  const listening = ['Mm-hm.', 'Yeah, yeah.', 'Aha!', 'Ja.', 'Ach so, ja.', 'Oui…', 'Sí, claro.'];
  expect([...listening, 'Tá bom.', "D'accord."].filter((text) => !isBackchannel(text))).toEqual([]);
  const stopping = ['Stop.', 'Wait!', 'Warte.', 'Para.', 'Attends.', 'Espera.', 'No.'];
  const others = [...stopping, 'Yeah, but wait.', 'Ja und?', ''];
  expect(others.filter(isBackchannel)).toEqual([]);
});

it('takes repeated words of a listener for one, and none with other words', () => {
  const word = fc.constantFrom(...backchannels);
  fc.assert(
    fc.property(word, fc.constantFrom(', ', ' ', '. '), (text, gap) => {
      expect(isBackchannel(`${text}${gap}${text}.`)).toBe(true);
      expect(isBackchannel(`${text}${gap}listen to me`)).toBe(false);
    }),
  );
});
