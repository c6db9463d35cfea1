const home = '/verified-model/payouts';

/** The addresses of the pages of payouts. */
export const payoutPlaces = {
  home,
  request: `${home}/request`,
  newMethod: `${home}/methods/new`,
  method: (id: string) => `${home}/methods/${id}`,
  tax: `${home}/tax`,
  statement: (month?: string) => `${home}/statement${month ? `?month=${month}` : ''}`,
  statementFile: (kind: 'pdf' | 'csv', month: string) => `${home}/statement.${kind}?month=${month}`,
};
