import type { FullResult, Reporter } from '@playwright/test/reporter';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gallery } from './folder';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const style = `
  body { background: #16101a; color: #f4eef2; font: 14px/1.4 system-ui; margin: 24px }
  h2 { font-size: 16px; margin: 32px 0 8px }
  .row { display: flex; gap: 12px; align-items: flex-start; overflow-x: auto }
  img { height: 420px; border-radius: 6px }
  li { color: #ff9a8a }
`;

function sceneSection(name: string, pictures: string[]): string {
  const faultsPath = join(gallery, `${name}.json`);
  const faults = existsSync(faultsPath)
    ? (JSON.parse(readFileSync(faultsPath, 'utf8')) as string[])
    : [];
  return [
    `<h2>${escaped(name)}</h2>`,
    `<ul>${faults.map((fault) => `<li>${escaped(fault)}</li>`).join('')}</ul>`,
    `<div class="row">${pictures
      .map((file) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a>`)
      .join('')}</div>`,
  ].join('\n');
}

/** Puts the pictures of the gallery on one page, each scene with its sizes and faults. */
export default class ContactSheet implements Reporter {
  onEnd(result: FullResult): void {
    if (!existsSync(gallery) || result.status === 'interrupted') return;
    const byScene = new Map<string, string[]>();
    for (const file of readdirSync(gallery).filter((name) => name.endsWith('.png'))) {
      const scene = file.replace(/-(?:\d+|[a-z]{2}-[A-Z]{2}|magnified|large-text)\.png$/, '');
      byScene.set(scene, [...(byScene.get(scene) ?? []), file]);
    }
    const sections = [...byScene]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([name, files]) => sceneSection(name, files.sort(byWidth)));
    writeFileSync(
      join(gallery, 'index.html'),
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>${style}</style>${sections.join('\n')}</html>`,
    );
  }
}

const widthIn = (file: string) => Number(/-(\d+)\.png$/.exec(file)?.[1] ?? Infinity);
const byWidth = (one: string, other: string) => widthIn(one) - widthIn(other);
