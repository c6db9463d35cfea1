/** One question before an act that is a form of the site. */
interface Confirmation {
  /** Keys of the words: what follows, and what 'yes' is called. */
  text: string;
  okText: string;
  /** Where 'yes' is posted. */
  action: string;
  fields: Record<string, string>;
}

/**
 * What may be asked by an address, e.g. ?modal=customConfirmModal&customConfirmModal.about=end-others.
 * Words and target of a question never stand in the address itself: a stranger's link could then
 * make the site ask for one thing and do another.
 */
const confirmations: Record<string, Confirmation> = {
  'end-others': {
    text: 'ui:confirm.end-others',
    okText: 'account:sessions.sign-out-others',
    action: '/settings/security',
    fields: { intent: 'end-others' },
  },
};

export function findConfirmation(name: string | undefined): Confirmation | null {
  if (name === undefined || !Object.hasOwn(confirmations, name)) return null;
  return confirmations[name] ?? null;
}
