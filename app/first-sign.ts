/** What shows that somebody is there and goes on. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'resize'] as const;

let sign: Promise<void> | undefined;

/** Comes with the first sign, on this page, of somebody who goes on; for scripts in a browser only. */
export function firstSign(): Promise<void> {
  sign ??= new Promise((resolve) => {
    const come = () => {
      for (const name of signs) removeEventListener(name, come);
      resolve();
    };
    for (const name of signs) addEventListener(name, come, { passive: true });
  });
  return sign;
}
