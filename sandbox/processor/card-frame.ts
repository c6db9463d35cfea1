import { html } from '../page/html';
import type { CardFormRow } from './rows';
import type { CardField } from './card-entry';
import { cardWords } from './card-words';

/** The script that a page loads: it mounts the frame and passes its token to the page. */
export const fieldsScript = /* js */ `(() => {
  const mount = (place, options) => {
    const { secret, frameUrl, title, locale, asksHolder = false, theme = {} } = options;
    const own = new URL(frameUrl, location.href).origin;
    const address = new URL(frameUrl);
    if (locale) address.searchParams.set('locale', locale);
    if (asksHolder) address.searchParams.set('holder', '1');
    const frame = document.createElement('iframe');
    frame.src = address.href;
    frame.title = title;
    frame.referrerPolicy = 'origin';
    frame.style.cssText = 'display:block;width:100%;height:168px;border:0;background:transparent;color-scheme:' + (theme.scheme === 'light' ? 'light' : 'dark');
    const say = (message) => frame.contentWindow?.postMessage({ cardFields: message, secret, theme }, own);
    const hear = ({ origin, source, data }) => {
      if (origin !== own || source !== frame.contentWindow || !data) return;
      if (data.cardFields === 'hello') say('init');
      if (data.cardFields === 'ready') options.onReady?.();
      if (data.cardFields === 'height' && data.height > 0 && data.height < 900) frame.style.height = data.height + 'px';
      if (data.cardFields === 'change') options.onChange?.(data.state);
      if (data.cardFields === 'enter') (options.onEnter ?? (() => say('submit')))();
      if (data.cardFields === 'token') options.onToken({ token: data.token, ...(data.holder ? { holder: data.holder } : {}) });
      if (data.cardFields === 'error') options.onError(data.reason);
    };
    addEventListener('message', hear);
    place.append(frame);
    return {
      submit: () => say('submit'),
      focus: () => { frame.focus(); say('focus'); },
      clear: () => say('clear'),
      unmount: () => { removeEventListener('message', hear); frame.remove(); },
    };
  };
  window.CardFields = { mount };
})();
`;

interface FieldLook {
  name: CardField;
  autocomplete: string;
  inputmode: string;
  placeholder: string;
  maxlength: number;
}

/** The attributes of a card's input fields. */
export const fieldLooks: readonly FieldLook[] = [
  {
    name: 'number',
    autocomplete: 'cc-number',
    inputmode: 'numeric',
    placeholder: '1234 1234 1234 1234',
    maxlength: 23,
  },
  {
    name: 'expiry',
    autocomplete: 'cc-exp',
    inputmode: 'numeric',
    placeholder: 'MM/YY',
    maxlength: 7,
  },
  { name: 'cvc', autocomplete: 'cc-csc', inputmode: 'numeric', placeholder: '123', maxlength: 3 },
  { name: 'holder', autocomplete: 'cc-name', inputmode: 'text', placeholder: '', maxlength: 60 },
];

/** Returns the fields of a form with this purpose. */
export function fieldsOf(form: CardFormRow, asksHolder: boolean): readonly FieldLook[] {
  if (form.purpose === 'cvc') return fieldLooks.filter(({ name }) => name === 'cvc');
  return fieldLooks.filter(({ name }) => asksHolder || name !== 'holder');
}

