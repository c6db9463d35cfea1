/** Methods that only read (RFC 9110, 9.2.1). */
export const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
