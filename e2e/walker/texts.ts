/** A text to match: a case-insensitive part, the whole text if exact, or a pattern. */
export type TextPattern = string | RegExp;

export const normalized = (text: string) =>
  text
    .replaceAll(/[\u200b\u00ad]/g, '')
    .trim()
    .replaceAll(/\s+/g, ' ');

/** Checks whether an element has no searchable text: scripts, styles and the head. */
const isSilent = (element: Element) =>
  ['script', 'noscript', 'style', 'head'].includes(element.localName);

/** Returns all text of an element, rendered or not. */
export function textOf(element: Element): string {
  if (isSilent(element)) return '';
  if (element.localName === 'input') {
    const type = element.getAttribute('type');
    return type === 'submit' || type === 'button' ? (element.getAttribute('value') ?? '') : '';
  }
  let text = '';
  for (const child of element.childNodes) {
    if (child.nodeType === child.TEXT_NODE) text += child.nodeValue ?? '';
    else if (child.nodeType === child.ELEMENT_NODE) text += textOf(child as Element);
  }
  return text;
}

export function matchesText(text: string, pattern: TextPattern, isExact = false): boolean {
  if (pattern instanceof RegExp) return new RegExp(pattern.source, pattern.flags).test(text);
  if (isExact) return normalized(text) === normalized(pattern);
  return normalized(text).toLowerCase().includes(normalized(pattern).toLowerCase());
}

/** Finds elements with such a text of which no child has it, in document order. */
export function findByText(
  elements: readonly Element[],
  pattern: TextPattern,
  isExact = false,
): Element[] {
  const cache = new Map<Element, boolean>();
  const matches = (element: Element) => {
    const before = cache.get(element);
    if (before !== undefined) return before;
    const isMatch =
      !isSilent(element) &&
      element.closest('head') === null &&
      matchesText(textOf(element), pattern, isExact);
    cache.set(element, isMatch);
    return isMatch;
  };
  return elements.filter((element) => matches(element) && ![...element.children].some(matches));
}
