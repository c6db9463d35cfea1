import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

import { root } from './paths.mjs';

const family = join(root, 'node_modules/@fontsource-variable/playfair');
const target = join(root, 'app/kit/styles/fonts');

/** Code points of western European languages, their punctuation, and the spaces in their numbers. */
const latin = [
  ...Array.from({ length: 0xff - 0x20 + 1 }, (_, index) => String.fromCharCode(0x20 + index)),
  ...'ıŒœŸ\u2009\u2011\u202f–—‘’‚“”„•…‹›€™−',
].join('');

/*
 * The parts of the display face that the type scale uses: one weight, which stands for 420 to 430, and the
 * optical sizes of headlines; italics occur only as a phrase in a headline. That is a third of the bytes
 * that a
 * first page would otherwise load.
 */
const faces = [
  { style: 'normal', axes: { opsz: { min: 30, max: 72 }, wght: 420 } },
  { style: 'italic', axes: { opsz: 72, wght: 420 } },
];

mkdirSync(target, { recursive: true });
for (const { style, axes } of faces) {
  const whole = readFileSync(join(family, 'files', `playfair-latin-opsz-${style}.woff2`));
  const options = { targetFormat: 'woff2', variationAxes: axes };
  const path = join(target, `playfair-latin-${style}.woff2`);
  writeFileSync(path, await subsetFont(whole, latin, options));
}
copyFileSync(join(family, 'LICENSE'), join(target, 'LICENSE'));
