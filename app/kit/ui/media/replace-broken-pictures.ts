import { reportError } from '../../errors/watch-for-errors';

/** The image that replaces a picture that cannot be shown. */
export const noPicture = '/logos/no-image.png';

/** Milliseconds between the detection of a broken picture and its report. */
const reportAfterMs = 1_000;

/** Reports the address of a picture that cannot be shown. */
export function reportPicture(source: string): void {
  setTimeout(() => reportError(new Error(`Invalid image source: ${source}`)), reportAfterMs);
}

/** Replaces pictures that do not load with the placeholder, including those that failed earlier. */
export function replaceBrokenPictures(): void {
  // The errors of an element do not bubble, but they can be caught in the capture phase.
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
