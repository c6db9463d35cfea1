/** The field of a form that names the account for which its page was drawn. */
export const pageOwnerField = 'pageOwner';
