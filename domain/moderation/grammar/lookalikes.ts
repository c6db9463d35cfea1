/**
 * Letters that look like a Latin letter, by that letter: small capitals, phonetic letters and letters of
 * other scripts, mostly from Unicode's table of confusables (UTS 39), and signs without a decomposition.
 */
const rows: Record<string, string> = {
  a: 'ᴀаαɑɐꭺᗅꓮ⍺',
  ae: 'æӕᴁ',
  b: 'ʙвβɓƃƅьҍѣᏼꮟᑲᖯᗷꓐ',
  c: 'ᴄсϲⲥꮯꓚҫɕ',
  d: 'ᴅԁđðɗɖꮷꭰᑯᗞꓒꓓ',
  dz: 'ʣ',
  e: 'ᴇеεҽєэɛɘəǝꬲɇꭼꓰ⋿',
  f: 'ꜰƒꬵᵮᖴꓝϝ',
  g: 'ɢɡɠցǥᶃꮐᏻꓖԍ',
  h: 'ʜнһհɦħђћңҥꮒꮋᕼꓧⲏ',
  i: 'ɪıιіɩɨӏꭵᵻᵼⲓ',
  j: 'ᴊјϳɟꭻᒍꓙɉ',
  k: 'ᴋкκƙқҝӄꮶᛕꓗⲕ',
  l: 'ʟłɭɫɬƚⳑꮮᒪꓡ',
  lz: 'ʫ',
  m: 'ᴍмɱϻꮇᗰᛖꓟⲙ',
  n: 'ɴηոռпɳɲƞᵰꓠⲛ',
  o: 'ᴏоοσоօⲟᴑøөѳɵɔꓳഠ',
  oe: 'œɶ',
  p: 'ᴘрρϱƥꮲᑭꓑⲣ',
  q: 'ǫԛգզʠϙ',
  r: 'ʀгяᴦɾɽɼɹʁꭇꭈⲅꮁꭱꮢᖇꓣ',
  s: 'ꜱѕʂꮪᵴƽꮥꮞտꓢ',
  ss: 'ß',
  t: 'ᴛтτŧƭʈᵵꭲꓔⲧ',
  th: 'þ',
  ts: 'ʦ',
  u: 'ᴜυʋսʊꞟᵾµμицᑌꓴɥ',
  v: 'ᴠνѵꮩꮴꓦᴧʌ',
  w: 'ᴡωѡԝшщɯաꮃꮤꓪ',
  x: 'хχҳᕁꓫⲭ',
  y: 'ʏуγɣүұƴʎყꭹꮍꓬ',
  z: 'ᴢʐƶʒꮓꓜ',
};

/** Capitals that look like another letter than their lower-case form. */
const capitals: Record<string, string> = {
  ...{ Η: 'h', Μ: 'm', Ν: 'n', Υ: 'y', Σ: 'e', Λ: 'a', Ζ: 'z', И: 'n' },
};

const latin = new Map([
  ...Object.entries(capitals),
  ...Object.entries(rows).flatMap(([letter, signs]) =>
    [...signs].map((sign) => [sign, letter] as const),
  ),
]);
const lookalike = new RegExp(`[${[...latin.keys()].join('')}]`, 'gu');

/**
 * Matches letters in brackets, circles and squares. `alphabets` has the first code point of each such
 * alphabet. Flags consist of two letters of the last one.
 */
const framed =
  /[\u{249c}-\u{24b5}\u{1f110}-\u{1f129}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]|(?<![\u{1f1e6}-\u{1f1ff}])[\u{1f1e6}-\u{1f1ff}](?![\u{1f1e6}-\u{1f1ff}])/gu;
const alphabets = [0x1f1e6, 0x1f170, 0x1f150, 0x1f110, 0x249c];

/** Replaces signs that look like Latin letters with these letters. Case is significant in the lookup. */
export function asLatin(text: string): string {
  return text
    .replace(lookalike, (sign) => latin.get(sign) ?? sign)
    .replace(framed, (sign) => {
      const code = sign.codePointAt(0) ?? 0;
      const first = alphabets.find((start) => start <= code) ?? code;
      return String.fromCharCode(0x61 + code - first);
    });
}
