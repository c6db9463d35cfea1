import { describe, expect, it } from 'vitest';
import { asksForVideo } from './asks-for-video';

describe('a video', () => {
  it.each([
    'Send me a video of the platform at night.',
    'Could you make a short video for me?',
    'I’d love a video of you by the sea',
    'show me a clip of your garden',
    'Schick mir ein Video vom Hafen.',
    'Kannst du mir ein kleines Video machen?',
    'Envoie-moi une vidéo de la plage.',
    'Peux-tu me faire une vidéo ?',
    'Mándame un vídeo de la playa.',
    '¿Puedes grabarme un video?',
    'Me manda um vídeo da praia.',
    'Você pode gravar um vídeo para mim?',
  ])('is requested by «%s»', (words) => {
    expect(asksForVideo(words)).toBe(true);
  });

  it.each([
    'I watched a video about trains.',
    'What is your favourite video?',
    'Send me a song.',
    'Let us have a video call.',
    'Do you like video games?',
    'Please don’t send me a video.',
    'Ich spiele gern Videospiele.',
    'Bitte schick mir kein Video.',
    'Did you see the video I made?',
    'Good evening.',
    `Show me ${'a long story '.repeat(30)} video`,
  ])('is not requested by «%s»', (words) => {
    expect(asksForVideo(words)).toBe(false);
  });
});