/** Builds the frame's document. It contains its texts, so that its script needs no language. */
export function frameDocument(
  form: CardFormRow,
  { base, locale, asksHolder }: { base: string; locale: string; asksHolder: boolean },
): string {
  const { language, words } = cardWords(locale);
  const fields = fieldsOf(form, asksHolder);
  const page = html`<html lang="${language}">
    <head>
      <meta charset="utf-8" />
      <title>${form.purpose === 'cvc' ? words.cvcTitle : words.title}</title>
      <link rel="stylesheet" href="${base}/frame.css" />
      <script src="${base}/frame.js" defer></script>
    </head>
    <body
      data-origin="${new URL(form.returnUrl).origin}"
      data-tokens="${base}/frame/tokens"
      data-holder="${asksHolder ? '1' : ''}"
      data-words="${JSON.stringify(words.problems)}"
    >
      <form novalidate>
        ${fields.map(
          (field) =>
            html`<p class="field ${field.name}">
              <label for="${field.name}">${words.labels[field.name]}</label>
              <input
                id="${field.name}"
                name="${field.name}"
                type="text"
                inputmode="${field.inputmode}"
                autocomplete="${field.autocomplete}"
                placeholder="${field.name === 'holder' ? words.holderHint : field.placeholder}"
                maxlength="${field.maxlength}"
                aria-describedby="${field.name}-problem"
                required
              />
              <span class="problem" id="${field.name}-problem" role="alert"></span>
            </p>`,
        )}
        <button hidden>Submit</button>
      </form>
    </body>
  </html>`;
  return `<!doctype html>${page.text}`;
}

export const frameScript = /* js */ `const { origin, tokens, holder, words } = document.body.dataset;
const texts = JSON.parse(words);
const form = document.querySelector('form');
const fields = [...form.querySelectorAll('input')];
let secret = '';
let busy = false;
const tell = (message) => parent.postMessage(message, origin);

const digits = (value) => value.replace(/\\D/g, '');
const isLuhn = (number) => [...number].reverse().reduce((sum, digit, index) => {
  const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
  return sum + (value > 9 ? value - 9 : value);
}, 0) % 10 === 0;
const brandOf = (number) => {
  if (number.startsWith('4')) return 'visa';
  const prefix = Number(number.slice(0, 4));
  return (prefix >= 5100 && prefix <= 5599) || (prefix >= 2221 && prefix <= 2720) ? 'master' : null;
};
const problems = {
  number(value) {
    const number = digits(value);
    if (number === '') return 'required';
    if (number.length < 12 || !isLuhn(number)) return 'invalid';
    if (!brandOf(number)) return 'brand';
    return number.length === 16 ? null : 'invalid';
  },
  expiry(value) {
    if (value.trim() === '') return 'required';
    const [, month, year] = /^(0[1-9]|1[0-2])\\/(\\d\\d)$/.exec(value.replaceAll(' ', '')) ?? [];
    if (!month) return 'invalid';
    return Date.UTC(2000 + Number(year), Number(month), 1) > Date.now() ? null : 'past';
  },
  cvc: (value) => (value.trim() === '' ? 'required' : /^\\d{3}$/.test(value.trim()) ? null : 'invalid'),
  holder(value) {
    const name = value.trim().replace(/\\s+/g, ' ');
    if (name === '') return 'required';
    return /^\\p{L}[\\p{L}'’-]* \\p{L}[\\p{L}'’-]*$/u.test(name) ? null : 'invalid';
  },
};
const shape = {
  number: (value) => digits(value).slice(0, 19).replace(/(\\d{4})(?=\\d)/g, '$1 '),
  expiry(value, wasLonger) {
    const typed = digits(value).slice(0, 4);
    const month = typed.length === 1 && Number(typed) > 1 ? '0' + typed : typed;
    if (month.length > 2) return month.slice(0, 2) + '/' + month.slice(2);
    return month.length === 2 && !wasLonger ? month + '/' : month;
  },
  cvc: (value) => digits(value).slice(0, 3),
  holder: (value) => value,
};

function show(input, problem) {
  const text = problem ? (texts[input.name][problem] ?? texts[input.name].invalid) : '';
  input.setAttribute('aria-invalid', problem ? 'true' : 'false');
  document.getElementById(input.name + '-problem').textContent = text;
  measure();
}
function check(input) {
  const problem = problems[input.name](input.value);
  show(input, problem);
  return problem;
}
const measure = () => tell({ cardFields: 'height', height: Math.ceil(form.getBoundingClientRect().height) + 8 });
function changed() {
  const number = fields.find(({ name }) => name === 'number');
  tell({ cardFields: 'change', state: {
    isEmpty: fields.every(({ value }) => value === ''),
    isComplete: fields.every((input) => problems[input.name](input.value) === null),
    brand: number ? brandOf(digits(number.value)) : null,
  } });
}

for (const input of fields) {
  let length = 0;
  input.addEventListener('input', () => {
    const shaped = shape[input.name](input.value, input.value.length < length);
    if (shaped !== input.value) input.value = shaped;
    length = input.value.length;
    if (input.getAttribute('aria-invalid') === 'true') check(input);
    changed();
  });
  input.addEventListener('blur', () => { if (input.value !== '' || input.dataset.touched) check(input); input.dataset.touched = '1'; });
}

async function submit() {
  if (busy) return;
  const wrong = fields.filter((input) => check(input) !== null);
  if (wrong.length > 0) {
    wrong[0].focus();
    tell({ cardFields: 'error', reason: 'invalid' });
    return;
  }
  busy = true;
  try {
    const typed = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    const answer = await fetch(tokens, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret, asksHolder: holder === '1', entry: typed }),
    });
    const said = await answer.json().catch(() => ({}));
    if (answer.ok) tell({ cardFields: 'token', token: said.token, holder: said.holder });
    else if (answer.status === 422) {
      for (const input of fields) show(input, said.problems?.[input.name] ?? null);
      tell({ cardFields: 'error', reason: 'invalid' });
    } else tell({ cardFields: 'error', reason: answer.status === 410 ? 'expired' : 'unavailable' });
  } catch {
    tell({ cardFields: 'error', reason: 'unavailable' });
  } finally {
    busy = false;
  }
}

form.addEventListener('submit', (event) => { event.preventDefault(); tell({ cardFields: 'enter' }); });
addEventListener('message', ({ source, origin: from, data }) => {
  if (source !== parent || from !== origin || !data) return;
  if (data.cardFields === 'init') {
    secret = String(data.secret);
    const { scheme, ...theme } = data.theme ?? {};
    if (scheme === 'light') document.documentElement.style.colorScheme = 'light';
    for (const [name, value] of Object.entries(theme)) {
      if (/^[#\\w(),.%\\s/-]{1,60}$/.test(String(value))) document.documentElement.style.setProperty('--' + name, value);
    }
    tell({ cardFields: 'ready' });
    changed();
    measure();
  }
  if (data.cardFields === 'submit') void submit();
  if (data.cardFields === 'focus') fields[0].focus();
  if (data.cardFields === 'clear') {
    for (const input of fields) { input.value = ''; show(input, null); delete input.dataset.touched; }
    changed();
  }
});
new ResizeObserver(measure).observe(form);
tell({ cardFields: 'hello' });
`;

