/** Milliseconds between the two titles, by specification. */
const interval = 1000;

interface Titled {
  title: string;
}

export interface TitleFlasher {
  /** Alternates the title with a notice; a new notice replaces the previous one. */
  start(notice: string): void;
  /** Restores the page's own title. */
  stop(): void;
}

/** Creates the one title flasher of a page, so that notices do not conflict. */
export function createTitleFlasher(page: Titled): TitleFlasher {
  let timer: ReturnType<typeof setInterval> | undefined;
  let shown = { notice: '', own: '' };
  const stop = () => {
    if (timer === undefined) return;
    clearInterval(timer);
    timer = undefined;
    // If the page changed in the meantime, its new title remains.
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
