import { computeAccessibleName } from 'dom-accessibility-api';
import type { Styles } from './styles';

/** The name by which assistive technology calls an element (Accessible Name and Description 1.2). */
export function nameOf(element: Element, styles: Styles): string {
  return computeAccessibleName(element, {
    computedStyleSupportsPseudoElements: false,
    getComputedStyle: (one) => declarations(one, styles),
  });
}

/** As much of a computed style as a name depends on. */
function declarations(element: Element, styles: Styles): CSSStyleDeclaration {
  const values: Record<string, string> = {
    display: styles.isDrawn(element) ? styles.display(element) : 'none',
    visibility: styles.isVisible(element) ? 'visible' : 'hidden',
  };
  const style: Pick<CSSStyleDeclaration, 'getPropertyValue'> = {
    getPropertyValue: (property) => values[property] ?? '',
  };
  return style as CSSStyleDeclaration;
}

/** The texts that label a field, each by itself. */
export function labelsOf(element: Element, textOf: (label: Element) => string): string[] {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const labelling = ids
    .map((id) => element.ownerDocument.getElementById(id))
    .filter((label) => label !== null);
  if (labelling.length > 0) return labelling.map(textOf);
  const told = element.getAttribute('aria-label');
  if (told?.trim()) return [told];
  const { labels = null } = element as Partial<HTMLInputElement>;
  return labels ? [...labels].map(textOf) : [];
}
