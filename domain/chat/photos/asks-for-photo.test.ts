import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asksForPhoto } from './asks-for-photo';

describe('a request for a picture', () => {
  it.each([
    'Send me a photo of you on the platform',
    'please show me a new picture',
    'Can you send me a selfie?',
    'could you please take a picture of yourself',
    'Can I see a photo of you?',
    "I'd love to see another pic of you",
    'I want a photo',
    'Good evening. Send a picture!',
    'And one of you on the last bench? Send me one more photo.',
    'Another photo, please',
    'Schick mir bitte ein Foto von dir',
    'Zeig mir mal ein neues Bild',
    'Kannst du mir ein Selfie schicken?',
    'Könntest du mir noch ein Foto am Fenster zeigen?',
    'Darf ich ein Bild von dir sehen?',
    'Ich möchte ein Foto von dir',
    'Noch ein Foto bitte',
    'Envoie-moi une photo de toi',
    'Tu peux m’envoyer une photo ?',
    'Pourrais-tu me montrer une autre photo ?',
    'Je voudrais voir une photo de toi',
    'Une photo, s’il te plaît',
    'Mándame una foto tuya',
    '¿Puedes enviarme una foto?',
    '¿Me mandas otra foto?',
    'Quiero ver una foto tuya en la estación',
    'Otra foto, por favor',
    'Me manda uma foto sua',
    'Você pode me mandar uma selfie?',
    'Posso ver uma foto sua?',
    'Queria ver mais fotos suas',
    'Mais uma foto, por favor',
  ])('%s', (words) => {
    expect(asksForPhoto(words)).toBe(true);
  });
});

describe('no request for a picture', () => {
  it.each([
    'Did you like the photo?',
    'Who took this picture?',
    'Do you take photos for a living?',
    'I love your photos',
    'I sent you a picture yesterday',
    'Show me how to take a photo',
    'Send me a message about the photo',
    'Can you see the picture?',
    'Could you make sense of the picture?',
    "Don't send me photos",
    'I do not want a photo',
    'What a nice picture of you',
    'Can I see the photo again later, or is it gone?',
    'Picture this: the last train, and nobody on it',
    'The photographer was late',
    'Hat dir das Foto gefallen?',
    'Ich mag deine Bilder',
    'Schick mir keine Fotos',
    'Kannst du das Bild sehen?',
    'Wer hat das Foto gemacht?',
    'Tu aimes cette photo ?',
    'Ne m’envoie pas de photo',
    'Je ne veux pas de photo',
    'Qui a pris la photo ?',
    '¿Te gustó la foto?',
    'No me mandes fotos',
    'No quiero una foto',
    '¿Quién hizo esta foto?',
    'Você gostou da foto?',
    'Não quero uma foto',
    'Quem tirou essa foto?',
    'Good evening',
    '',
  ])('%s', (words) => {
    expect(asksForPhoto(words)).toBe(false);
  });

  it('is detected in text without a word for one, however it is written', () => {
    const noun = /phot|pict|pic|selfie|snap|fot|bild|schnapp|image|imag|clich/i;
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!noun.test(text.normalize('NFD').replace(/\p{M}/gu, '')));
        expect(asksForPhoto(text)).toBe(false);
      }),
    );
  });

  it('is looked for without end in words made for that', () => {
    const long = 'send me '.repeat(37);
    // At ten milliseconds each, this would exceed a test's time limit.
    for (let time = 0; time < 2_000; time += 1) expect(asksForPhoto(long)).toBe(false);
  });
});
