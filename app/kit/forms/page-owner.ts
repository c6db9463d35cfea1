/** The form field that names the account that the page was rendered for. */
export const pageOwnerField = 'pageOwner';
