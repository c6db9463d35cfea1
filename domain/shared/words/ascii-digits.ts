const isDigit = (codePoint: number) => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));

/**
 * Replaces the decimal digits of every script by those of ASCII. Unicode encodes them in rows of ten from
 * zero (UAX #44, Nd), so a digit's value is its distance from the start of its row.
 */
export const asciiDigits = (text: string): string =>
  text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    const codePoint = digit.codePointAt(0) ?? 0;
    let before = 0;
    while (isDigit(codePoint - before - 1)) before += 1;
    return String(before % 10);
  });

/** Returns a code as it is compared: with ASCII digits and without white space. */
export const plainCode = (typed: string): string => asciiDigits(typed).replace(/\s/g, '');
