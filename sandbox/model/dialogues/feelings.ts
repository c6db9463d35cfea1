import { amara, nao, noor } from './characters';
import type { Dialogue } from './dialogue';

export const feelings: readonly Dialogue[] = [
  {
    title: 'a bad day with Amara',
    character: amara,
    turns: [
      { fan: "I'm feeling really sad tonight", says: [/sorry|heavy|carry|sadness/i] },
      {
        fan: 'my boyfriend broke up with me',
        says: [/sorry|rotten|hurt|sent back|day|wonder|listen|sounds|lot/i],
      },
      { fan: "I'm so tired of it all", says: [/./] },
      { fan: 'thank you for listening', says: [/./] },
      { fan: "I can't sleep", says: [/sleep|hours|company|count|try|pillow|breath/i] },
      { fan: 'good night', avoids: [/\?/] },
    ],
  },
  {
    title: 'nerves before an interview',
    character: nao,
    turns: [
      { fan: 'I have an interview tomorrow', says: [/interview/] },
      {
        fan: "I'm so nervous about it",
        says: [/breathe|slow|one thing|smallest|pile|three|drop|due/i],
      },
      { fan: 'should I wear a suit?', says: [/suit|step|ask yourself|road|plain|courage/i] },
      { fan: 'what would you do?', says: [/./] },
      { fan: 'I feel better now', says: [/./] },
      { fan: 'what did I tell you about tomorrow?', says: [/interview/] },
    ],
  },
  {
    title: 'good news for Noor',
    character: noor,
    turns: [
      {
        fan: 'I feel great today, I got promoted!',
        says: [/hear|shows|glow|wonderful|good|smil|happ/i],
      },
      { fan: 'I got the job I wanted', says: [/./] },
      { fan: 'how was your day?', says: [/./] },
      { fan: 'what makes you happy?', says: [/./] },
      { fan: 'is it raining where you are?', says: [/rain|sky|wind|fog|dusk/] },
      { fan: 'nothing much here', says: [/./] },
    ],
  },
];
