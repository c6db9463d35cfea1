/** The names of the local machine, as written in the host of an address. */
export const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
