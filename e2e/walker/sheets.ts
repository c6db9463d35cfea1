import type { APIRequestContext } from '@playwright/test';
import { drawingRules, type DrawingRule, type Screen } from './stylesheet';

/** A cache of stylesheets of all documents, by address and screen. */
const read = new Map<string, Promise<DrawingRule[]>>();

/** Returns the rules of the stylesheets that a document links. */
export async function sheetRules(
  document: Document,
  screen: Screen,
  api: APIRequestContext,
): Promise<DrawingRule[]> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel~=stylesheet][href]')];
  const own = [...document.querySelectorAll('style')].map(({ textContent }) =>
    drawingRules(textContent ?? '', screen),
  );
  const linked = await Promise.all(links.map(({ href }) => readOnce(href, screen, api)));
  return [...linked.flat(), ...own.flat()].map((rule, order) => {
    const [importance, layer, specificity] = rule.rank;
    return { ...rule, rank: [importance, layer, specificity, order] };
  });
}

function readOnce(href: string, screen: Screen, api: APIRequestContext): Promise<DrawingRule[]> {
  const key = JSON.stringify([href, screen]);
  const cached = read.get(key);
  if (cached) return cached;
  const reading = api.get(href).then(async (answer) => {
    if (!answer.ok()) throw new Error(`the stylesheet ${href} answers ${answer.status()}`);
    return drawingRules(await answer.text(), screen);
  });
  read.set(key, reading);
  return reading;
}