/** The default style, which matches the sandbox. */
export const frameStyle = /* css */ `@font-face{font-family:Commissioner;font-weight:100 900;font-display:swap;src:url(/fonts/commissioner.woff2) format('woff2')}
:root{color-scheme:dark;--text:#F8F0F2;--label:#CBBCC5;--placeholder:#A391A0;--field:rgba(255,236,244,.055);--line:rgba(255,232,242,.38);--focus:#FF7D92;--error:#FF7B78;--radius:12px}
*{box-sizing:border-box}
html,body{margin:0;background:transparent}
form{display:grid;grid-template-columns:1fr 1fr;gap:14px 12px;padding:4px;font:400 16px/22px Commissioner,system-ui,sans-serif;color:var(--text)}
.field{display:grid;gap:6px;margin:0;align-content:start;min-width:0}
.number,.holder,.field:only-of-type{grid-column:1/-1}
label{font-size:13.5px;line-height:20px;font-weight:520;color:var(--label)}
input{width:100%;height:48px;border-radius:var(--radius);border:1px solid var(--line);background:var(--field);color:var(--text);padding:0 14px;font:inherit;font-variant-numeric:lining-nums tabular-nums}
input::placeholder{color:var(--placeholder);opacity:1}
input:focus{outline:2px solid var(--focus);outline-offset:-1px;border-color:transparent}
input[aria-invalid=true]{border-color:var(--error)}
.problem{font-size:13px;line-height:18px;color:var(--error)}
.problem:empty{display:none}
`;
