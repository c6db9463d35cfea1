/** The script that pages load: it shows the frame and passes its token to the page. */
export const widgetScript = /* js */ `(() => {
  const own = new URL(document.currentScript.src).origin;
  const drawn = new Map();
  let count = 0;
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== own) return;
    for (const { frame, options } of drawn.values()) {
      if (frame.contentWindow === source && data && typeof data.token === 'string') options.callback(data.token);
    }
  });
  window.turnstile = {
    render(place, options) {
      const frame = document.createElement('iframe');
      frame.src = own + '/captcha/frame';
      frame.title = 'Captcha';
      frame.width = '300';
      frame.height = '65';
      place.append(frame);
      const id = 'widget-' + ++count;
      drawn.set(id, { frame, options });
      return id;
    },
    reset(id) {
      const known = drawn.get(id);
      if (known) known.frame.src = own + '/captcha/frame';
    },
    remove(id) {
      drawn.get(id)?.frame.remove();
      drawn.delete(id);
    },
  };
})();
`;

export const frameDocument = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Captcha</title>
<link rel="stylesheet" href="/captcha/frame.css">
<script src="/captcha/frame.js" defer></script>
</head>
<body><main><button type="button">I am human</button></main></body>
</html>`;

export const frameScript = /* js */ `const button = document.querySelector('button');
button.addEventListener('click', async () => {
  button.disabled = true;
  const answer = await fetch('/captcha/solve', { method: 'POST' });
  const { token } = await answer.json();
  button.textContent = 'Thank you';
  parent.postMessage({ token }, '*');
});
`;

export const frameStyle = /* css */ `html{background:#231828;color-scheme:dark}
body{margin:0;font:560 15px/20px Commissioner,system-ui,sans-serif}
main{display:grid;place-items:center;min-height:65px}
button{min-height:44px;padding:0 18px;border-radius:999px;border:1px solid rgba(255,232,242,.38);background:#302237;color:#F8F0F2;font:inherit;cursor:pointer}
button:disabled{color:#63CF9F;cursor:default}
button:focus-visible{outline:2px solid #FFF6F2;outline-offset:3px}
`;
