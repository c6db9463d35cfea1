import { describe, expect, it } from 'vitest';
import { ordersPicture, talkBeside } from './picture-order';

describe('the words beside an order for a picture', () => {
  it.each([
    ['Send me a pic of you at the lake', ''],
    ['Mándame una foto tuya con quince años en el parque', ''],
    ["I'm 15, send me a pic of you", "I'm 15"],
    ['Send me a pic im 15 and bored', 'im 15 and bored'],
    ['Mándame una foto, tengo quince años', 'tengo quince años'],
    ['I had a long day. Send me a photo of you!', 'I had a long day.'],
    ['Record me a video of your garden', ''],
  ])('%s', (words, talk) => {
    expect(ordersPicture(words)).toBe(true);
    expect(talkBeside(words).trim()).toBe(talk);
  });
});
