/** What a machine calls itself, as hosts of addresses write it. */
export const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
