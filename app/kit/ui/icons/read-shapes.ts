import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { iconNames } from './icon-names';

const require = createRequire(import.meta.url);
const lucide = dirname(require.resolve('lucide-static/package.json'));

/** Returns the shapes of each icon in a box of 24 by 24. The strokes are styled where the icon is used. */
export async function readShapes(): Promise<Record<string, string>> {
  return Object.fromEntries(await Promise.all(iconNames.map(readShape)));
}

async function readShape(name: string): Promise<[string, string]> {
  const svg = await readFile(join(lucide, 'icons', `${name}.svg`), 'utf8');
  const shapes = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  return [
    name,
    shapes
      .split('\n')
      .map((line) => line.trim())
      .join('')
      .replaceAll(' />', '/>'),
  ];
}
