import { describe, expect, it } from 'vitest';
import { listeningInodes } from './listening-inodes.mjs';

describe('the table of sockets', () => {
  const header = '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt uid';
  const row = (local: string, state: string, inode: number) =>
    `   0: ${local} 00000000:0000 ${state} 00000000:00000000 00:00000000 00000000 0 0 ${inode} 1`;

  it('yields listening sockets of that very port alone', () => {
    const text = [
      header,
      row('0100007F:0BB8', '0A', 11),
      row('0100007F:0BB8', '01', 12),
      row('0100007F:0BB9', '0A', 13),
      row('00000000:0BB8', '0A', 14),
    ].join('\n');
    expect(listeningInodes(text, 3000)).toEqual(['11', '14']);
  });
});
