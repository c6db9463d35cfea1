import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMediaSource, mediaKindOf } from './media-kind';
import { arrangeGallery } from './arrange-gallery';

const images = ['jpg', 'jpeg', 'png', 'webp', 'gif', 'bmp', 'svg'];
const videos = ['mp4', 'webm', 'mov', 'm4v', 'avi', 'mkv', 'flv'];

describe('the kind of media', () => {
  it.each([
    ['/a/b.PNG?x=1', 'image'],
    ['https://cdn.example/a.MP4#t=1', 'video'],
    ['/video/still.jpg', 'image'],
    ['/a/video_12', 'video'],
    ['/streams/webm/12', 'video'],
    ['/a/b', null],
    ['/a/video.txt', null],
    ['/a?file=b.mp4', null],
    ['http://', null],
  ])('of %s is %s', (address, kind) => expect(mediaKindOf(address)).toBe(kind));

  it('follows the extension, regardless of the text around it', () => {
    const name = fc.stringMatching(/^[a-zA-Z0-9_-]{1,12}$/);
    fc.assert(
      fc.property(fc.constantFrom(...images, ...videos), name, name, (extension, one, other) => {
        const kind = images.includes(extension) ? 'image' : 'video';
        expect(mediaKindOf(`/${one}/${other}.${extension}?${one}=.mp4`)).toBe(kind);
        expect(mediaKindOf(`https://x.example/${one}.${extension.toUpperCase()}`)).toBe(kind);
      }),
    );
  });

  it('applies to media sources only', () => {
    expect(['/a.png', 'https://a.example/b'].every(isMediaSource)).toBe(true);
    expect(['', 'a.png', 'data:x', 'javascript:x', ' /a'].some(isMediaSource)).toBe(false);
  });
});

describe('the gallery', () => {
  it('is grouped by folder, and shows a video in place of its picture', () => {
    expect(
      arrangeGallery([
        '/c/previews/1.png?a=1',
        '/c/previews/2.png',
        '/c/previews/video_2.mp4?b=2',
        '/c/previewsV2/2.png',
        '/c/promo_previews/7/3.png',
        '/c/promo_previews/7/video-3.webm',
        '/c/elsewhere/4.png',
      ]),
    ).toEqual([
      '/c/promo_previews/7/video-3.webm',
      '/c/previewsV2/2.png',
      '/c/previews/1.png?a=1',
      '/c/previews/video_2.mp4?b=2',
    ]);
    expect(arrangeGallery([])).toEqual(['/chat-icons/new-chat-profile-image.png']);
  });

  it('never shows a number both as picture and as video of one folder', () => {
    const file = fc
      .tuple(
        fc.constantFrom('promo_previews/7', 'previewsV2', 'previews'),
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom('#.png', 'video_#.mp4', 'video-#.webm'),
      )
      .map(([folder, number, name]) => `/c/${folder}/${name.replace('#', String(number))}`);
    fc.assert(
      fc.property(fc.uniqueArray(file, { minLength: 1 }), (addresses) => {
        const shown = arrangeGallery(addresses);
        for (const picture of shown.filter((one) => one.endsWith('.png'))) {
          const twins = addresses.filter((one) =>
            [
              picture.replace(/(\d)\.png/, 'video_$1.mp4'),
              picture.replace(/(\d)\.png/, 'video-$1.webm'),
            ].includes(one),
          );
          expect(twins).toEqual([]);
        }
        const videosOf = (list: string[]) => list.filter((one) => !one.endsWith('.png')).sort();
        expect(videosOf(shown)).toEqual(videosOf(addresses));
      }),
    );
  });
});
