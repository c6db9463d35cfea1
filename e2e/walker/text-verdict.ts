import { matchesText, normalized, type TextPattern } from './texts';
import type { Verdict } from './verdict';

/** Compares the texts of elements with a list in order, or the first of them with a pattern. */
export function compareTexts(
  texts: readonly string[],
  expected: TextPattern | readonly TextPattern[],
  isWhole: boolean,
): Verdict {
  const seen = texts.map(normalized);
  const patterns = [expected].flat();
  if (!Array.isArray(expected)) {
    const [text = ''] = texts;
    return { pass: patterns.every((pattern) => fits(text, pattern, isWhole)), seen };
  }
  if (isWhole) {
    const isSame = patterns.every((pattern, place) => fits(texts[place] ?? '', pattern, true));
    return { pass: texts.length === patterns.length && isSame, seen };
  }
  let from = 0;
  const isInOrder = patterns.every((pattern) => {
    const place = texts.findIndex((text, index) => index >= from && fits(text, pattern, false));
    from = place + 1;
    return place >= 0;
  });
  return { pass: isInOrder, seen };
}

function fits(text: string, pattern: TextPattern, isWhole: boolean): boolean {
  if (pattern instanceof RegExp) return matchesText(text, pattern);
  const [all, part] = [normalized(text), normalized(pattern)];
  return isWhole ? all === part : all.includes(part);
}
