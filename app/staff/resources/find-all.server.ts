import { isPermitted } from '~/domain/staff/permissions';
import type { Asking } from './define-resource.server';
import { mayAct } from './may-act.server';
import type { Resource } from './resource.server';
import { longestSearch, type FoundAll, type FoundLink } from './found';

/** The maximum number of pages and acts in a result. */
const mostLinks = 8;

/** The first character of a search that is for acts, people or numbers only. */
const scopes = { '>': 'acts', '@': 'people', '#': 'numbers' } as const;
type Scope = (typeof scopes)[keyof typeof scopes];

/** Checks whether a text may be a number of a payment or order. Their lists also find a person's address. */
const isNumber = (text: string) => /\d/.test(text) && !text.includes('@');

/**
 * Searches everything that the role may see: items by a text or id, pages and acts by their names. Payments
 * and orders are found by numbers, not by the address of their owner. A search that begins with `>`, `@` or
 * `#` is for acts, people or numbers only.
 */
export async function findAll(
  resources: readonly Resource[],
  asking: Asking,
  typed: string,
): Promise<FoundAll> {
  const { scope, text } = readSearch(typed);
  const seen = resources.filter(({ permission }) => isPermitted(asking.staff.role, permission));
  const searched = seen.filter(({ nav: { group } }) => {
    if (scope === 'people') return group === 'people';
    if (scope === 'numbers') return group !== 'people';
    return scope === null && (group !== 'money' || isNumber(text));
  });
  const found =
    text === '' ? [] : await Promise.all(searched.map((one) => findIn(one, asking, text)));
  const groups = found.filter(({ items }) => items.length > 0);
  return {
    text: typed,
    groups,
    acts: await readActs(seen, asking, groups),
    links: scope === null || scope === 'acts' ? linksFor(seen, asking, text) : [],
  };
}

function readSearch(typed: string): { scope: Scope | null; text: string } {
  const trimmed = typed.trim().slice(0, longestSearch);
  const first = trimmed.charAt(0);
  if (!Object.hasOwn(scopes, first)) return { scope: null, text: trimmed };
  return { scope: scopes[first as keyof typeof scopes], text: trimmed.slice(1).trim() };
}

async function findIn(resource: Resource, asking: Asking, text: string) {
  const { name, nav } = resource;
  const items = await resource.find(asking, text);
  return { name, title: asking.words(`${name}.title`), icon: nav.icon, items };
}

/** Returns the acts on the first item that was found. */
async function readActs(
  resources: readonly Resource[],
  asking: Asking,
  [group]: FoundAll['groups'],
): Promise<FoundAll['acts']> {
  const [item] = group?.items ?? [];
  const resource = resources.find(({ name }) => name === group?.name);
  if (!item || !resource) return null;
  const thing = await resource.readThing(asking, item.id, new URLSearchParams());
  const acts = (thing?.acts ?? []).map(({ name, label, isGrave }): FoundLink => ({
    to: `${item.to}#act-${name}`,
    label,
    icon: isGrave ? 'triangle-alert' : 'pen-line',
  }));
  const pages = (thing?.links ?? []).map(({ to, label }): FoundLink => ({
    to,
    label,
    icon: 'eye',
  }));
  const links = [...acts, ...pages];
  return links.length > 0 ? { title: item.title, links } : null;
}

/** Returns the lists, and the acts that add an item, whose names contain all words of the text. */
function linksFor(
  resources: readonly Resource[],
  { staff, words }: Asking,
  text: string,
): FoundLink[] {
  const parts = text.toLowerCase().split(/\s+/);
  const isNamed = ({ label }: FoundLink) =>
    parts.every((part) => label.toLowerCase().includes(part));
  const pages = resources.map(({ name, nav }): FoundLink => ({
    to: `/admin/${name}`,
    label: words(`${name}.title`),
    icon: nav.icon,
  }));
  const creations = resources
    .filter(({ create }) => create && mayAct(staff.role, create.act))
    .map(({ name }): FoundLink => ({
      to: `/admin/${name}/new`,
      label: words(`${name}.acts.create.do`),
      icon: 'plus',
    }));
  return [...creations, ...pages].filter(isNamed).slice(0, mostLinks);
}
