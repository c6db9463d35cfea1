import { elio, noor, sparse, vera } from './characters';
import type { Dialogue } from './dialogue';

export const meetings: readonly Dialogue[] = [
  {
    title: 'a first evening with Noor',
    character: noor,
    turns: [
      { fan: 'Hi Noor!', says: [/hello|evening|morning|afternoon|Noor/i] },
      { fan: "I'm Alex. How are you?", says: [/Alex/] },
      { fan: "What's your full name?", says: [/Noor Haddad/] },
      { fan: 'How old are you?', says: [/28/] },
      { fan: 'What do you do for a living?', says: [/photographer/] },
      { fan: 'Where do you live?', says: [/Lisbon/] },
      { fan: 'And where are you from?', says: [/Beirut/] },
      { fan: 'do u have any pets?', says: [/Miso/] },
      { fan: "what's your favorite film?", says: [/In the Mood for Love/] },
      { fan: 'bye!', says: [/night|until|gently|go|sleep|dreams/i], avoids: [/\?/] },
    ],
  },
  {
    title: 'Véra asked three things at once',
    character: vera,
    turns: [
      {
        fan: 'Good evening Véra! What is your name in full, and how old are you?',
        says: [/Véra Lindqvist/, /31/],
      },
      {
        fan: 'My name is Ines and I work as a nurse. Where do you live?',
        says: [/Ines|nurse/, /Stockholm/],
      },
      { fan: 'Do you have any brothers or sisters?', says: [/Anton/] },
      { fan: 'Who taught you? Tell me about your childhood', says: [/grandmother/] },
      { fan: 'What are you drinking?', says: [/coffee|tea|wine|chocolate/] },
      {
        fan: 'Thank you, that was lovely',
        says: [/welcome|pleasure|any time|always|gladly|mention|no need|not at all|hush/i],
      },
    ],
  },
  {
    title: 'Elio and his Sundays',
    character: elio,
    turns: [
      { fan: 'hey', says: [/./] },
      { fan: 'what do you do for fun?', says: [/boat/] },
      { fan: 'do you wear a watch?', says: [/never wear a watch/i] },
      {
        fan: 'are you single?',
        says: [/single|heart|somebody|nobody|no one|chair|key|unattached/i],
      },
      { fan: 'what are you wearing?', says: [/coat|jumper|cardigan|shirt|scarf|trousers|socks/i] },
      { fan: 'what are your plans for tonight?', says: [/./] },
    ],
  },
  {
    title: 'a character of whom nearly nothing is told',
    character: sparse,
    turns: [
      { fan: 'Hello there', says: [/./] },
      { fan: 'who are you?', says: [/Roma/] },
      { fan: 'what is your job?', says: [/./] },
      { fan: 'where do you live?', says: [/./] },
      { fan: "what's your favourite colour?", says: [/green|blue|orange|red/] },
      { fan: 'tell me something about yourself', says: [/\bI\b|my/] },
    ],
  },
];
