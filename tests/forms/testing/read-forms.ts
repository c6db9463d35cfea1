/** One field of a form, as a page renders it. */
export interface Field {
  name: string;
  /** The input's type; `select` and `textarea` for those elements. */
  type: string;
  value: string;
  isChecked: boolean;
  isRequired: boolean;
  options: string[];
}

export interface DrawnForm {
  id: string;
  /** The address it is sent to. */
  action: string;
  fields: Field[];
  /** Its buttons with a name and a value. */
  buttons: { name: string; value: string }[];
}

const escapes: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => escapes[name] ?? whole);

function attributesOf(tag: string): Record<string, string> {
  const found = [...tag.matchAll(/\s([\w:-]+)="([^"]*)"/g)];
  return Object.fromEntries(
    found.map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]),
  );
}

/** Reads the forms of a page that are sent by a post, in React's markup. */
export function readForms(html: string, address: string): DrawnForm[] {
  return [...html.matchAll(/<form((?:\s[^>]*)?)>([^]*?)<\/form>/g)]
    .map(([, tag = '', inner = '']) => {
      const { id = '', action = address, method } = attributesOf(tag);
      return { isPost: method === 'post', form: { id, action, ...fieldsOf(inner) } };
    })
    .filter(({ isPost }) => isPost)
    .map(({ form }) => form);
}

const fieldTags =
  /<(input)(\s[^>]*?)\/?>|<(textarea)(\s[^>]*)>([^]*?)<\/textarea>|<(select)(\s[^>]*)>([^]*?)<\/select>|<(button)(\s[^>]*)>/g;

function fieldsOf(inner: string): Pick<DrawnForm, 'fields' | 'buttons'> {
  const fields: Field[] = [];
  const buttons: DrawnForm['buttons'] = [];
  for (const found of inner.matchAll(fieldTags)) {
    const [, input, inputTag, area, areaTag, text, select, selectTag, list, , buttonTag] = found;
    const tag = attributesOf(inputTag ?? areaTag ?? selectTag ?? buttonTag ?? '');
    const { name, value = '' } = tag;
    if (name === undefined) continue;
    if (!input && !area && !select) {
      buttons.push({ name, value });
      continue;
    }
    const options = [...(list ?? '').matchAll(/<option((?:\s[^>]*)?)>/g)].map(([, option = '']) =>
      attributesOf(option),
    );
    const chosen = options.find((option) => 'selected' in option) ?? options[0];
    fields.push({
      name,
      type: area ?? select ?? tag['type'] ?? 'text',
      value: area
        ? decode((text ?? '').replace(/^\n/, ''))
        : select
          ? (chosen?.['value'] ?? '')
          : value,
      isChecked: 'checked' in tag,
      isRequired: 'required' in tag,
      options: options.map((option) => option['value'] ?? ''),
    });
  }
  return { fields, buttons };
}

/** Returns the values that a browser sends. */
export function valuesOf({ fields }: Pick<DrawnForm, 'fields'>): [string, string][] {
  return fields
    .filter(({ type, isChecked }) => (type === 'checkbox' || type === 'radio' ? isChecked : true))
    .map(({ name, value }) => [name, value]);
}
