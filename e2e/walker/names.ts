import type { Styles } from './styles';
import { isAriaHidden } from './drawing';
import { roleOf } from './roles';
import { normalized } from './texts';

/** Roles that are named by their content (WAI-ARIA 1.2, 5.2.8.6). */
const namedByContent = new Set(
  `button cell checkbox columnheader gridcell heading link menuitem menuitemcheckbox menuitemradio
   option radio row rowheader switch tab tooltip treeitem`.split(/\s+/),
);

/** Fields whose value is used within the name of another element. */
const embedded = 'input:not([type=checkbox],[type=radio],[type=hidden]),textarea';

/** The state of the name computation at an element. */
interface Way {
  styles: Styles;
  visited: Set<Element>;
  /** True if the result is part of another element's name. */
  isPart: boolean;
  /** True if the element is referenced by its id, and so counts even if it is hidden. */
  isMeant: boolean;
}

/** Returns the accessible name of an element (Accessible Name and Description 1.2). */
export function nameOf(element: Element, styles: Styles): string {
  const way = { styles, visited: new Set<Element>(), isPart: false, isMeant: false };
  return normalized(alternative(element, way));
}

function alternative(element: Element, way: Way): string {
  if (way.visited.has(element)) return '';
  way.visited.add(element);
  if (!way.isMeant && way.isPart && isAriaHidden(element, way.styles)) return '';
  const labelling = way.isMeant ? [] : labellingElements(element);
  if (labelling.length > 0) return joined(labelling, way);
  if (way.isPart && element.matches(embedded)) return (element as HTMLInputElement).value;
  if (way.isPart && element.localName === 'select') {
    return [...(element as HTMLSelectElement).selectedOptions].map(({ text }) => text).join(' ');
  }
  const ariaLabel = element.getAttribute('aria-label')?.trim();
  if (ariaLabel) return ariaLabel;
  const own = ownAlternative(element, way);
  if (own.trim() !== '') return own;
  const role = roleOf(element);
  if (way.isPart || (role !== null && namedByContent.has(role))) {
    const content = contentOf(element, way);
    if (content.trim() !== '') return content;
  }
  return element.getAttribute('title') ?? '';
}

function labellingElements(element: Element): Element[] {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  return ids.flatMap((id) => element.ownerDocument.getElementById(id) ?? []);
}

/** Returns the joined names of elements that are referenced by their ids or label a field. */
const joined = (elements: readonly Element[], { styles }: Way) =>
  elements
    .map((element) =>
      alternative(element, { styles, visited: new Set(), isPart: true, isMeant: true }),
    )
    .join(' ');

/** Returns the name that HTML itself gives an element (HTML-AAM 1.0, 4.1). */
function ownAlternative(element: Element, way: Way): string {
  switch (element.localName) {
    case 'img':
    case 'area':
      return element.getAttribute('alt') ?? '';
    case 'svg':
      return element.querySelector(':scope > title')?.textContent ?? '';
    case 'fieldset':
      return childNamed(element, 'legend', way);
    case 'figure':
      return childNamed(element, 'figcaption', way);
    case 'table':
      return childNamed(element, 'caption', way);
    case 'input':
      return buttonValue(element as HTMLInputElement) ?? labelled(element, way);
    case 'select':
    case 'textarea':
    case 'meter':
    case 'progress':
    case 'output':
    case 'button':
      return labelled(element, way);
    default:
      return '';
  }
}

function childNamed(element: Element, name: string, way: Way): string {
  const child = [...element.children].find(({ localName }) => localName === name);
  return child ? alternative(child, { ...way, isPart: true, isMeant: true }) : '';
}

function buttonValue({ type, value, alt }: HTMLInputElement): string | null {
  if (type === 'image') return alt || 'Submit';
  if (!['submit', 'reset', 'button'].includes(type)) return null;
  return value || { submit: 'Submit', reset: 'Reset', button: '' }[type] || '';
}

function labelled(element: Element, way: Way): string {
  if (way.isPart) return '';
  const { labels, placeholder, title } = element as HTMLInputElement;
  const words = joined([...(labels ?? [])], way);
  return words.trim() === '' ? title || placeholder || '' : words;
}

/** Returns the text of an element's content, with spaces between blocks. */
function contentOf(element: Element, way: Way): string {
  let content = '';
  for (const child of element.childNodes) {
    if (child.nodeType === child.TEXT_NODE) content += child.nodeValue ?? '';
    if (child.nodeType !== child.ELEMENT_NODE) continue;
    const inner = child as Element;
    // Hidden content that is referenced by its id contributes its children, too.
    const isMeant = way.isMeant && !way.styles.isDrawn(element);
    const words = alternative(inner, { ...way, isPart: true, isMeant });
    const isInline = way.styles.display(inner) === 'inline';
    content += isInline ? words : ` ${words} `;
  }
  return content;
}

/** Returns each text that labels a field. */
export function labelsOf(element: Element, textOf: (label: Element) => string): string[] {
  const labelling = labellingElements(element);
  if (labelling.length > 0) return labelling.map(textOf);
  const ariaLabel = element.getAttribute('aria-label');
  if (ariaLabel?.trim()) return [ariaLabel];
  const { labels = null } = element as Partial<HTMLInputElement>;
  return labels ? [...labels].map(textOf) : [];
}
