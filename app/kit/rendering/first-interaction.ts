/** What shows that somebody is there and goes on; assistive technology may press by a click alone. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'click', 'scroll', 'resize'] as const;

/** Before anything of the page hears of it: what it changes may not be hydrated yet. */
const options = { capture: true, passive: true };

let sign: Promise<void> | undefined;

/** Comes with the first sign, on this page, of somebody who goes on; for scripts in a browser only. */
export function firstInteraction(): Promise<void> {
  sign ??= new Promise((resolve) => {
    const come = () => {
      for (const name of signs) removeEventListener(name, come, options);
      resolve();
    };
    for (const name of signs) addEventListener(name, come, options);
  });
  return sign;
}
