import { filesOf, type AttachedFile } from './files';

type Submitter = HTMLButtonElement | HTMLInputElement;

/** A request for a document. */
export interface Destination {
  url: string;
  method: 'GET' | 'POST';
  body?: { bytes: Buffer; contentType: string } | undefined;
  /** True if a form leads there; the page's policy may restrict it. */
  isByForm?: boolean;
}

type Entry = readonly [name: string, value: string | AttachedFile];

/** Checks whether a form may be submitted: browsers block a form with an invalid field. */
export function maySend(form: HTMLFormElement, submitter: Submitter | null): boolean {
  if (form.noValidate || submitter?.formNoValidate) return true;
  return [...form.elements].every(isValid);
}

/** Fields whose value a user has typed; only these are checked for their minimum length. */
const typed = new WeakSet<Element>();

export const noteTyped = (field: Element) => void typed.add(field);

function isValid(field: Element): boolean {
  const { value = '', minLength = -1 } = field as Partial<HTMLInputElement>;
  if (typed.has(field) && value !== '' && value.length < minLength) return false;
  if (filesOf(field).length > 0) return true;
  const { checkValidity } = field as Partial<HTMLInputElement>;
  return checkValidity === undefined || checkValidity.call(field);
}

/** Returns the request that a form sends by this button, or by the Enter key. */
export function destinationOf(form: HTMLFormElement, submitter: Submitter | null): Destination {
  const attribute = (name: string) =>
    submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? '';
  const url = new URL(attribute('action') || form.ownerDocument.URL, form.ownerDocument.baseURI);
  const entries = entriesOf(form, submitter);
  if (attribute('method').toLowerCase() !== 'post') {
    url.search = urlEncoded(entries);
    return { url: url.href, method: 'GET', isByForm: true };
  }
  const isMultipart = attribute('enctype').toLowerCase() === 'multipart/form-data';
  const body = isMultipart
    ? multipart(entries)
    : {
        bytes: Buffer.from(urlEncoded(entries)),
        contentType: 'application/x-www-form-urlencoded',
      };
  return { url: url.href, method: 'POST', body, isByForm: true };
}

function entriesOf(form: HTMLFormElement, submitter: Submitter | null): Entry[] {
  const { defaultView: window } = form.ownerDocument;
  if (!window) throw new Error('the form is of a document that was left');
  const data = new window.FormData(form, submitter);
  const entries: Entry[] = [];
  for (const [name, value] of data) {
    if (typeof value === 'string') entries.push([name, value.replaceAll(/\r?\n/g, '\r\n')]);
  }
  for (const field of form.elements) {
    const name = field.getAttribute('name');
    if (name === null || !field.matches('[type=file]:enabled')) continue;
    const files = filesOf(field);
    const none: AttachedFile = {
      name: '',
      mimeType: 'application/octet-stream',
      buffer: Buffer.of(),
    };
    for (const file of files.length > 0 ? files : [none]) entries.push([name, file]);
  }
  return entries;
}

const urlEncoded = (entries: readonly Entry[]) =>
  new URLSearchParams(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  ).toString();

function multipart(entries: readonly Entry[]): Destination['body'] {
  const boundary = `----walker${crypto.randomUUID()}`;
  const quoted = (text: string) => text.replaceAll('"', '%22').replaceAll('\n', '%0A');
  const parts = entries.flatMap(([name, value]) => {
    const isText = typeof value === 'string';
    const head = [`--${boundary}`, `Content-Disposition: form-data; name="${quoted(name)}"`];
    if (!isText) {
      head[1] += `; filename="${quoted(value.name)}"`;
      head.push(`Content-Type: ${value.mimeType}`);
    }
    const bytes = isText ? Buffer.from(value) : value.buffer;
    return [Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes, Buffer.from('\r\n')];
  });
  return {
    bytes: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}
