/** What shows that somebody is there and goes on. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'resize'] as const;

/** Has what lies off the screen drawn, too, at the first sign of somebody who goes on. */
export function drawRestAtFirstSign(): void {
  const draw = () => {
    for (const sign of signs) removeEventListener(sign, draw);
    document.documentElement.dataset['drawn'] = '';
  };
  for (const sign of signs) addEventListener(sign, draw, { passive: true });
}
