import { reportError } from '../../errors/watch-for-errors';

/** What stands where a picture cannot be shown. */
export const noPicture = '/logos/no-image.png';

/** How long after it was noticed a picture is reported, in milliseconds. */
const reportAfterMs = 1_000;

/** Tells the site of an address that shows no picture. */
export function reportPicture(source: string): void {
  setTimeout(() => reportError(new Error(`Invalid image source: ${source}`)), reportAfterMs);
}

/** Puts the placeholder where a picture does not load, from now on and where one has not before. */
export function replaceBrokenPictures(): void {
  // An element's errors do not bubble; they can be caught on their way down.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) replace(target);
    },
    true,
  );
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') replace(image);
  }
}

function replace(image: HTMLImageElement): void {
  const { pathname } = new URL(image.src, location.href);
  if (pathname === noPicture) return;
  reportPicture(pathname);
  for (const source of image.parentElement?.querySelectorAll(':scope > source') ?? []) {
    source.remove();
  }
  image.src = noPicture;
}
