import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ModelMessage } from '../protocol';
import { repertoires } from './repertoire';
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
    [['im going to peru in may with my cousin Ben', 'whos coming with me?'], 'cousin Ben'],
    [['im going in april with my best friend tom', 'when am i going'], 'In April'],
    [['we booked flights to iceland', 'with my sister', 'who am i going with?'], 'your sister'],
    [['me and my sister are flying to greece', 'which country are we going to?'], 'Greece'],
    [['je pars au Japon en avril avec mon amie Léa', 'je pars avec qui déjà'], 'ton amie Léa'],
    [['je pars au Japon en avril avec mon amie Léa', 'je pars quand ?'], 'En avril'],
    [['im april fliege ich mit meinem bruder nach japan', 'mit wem fliege ich?'], 'deinem Bruder'],
    [['im april fliege ich mit meinem bruder nach japan', 'wohin gehts nochmal?'], 'Japan'],
    [['me voy a Perú en abril con mi amigo Luis', '¿con quién me voy?'], 'tu amigo Luis'],
    [['me voy a Perú en abril con mi amigo Luis', '¿cuándo viajo?'], 'En abril'],
    [['vou pro Chile em abril com meu irmão', 'com quem eu vou mesmo?'], 'seu irmão'],
    [['vou pro Chile em abril com meu irmão', 'pra onde eu vou?'], 'Chile'],
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

describe('two that somebody hesitates between', () => {
  const places = fc.uniqueArray(fc.constantFrom('Osaka', 'Kyoto', 'Lyon', 'Porto', 'Rome'), {
    minLength: 2,
    maxLength: 2,
  });
  it.each([
    ['we cant decide between A and B', 'which one would you choose'],
    ['on hésite entre A et B', 'tu choisirais laquelle ?'],
    ['wir schwanken zwischen A und B', 'welche würdest du nehmen?'],
    ['no sabemos si ir a A o a B', '¿cuál elegirías tú?'],
    ['tô em dúvida entre A e B', 'qual você escolheria?'],
  ])('%s: one of them is chosen', (said, asked) => {
    fc.assert(
      fc.property(places, ([one = '', other = '']) => {
        const told = said.replace(/\bA\b/, one).replace(/\bB\b/, other);
        const reply = lastReply(told, asked);
        expect([one, other].filter((place) => reply.includes(place))).toHaveLength(1);
      }),
      { numRuns: 5 },
    );
  });

  it('says back no words that are no names', () => {
    const reply = lastReply('cant decide between the red dress and the blue one', 'you choose');
    expect(reply).not.toMatch(/red|blue/);
    expect(reply).toMatch(/first|second/);
  });
});

describe('leaving', () => {
  it.each([
    ['hey there', 'ok im off, dinner is burning'],
    ['hey there', 'gotta go, the bus is here'],
    ['hey there', 'brb'],
    ['hey there', 'ttyl'],
    ['coucou toi', 'bon je te laisse, bisous'],
    ['coucou toi', "j'y vais, le dîner brûle"],
    ['guten abend', 'muss los, der zug kommt'],
    ['guten abend', 'bin gleich wieder da'],
    ['hola guapa', 'me piro, se me hace tarde'],
    ['hola guapa', 'ahora vuelvo'],
    ['oi, tudo bem?', 'tenho que ir, o jantar tá queimando'],
    ['oi, tudo bem?', 'já volto'],
  ])('%s, %s is met without another question', (hello, said) => {
    expect(lastReply(hello, said)).not.toContain('?');
  });

  it.each([
    'im off work today',
    'i need to leave my husband',
    'me voy de viaje en mayo con mi prima',
    'perdi o ônibus por um minuto',
  ])('%s is none', (said) => {
    expect(lastReply(said)).toContain('?');
  });
});

describe('a story that goes on', () => {
  it.each([
    ['en', 'had the worst date ever', 'they did it over zoom'],
    ['fr', "j'ai eu le pire rendez-vous de ma vie", 'et puis ça a duré trois heures'],
    ['de', 'hatte das schlimmste date aller zeiten', 'und es dauerte drei stunden'],
    ['es', 'tuve la peor cita de mi vida', 'y duró tres horas'],
    ['pt', 'tive o pior encontro da minha vida', 'e durou três horas'],
  ] as const)('keeps its tone in %s', (language, begun, more) => {
    expect(repertoires[language].unknown.annoyed).toContain(lastReply(begun, more));
  });

  it('is over after three such lines, whatever else is said', () => {
    const said = [
      'had the worst date ever',
      'they did it over zoom',
      'the lamp is on',
      'it is tuesday',
    ];
    const more = ['the kettle is old', 'there are two chairs', 'the curtain is blue'];
    expect(repertoires.en.unknown.annoyed).toContain(lastReply(...said.slice(0, 2)));
    expect(repertoires.en.unknown.annoyed).not.toContain(lastReply(...said, ...more));
  });

  it('hears a bill and no kiss', () => {
    expect(lastReply('and then he asked me to split the bill')).not.toMatch(/kiss|slow|whisper/);
  });

  it.each(['i passed the salt', "she's dying to meet you", 'the neighbour is drilling again'])(
    '%s is taken for what it is',
    (said) => {
      expect(lastReply(said)).not.toMatch(/You did it|vigil|window/);
    },
  );
});

describe('what the prompt lists as told', () => {
  const told = [
    'Name: Roma',
    '',
    'Told by the person:',
    '- You work as a nurse [2026-11-02]',
    '- You live in Basel [2026-11-03, in their words: "I live in Basel"]',
    '- You live in Lyon [2026-11-18, in their words: "I moved to Lyon"]',
    '- Dog: Biscuit [2026-11-18, in their words: "My dog is called Biscuit"]',
  ].join('\n');
  it.each([
    ['What do I do for work?', /nurse/],
    ['Where do I live?', /Lyon/],
    ["What's my dog called?", /Biscuit/],
    ['When is my birthday?', /not told me/],
  ])('%s', (content, answer) => {
    const thread: ModelMessage[] = [
      { role: 'system', content: told },
      { role: 'user', content },
    ];
    expect(replyTo(thread, evening)).toMatch(answer);
  });
});

describe('whoever says the same again and again', () => {
  const asked = {
    en: ['What are you reading tonight?', 'Tell me about the place you live in.', 'And you?'],
    fr: ['Que lis-tu ce soir ?', 'Je suis fatigué.', 'Et toi ?'],
    de: ['Was liest du heute Abend?', 'Ich bin müde.', 'Und du?'],
    es: ['¿Qué lees esta noche?', 'Estoy cansado.', '¿Y tú?'],
    pt: ['O que você está lendo hoje?', 'Estou cansado.', 'E você?'],
  };

  it.each(Object.entries(asked))(
    'is answered every time, in words, and with none of the last dozen (%s)',
    (_language, lines) => {
      const thread: ModelMessage[] = [{ role: 'system', content: 'Name: Roma' }];
      for (let turn = 0; turn < 90; turn += 1) {
        thread.push({ role: 'user', content: lines[turn % lines.length] ?? '' });
        const reply = replyTo(thread, evening);
        expect(reply, `turn ${turn}`).toMatch(/\p{L}{2}/u);
        thread.push({ role: 'assistant', content: reply });
      }
      const said = thread.filter(({ role }) => role === 'assistant').map(({ content }) => content);
      for (const [turn, reply] of said.entries()) {
        expect(said.slice(Math.max(0, turn - 12), turn), `turn ${turn}`).not.toContain(reply);
      }
    },
  );
});
