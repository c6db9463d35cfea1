/** Milliseconds between the two titles, by specification. */
const interval = 1000;

interface Titled {
  title: string;
}

export interface TitleFlasher {
  /** Alternates the title with a notice; a new notice takes the place of an earlier one. */
  start(notice: string): void;
  /** Puts the page's own title back. */
  stop(): void;
}

/** Flashes the title of a page; there is one for a page, so that notices do not fight over it. */
export function createTitleFlasher(page: Titled): TitleFlasher {
  let timer: ReturnType<typeof setInterval> | undefined;
  let shown = { notice: '', own: '' };
  const stop = () => {
    if (timer === undefined) return;
    clearInterval(timer);
    timer = undefined;
    // A page that was left in the meantime has a new title, which stays.
    if (page.title === shown.notice) page.title = shown.own;
  };
  return {
    start(notice) {
      stop();
      shown = { notice, own: page.title };
      page.title = notice;
      timer = setInterval(() => {
        if (page.title === shown.notice) {
          page.title = shown.own;
        } else {
          shown = { notice, own: page.title };
          page.title = notice;
        }
      }, interval);
    },
    stop,
  };
}
