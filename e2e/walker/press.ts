import { destinationOf, maySend, type Destination } from './submission';

type Button = HTMLButtonElement | HTMLInputElement;

const submits = 'button[type=submit],button:not([type]),input[type=submit],input[type=image]';
const controls = `a[href],summary,label,button,input,${submits}`;

/**
 * Performs a press on an element within the document and returns the link or button it activates, if any.
 * The document itself handles labels, checkboxes and disclosure elements.
 */
export function pressed(element: Element): Element | null {
  const { ownerDocument: document } = element;
  const { defaultView: window } = document;
  if (!window) throw new Error('the document was left');
  let meant: Element | null = null;
  const onClick = (event: MouseEvent) => {
    const target = (event.target as Element).closest(controls);
    if (target?.matches(`a[href],${submits}`)) {
      event.preventDefault();
      if (!target.matches(':disabled')) meant = target;
    }
  };
  document.addEventListener('click', onClick);
  try {
    const press = new window.MouseEvent('click', { bubbles: true, cancelable: true });
    element.dispatchEvent(press);
  } finally {
    document.removeEventListener('click', onClick);
  }
  return meant;
}

/** Returns the destination of a link or a button; none if its form is invalid. */
export function leadsFrom(target: Element): Destination | null {
  if (target.localName === 'a') {
    const { href, protocol, target: window } = target as HTMLAnchorElement;
    const isHere = /^https?:$/.test(protocol) && (window === '' || window === '_self');
    return isHere ? { url: href, method: 'GET' } : null;
  }
  const { form } = target as Button;
  if (!form || !maySend(form, target as Button)) return null;
  return destinationOf(form, target as Button);
}
