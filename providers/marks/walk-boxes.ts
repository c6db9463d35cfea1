/**
 * Boxes that contain boxes: those into which the library descends, so that it sees no more than are counted
 * here.
 */
const holders = new Set(
  'cinf dinf edts grp1 mdia meco mfra minf moof moov mvex paen rinf sinf stbl strd strk traf trak udta'.split(
    ' ',
  ),
);

/** More boxes than any file of ours has, because some files are made to exhaust the memory. */
const mostBoxes = 4_000;

export interface BoxPlace {
  type: string;
  /** The start of its content. */
  start: number;
  end: number;
}

/**
 * Returns the boxes of an MP4, AVIF or HEIF from the outside in. Throws for a file that is broken or has
 * too many.
 */
export function walkBoxes(data: Buffer): BoxPlace[] {
  const boxes: BoxPlace[] = [];
  const walk = (from: number, to: number): void => {
    let at = from;
    while (at < to) {
      if (boxes.length === mostBoxes) throw new Error('Too many boxes');
      if (at + 8 > to) throw new Error('A box is cut off');
      const short = data.readUInt32BE(at);
      const isLong = short === 1;
      if (isLong && at + 16 > to) throw new Error('A box is cut off');
      const size = isLong ? Number(data.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short;
      const start = at + (isLong ? 16 : 8);
      const end = at + size;
      if (end < start || end > to) throw new Error('A box is longer than its file');
      const type = data.toString('latin1', at + 4, at + 8);
      boxes.push({ type, start, end });
      if (holders.has(type)) walk(start, end);
      if (type === 'meta') walk(start + 4, end);
      at = end;
    }
  };
  walk(0, data.length);
  return boxes;
}

/** Shifts an MP4's sample offsets by the size of the data inserted before the samples. */
export function shiftSamples(data: Buffer, by: number): void {
  for (const { type, start, end } of walkBoxes(data)) {
    if (type !== 'stco' && type !== 'co64') continue;
    const size = type === 'stco' ? 4 : 8;
    const count = data.readUInt32BE(start + 4);
    const first = start + 8;
    if (first + count * size > end) throw new Error('A table is cut off');
    for (let at = first; at < first + count * size; at += size) {
      if (size === 4) data.writeUInt32BE(data.readUInt32BE(at) + by, at);
      else data.writeBigUInt64BE(data.readBigUInt64BE(at) + BigInt(by), at);
    }
  }
}
