/**
 * Returns the tax of a credit note, in minor units: the tax of what is credited after it less the tax of
 * what was credited before it. So the tax of all credit notes of an invoice never differs from the invoice's
 * by rounding, and is the same when everything is credited.
 */
export function creditedTax(
  invoice: { gross: number; tax: number },
  { before, gross }: { before: number; gross: number },
): number {
  const taxOf = (credited: number) => Math.round((invoice.tax * credited) / invoice.gross);
  return taxOf(before + gross) - taxOf(before);
}
