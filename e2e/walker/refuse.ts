/** Members that need a browser: layout, rendering, scripts, input devices. */
const beyond = new Set([
  'addInitScript',
  'addScriptTag',
  'ariaSnapshot',
  'boundingBox',
  'clock',
  'dispatchEvent',
  'dragTo',
  'elementHandle',
  'emulateMedia',
  'evaluateHandle',
  'exposeFunction',
  'focus',
  'frameLocator',
  'hover',
  'keyboard',
  'mouse',
  'newCDPSession',
  'on',
  'once',
  'pressSequentially',
  'route',
  'routeWebSocket',
  'screenshot',
  'setOffline',
  'setViewportSize',
  'tap',
  'touchscreen',
  'unroute',
  'waitForFunction',
  'waitForRequest',
]);

/** Makes an object throw a clear error for members that it does not support. */
export function refusing<Walked extends object>(walked: Walked): Walked {
  return new Proxy(walked, {
    get(target, name) {
      if (typeof name === 'string' && beyond.has(name) && !(name in target)) {
        throw new Error(`Only a browser has “${name}”: such a journey is tagged @nojs-browser.`);
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
