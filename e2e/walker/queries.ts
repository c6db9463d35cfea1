import type { Page } from '@playwright/test';
import type { Styles } from './styles';
import { isShown, isAriaHidden } from './drawing';
import { labelsOf, nameOf } from './names';
import { isChecked, isDisabled, levelOf, roleOf } from './roles';
import { findByText, matchesText, textOf, type TextPattern } from './texts';

/** The document that a query searches, and its styles. */
export interface Ground {
  document: Document;
  styles: Styles;
}

/** One step of a locator: maps the elements found so far to the matching ones, in document order. */
export type Query = (found: readonly ParentNode[], ground: Ground) => Element[];

/** Runs steps in order, from a document or an element. */
export const runQueries = (queries: readonly Query[], from: ParentNode, ground: Ground) =>
  queries.reduce<readonly ParentNode[]>(
    (found, query) => query(found, ground),
    [from],
  ) as Element[];

/** Returns the elements within any of several places, each once, in document order. */
function within(
  places: readonly ParentNode[],
  find: (place: ParentNode) => readonly Element[],
): Element[] {
  const [only] = places;
  if (only && places.length === 1) return [...find(only)];
  const all = new Set(places.flatMap((place) => [...find(place)]));
  return [...all].sort((one, other) =>
    one.compareDocumentPosition(other) & one.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}

const everything = (place: ParentNode) => [...place.querySelectorAll('*')];

/** Includes the element itself, because a locator by text may match it. */
const itselfAndAll = (place: ParentNode) =>
  place.nodeType === place.ELEMENT_NODE
    ? [place as Element, ...everything(place)]
    : everything(place);

export function byCss(selector: string): Query {
  const isOnlyShown = selector.endsWith(':visible');
  const css = isOnlyShown ? selector.slice(0, -':visible'.length) : selector;
  return (places, { styles }) => {
    const found = within(places, (place) => [...place.querySelectorAll(css)]);
    return isOnlyShown ? found.filter((element) => isShown(element, styles)) : found;
  };
}

export const byText =
  (pattern: TextPattern, isExact = false): Query =>
  (places) =>
    within(places, (place) => findByText(itselfAndAll(place), pattern, isExact));

export const byLabel =
  (pattern: TextPattern, isExact = false): Query =>
  (places) =>
    within(places, (place) =>
      everything(place).filter((element) =>
        labelsOf(element, textOf).some((label) => matchesText(label, pattern, isExact)),
      ),
    );

export type Role = Parameters<Page['getByRole']>[0];
export type RoleOptions = Exclude<Parameters<Page['getByRole']>[1], undefined>;

export function byRole(role: Role, options: RoleOptions = {}): Query {
  return (places, ground) =>
    within(places, (place) =>
      everything(place).filter(
        (element) => roleOf(element) === role && meets(element, options, ground),
      ),
    );
}

function meets(element: Element, options: RoleOptions, { styles }: Ground): boolean {
  const { level, checked, disabled, pressed, expanded, selected, name, exact } = options;
  if (level !== undefined && levelOf(element) !== level) return false;
  if (checked !== undefined && (isChecked(element) ?? false) !== checked) return false;
  if (disabled !== undefined && isDisabled(element) !== disabled) return false;
  const states = { pressed, expanded, selected };
  for (const [state, wanted] of Object.entries(states)) {
    if (wanted === undefined) continue;
    if ((element.getAttribute(`aria-${state}`) === 'true') !== wanted) return false;
  }
  if (!options.includeHidden && isAriaHidden(element, styles)) return false;
  return name === undefined || matchesText(nameOf(element, styles), name, exact);
}

/** Conditions that elements must meet. */
export interface Filter {
  hasText?: TextPattern | undefined;
  hasNotText?: TextPattern | undefined;
  has?: readonly Query[] | undefined;
  hasNot?: readonly Query[] | undefined;
  visible?: boolean | undefined;
}

export const kept =
  (filter: Filter): Query =>
  (found, ground) =>
    (found as readonly Element[]).filter((element) => passes(element, filter, ground));

function passes(element: Element, filter: Filter, ground: Ground): boolean {
  const { hasText, hasNotText, has, hasNot, visible } = filter;
  const contains = (queries: readonly Query[]) => runQueries(queries, element, ground).length > 0;
  if (hasText !== undefined && !matchesText(textOf(element), hasText)) return false;
  if (hasNotText !== undefined && matchesText(textOf(element), hasNotText)) return false;
  if (has && !contains(has)) return false;
  if (hasNot && contains(hasNot)) return false;
  return visible === undefined || isShown(element, ground.styles) === visible;
}

/** Keeps the elements that both locators match. */
export const alsoIn =
  (other: readonly Query[]): Query =>
  (found, ground) => {
    const theirs = new Set(runQueries(other, ground.document, ground));
    return (found as readonly Element[]).filter((element) => theirs.has(element));
  };

/** Returns the elements that either locator matches. */
export const orIn =
  (other: readonly Query[]): Query =>
  (found, ground) =>
    within([ground.document], (document) => {
      const both = new Set<Element>([
        ...(found as readonly Element[]),
        ...runQueries(other, ground.document, ground),
      ]);
      return everything(document).filter((element) => both.has(element));
    });

/** Returns one of the found elements, counted from the start, or from the end if negative. */
export const at =
  (place: number): Query =>
  (found) => {
    const one = (found as readonly Element[]).at(place);
    return one ? [one] : [];
  };
