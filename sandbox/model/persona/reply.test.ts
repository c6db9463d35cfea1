import { describe, expect, it } from 'vitest';
import type { ModelMessage } from '../protocol';
import { replyTo } from './reply';

const evening = new Date(2026, 10, 20, 22, 40);

/** The last answer of a talk in which the fan says this. */
function lastReply(...said: string[]): string {
  const thread: ModelMessage[] = [{ role: 'system', content: 'Name: Roma' }];
  return said.reduce((_, content) => {
    thread.push({ role: 'user', content });
    const reply = replyTo(thread, evening);
    thread.push({ role: 'assistant', content: reply });
    return reply;
  }, '');
}

describe('a doubt about oneself', () => {
  it.each([
    ['do you think im stupid', /^(?:No\b|Not )/],
    ['am i boring you', /^(?:No\b|Not )/],
    ['do u think im a bad mum', /^(?:No\b|Not )/],
    ['tu crois que je suis nulle ?', /^(?:Non|Pas)\b/],
    ['findest du mich dumm?', /^(?:Nein|Überhaupt nicht)/],
    ['crees que soy tonta?', /^(?:No\b|Para nada)/],
    ['vc acha que eu sou chata?', /^(?:Não|De jeito nenhum)/],
  ])('%s is denied with warmth', (asked, denial) => {
    expect(lastReply(asked)).toMatch(denial);
  });
});

describe('a fact told in passing', () => {
  it.each([
    [['im danny btw', 'whats my name'], 'Danny'],
    [['my lad hasnt called since easter', "his name's Craig", 'what is my son called'], 'Craig'],
    [['just got a puppy', 'hes called Biscuit', 'what did i call the dog'], 'Biscuit'],
    [['maybe ill call my mum', 'she lives in Cardiff', 'where does my mum live?'], 'Cardiff'],
    [['i have an interview', "it's at 9:40", 'when is my interview?'], '9:40'],
    [['i hate fish', 'what do i not eat?'], 'fish'],
    [["j'ai un chat aussi, il s'appelle Caramel", "comment s'appelle mon chat ?"], 'Caramel'],
    [['je bosse dans un garage à Marseille', 'je travaille où déjà ?'], 'garage'],
    [['meine Freundin ist sauer', 'Jana heißt sie', 'wie heißt meine Freundin?'], 'Jana'],
    [
      ['mein Vater hat mir geholfen', 'er war Uhrmacher', 'was war mein Vater von Beruf?'],
      'Uhrmacher',
    ],
    [['tengo dos hijos, Hugo y Nerea', '¿cómo se llaman mis hijos?'], 'Hugo y Nerea'],
    [['eu moro em Recife, amo o mar', 'onde eu moro?'], 'Recife'],
  ])('%j', (said, fact) => {
    expect(lastReply(...said)).toContain(fact);
  });
});

it.each([
  ['whats 12.50 times 8', '100'],
  ['what are 10 miles in km', '16.0934 km'],
  ['if i save 35 a week how long til i have 500', '15 weeks'],
  ['quanto é 1200 dividido por 5', '240'],
])('%s', (asked, figure) => {
  expect(lastReply(asked)).toContain(figure);
});

it('takes no small word for a name, and no age for the year', () => {
  expect(lastReply('moi bof')).not.toContain('Bof');
  expect(lastReply('il est né en quelle année ?')).not.toContain('2026');
});

it('speaks of the dead as one does, and of nobody so who lives', () => {
  expect(lastReply('my wife died', 'her name was Maureen')).not.toMatch(/are the two of you/);
  expect(lastReply('i keep thinking about my presentation')).not.toMatch(/house|love/);
});
