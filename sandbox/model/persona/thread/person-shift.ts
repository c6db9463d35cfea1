const pairs =
  "i=you i'm=you're i've=you've i'll=you'll i'd=you'd me=you my=your mine=yours myself=yourself am=are " +
  "your=my yours=mine yourself=myself you're=I'm you've=I've you'll=I'll you'd=I'd";
const mirror = new Map(
  pairs.split(' ').map((pair): [string, string] => {
    const [said = '', shifted = ''] = pair.split('=');
    return [said, shifted];
  }),
);

const takesObject =
  /^(?:to|for|with|about|of|at|from|than|on|by|near|without|like|love|miss|see|tell|ask|told|call|meet|know|want|need|hear|thank|trust|show|give|gave|make|makes|made|keep|keeps|keeping|bring|brings|help|let|and|drives|scares|inspires|wakes)$/i;

/** Says a fan's words from the other side: 'I lost my keys' becomes 'you lost your keys'. */
export function shiftPerson(text: string): string {
  const words = text.replaceAll('’', "'").split(/(\s+|[,.;:!?]+)/);
  return words
    .map((word, index) => {
      const lower = word.toLowerCase();
      const before = words[index - 2]?.toLowerCase() ?? '';
      const after = words[index + 2]?.toLowerCase() ?? '';
      if (lower === 'you') return isObject(before, after) ? 'me' : 'I';
      if (lower === 'are') {
        if (after === 'you') return 'am';
        return before === 'you' ? 'am' : word;
      }
      if (lower === 'were' && (before === 'you' || after === 'you')) return 'was';
      if (/^was(?:n't)?$/.test(lower) && (before === 'i' || after === 'i'))
        return lower.replace('was', 'were');
      return mirror.get(lower) ?? word;
    })
    .join('');
}

function isObject(before: string, after: string): boolean {
  return (
    takesObject.test(before) ||
    /^\w{2,}ing$/.test(before) ||
    (after === '' && !/^(?:are|do|did|can|will|would|have|could|should|were)$/.test(before))
  );
}
