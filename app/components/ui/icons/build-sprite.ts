import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { iconNames } from './icon-names';

const require = createRequire(import.meta.url);

/** One SVG document with a symbol per icon; the strokes are styled where an icon is used. */
export async function buildSprite(): Promise<string> {
  const symbols = await Promise.all(iconNames.map(readSymbol));
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

async function readSymbol(name: string): Promise<string> {
  const svg = await readFile(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8');
  const shapes = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replace(/\s*\n\s*/g, '')}</symbol>`;
}
