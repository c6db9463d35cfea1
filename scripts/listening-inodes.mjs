const LISTEN = '0A';

/**
 * Returns the sockets that listen on a port, from the text of /proc/net/tcp or tcp6.
 * @param {string} text
 * @param {number} port
 * @returns {string[]} inode numbers
 */
export function listeningInodes(text, port) {
  const wanted = port.toString(16).toUpperCase().padStart(4, '0');
  return text
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => state === LISTEN && local?.endsWith(`:${wanted}`))
    .map((fields) => fields[9] ?? '');
}
