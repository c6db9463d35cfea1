/** Events that show that a person uses the page. Assistive technology may send only a click. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'click', 'scroll', 'resize'] as const;

/** The listeners run before those of the page, because what those change may not be hydrated yet. */
const options = { capture: true, passive: true };

let sign: Promise<void> | undefined;

/** Resolves at the first interaction with this page. Only for scripts in a browser. */
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
