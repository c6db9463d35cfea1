import { describe, expect, it } from 'vitest';
import type { ModelMessage } from '../protocol';
import { composeReply, replyTo } from './reply';

const card = `Name: Noor Haddad
Age: 28
Occupation: Night-train photographer
Lives: Lisbon
Facts:
- There is a letter of mine in a locker in Lausanne.
- My grandfather drove the coast line to Tripoli.
`;

/** Returns the last reply of a talk, and the groups of lines that it used. */
function talk(said: readonly string[], prompt = card) {
  const thread: ModelMessage[] = [{ role: 'system', content: prompt }];
  let last = { text: '', groups: [] as string[] };
  for (const content of said) {
    thread.push({ role: 'user', content });
    last = composeReply(thread);
    thread.push({ role: 'assistant', content: last.text });
  }
  return last;
}

describe('a question is answered by what it is after', () => {
  it.each([
    ['What is your favourite song?', 'song'],
    ['do you have any siblings', 'family'],
    ['what did you have for dinner?', 'food'],
    ['Was machst du beruflich?', 'work'],
    ['¿Cuál es tu película favorita?', 'film'],
    ['Tu fais quoi ce soir ?', 'tonight'],
    ['Do que você tem medo?', 'fear'],
    ['My boss shouted at me today', 'mad'],
    ['Ich habe die Prüfung bestanden! Ich bin so froh', 'good'],
  ])('%s', (said, group) => {
    expect(talk([said]).groups).toContain(group);
  });
});

describe('what the card states wins', () => {
  it.each([
    ['How old are you?', /28/],
    ['Where do you live?', /Lisbon/],
    ['What do you do for a living?', /photographer/],
    ['Tell me about your family', /grandfather drove the coast line/],
    ['What did you leave in the locker?', /letter of mine in a locker/],
  ])('%s', (said, stated) => {
    expect(talk([said]).text).toMatch(stated);
  });

  it('and what is drawn stays the same', () => {
    const film = (text: string) => text.split(/(?<=\.) /)[0];
    expect(film(talk(['What is your favourite film?']).text)).toBe(
      film(talk(['Hi', 'How are you?', 'What is your favourite film?']).text),
    );
  });
});

describe('the state of the talk', () => {
  it.each([
    [['Tea or coffee?', 'No, the other one.'], /^other/],
    [['What is your favourite song?', 'Hurt, by Johnny Cash.', 'What do you mean?'], /^mean/],
    [['I made pasta tonight. And you?'], /food/],
    [['Tell me a story', 'Go on'], /^more/],
  ])('%j', (said, group) => {
    expect(talk(said).groups.join(' ')).toMatch(group);
  });

  it.each([
    [
      [
        'My sister Anna is getting married',
        'Anna’s wedding is on 14 June',
        'When is Anna’s wedding?',
      ],
      '14 June',
    ],
    [['My name is Danny', 'Do you know my name?'], 'Danny'],
    [['I work as a nurse in Leeds', 'What do I do for work?'], 'nurse'],
    [['Meine Schwester heiratet im Mai', 'Wann heiratet meine Schwester?'], 'Im Mai'],
    [['je pars au Japon en avril', 'je pars quand ?'], 'En avril'],
    [['me llamo Diego', '¿cómo me llamo?'], 'Diego'],
    [['me chamo Bia', 'qual é o meu nome?'], 'Bia'],
  ])('%j', (said, stated) => {
    expect(talk(said).text).toContain(stated);
  });

  it.each([
    [
      [
        'my dog Rex is a terrier',
        'the party is on friday at 7pm',
        "what's my dog called and when is the party?",
      ],
      ['Rex', 'Friday at 7pm'],
    ],
    [
      [
        'Mein Sohn Paul studiert in Wien',
        'Am Dienstag fliege ich nach Rom',
        'Weißt du noch, wie mein Sohn heißt und wann ich fliege?',
      ],
      ['Paul', 'Dienstag'],
    ],
  ])('all parts of a question: %j', (said, parts) => {
    const { text } = talk(said);
    for (const part of parts) expect(text).toContain(part);
  });

  it('includes what the prompt lists, and guesses at nothing else', () => {
    const prompt = `${card}\nTold by the person:\n- You live in Lyon [2026-11-18, in their words: "I moved to Lyon"]`;
    expect(talk(['Where do I live?'], prompt).text).toContain('Lyon');
    expect(talk(['When is my birthday?'], prompt).groups).toContain('recall.none');
  });
});

it('answers in the language that the prompt asks for', () => {
  const prompt = `Answer in German, whatever language you are spoken to in.\n\n${card}`;
  expect(talk(['How are you?'], prompt).text).toMatch(/\b(?:ich|dir|du)\b/i);
});

it('cares where the prompt asks it to, and suggests and opens where a task does', () => {
  const caring = `${card}\nThe last message may come from somebody who is hurting or in danger.`;
  expect(talk(['I had enough of everything'], caring).groups).toEqual(['care']);
  const after = (task: string) =>
    replyTo([
      { role: 'system', content: card },
      { role: 'user', content: 'Guten Abend, wie geht es dir?' },
      { role: 'user', content: `Task: ${task}\nThis is a direction.` },
    ]);
  expect(after('replies').split('\n')).toHaveLength(3);
  expect(after('follow-up')).not.toBe('');
});

it.each([
  ['crisis', 'i want to kill myself'],
  ['crisis', 'Ich will nicht mehr leben'],
  ['minor', 'im only 15'],
  ['minor', 'tengo 15 años'],
  ['abuse', 'my husband hits me'],
  ['loss', 'my grandmother died last night'],
  ['explicit', 'send me nudes'],
])('%s is met as such: %s', (group, said) => {
  expect(talk(['hello', said]).groups).toEqual([group]);
});

it.each([
  'im 41',
  'i am only 19',
  'ich bin Jonas, 41, aus Kassel',
  'tengo 44 años',
  "j'ai 32 ans",
  'tenho 51 anos',
])('takes nobody for a minor who states an age from 18 on: %s', (said) => {
  expect(talk(['hello', said]).groups).not.toContain('minor');
});
