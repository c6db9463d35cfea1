import type { Styles } from './styles';

/** Elements that take up room without containing text: replaced elements and controls. */
const replaced =
  'a[href],img,svg,input,textarea,select,button,video,audio,iframe,canvas,hr,meter,progress';

/** Checks whether an element is visible: it is rendered, not hidden, and has content. */
export function isShown(element: Element, styles: Styles): boolean {
  if (!element.isConnected || !styles.isDrawn(element)) return false;
  if (styles.display(element) === 'contents') {
    return drawnText(element, styles) !== '' || someShown(element, styles);
  }
  if (!styles.isVisible(element)) return false;
  return takesRoom(element, styles);
}

function takesRoom(element: Element, styles: Styles): boolean {
  if (element.matches(replaced)) return true;
  for (const child of element.childNodes) {
    if (child.nodeType === child.TEXT_NODE && child.nodeValue?.trim()) return true;
    if (child.nodeType !== child.ELEMENT_NODE) continue;
    const inner = child as Element;
    if (styles.isDrawn(inner) && takesRoom(inner, styles)) return true;
  }
  return false;
}

const someShown = (element: Element, styles: Styles): boolean =>
  [...element.children].some((child) => isShown(child, styles));

/** Returns the text of an element as rendered, with blocks and lines separated. */
export function drawnText(element: Element, styles: Styles): string {
  return collect(element, styles)
    .replaceAll(/[ \t\n\f\r]+/g, ' ')
    .replaceAll(/ ?(\u0001 ?)+/g, '\n')
    .trim();
}

/** Marks the end of a line until spaces are collapsed. */
const lineEnd = '\u0001';

function collect(element: Element, styles: Styles): string {
  if (!styles.isDrawn(element)) return '';
  if (element.localName === 'br') return lineEnd;
  if (element.localName === 'textarea' || element.localName === 'select') return '';
  let text = '';
  for (const child of element.childNodes) {
    if (child.nodeType === child.TEXT_NODE) {
      if (styles.isVisible(element)) text += child.nodeValue ?? '';
    } else if (child.nodeType === child.ELEMENT_NODE) {
      text += collect(child as Element, styles);
    }
  }
  return styles.display(element).startsWith('inline') ? text : lineEnd + text + lineEnd;
}

/** Checks whether an element is hidden from assistive technology. */
export function isAriaHidden(element: Element, styles: Styles): boolean {
  if (!styles.isDrawn(element) || !styles.isVisible(element)) return true;
  return element.closest('[aria-hidden="true"]') !== null;
}
